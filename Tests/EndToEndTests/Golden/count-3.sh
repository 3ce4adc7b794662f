gyre sectors 3
