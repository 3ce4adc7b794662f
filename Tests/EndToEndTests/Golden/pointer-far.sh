gyre sectors 3 --pointer 1e300 --csv
