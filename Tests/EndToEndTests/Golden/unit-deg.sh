gyre sectors 7 --unit deg
