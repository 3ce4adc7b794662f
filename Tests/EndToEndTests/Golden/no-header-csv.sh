gyre sectors 3 --csv --no-header
