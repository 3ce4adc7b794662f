gyre sectors 8
