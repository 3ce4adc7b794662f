gyre sectors 5 --gap 2.5deg --unit deg --csv
