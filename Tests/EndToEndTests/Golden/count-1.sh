gyre sectors 1
