gyre sectors 12 --digits 0
