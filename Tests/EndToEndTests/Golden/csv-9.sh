gyre sectors 9 --csv
