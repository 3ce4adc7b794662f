gyre sectors 5
