gyre sectors 4
