gyre sectors 2
