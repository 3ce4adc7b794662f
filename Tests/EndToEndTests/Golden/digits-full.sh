gyre sectors 8 --digits full
