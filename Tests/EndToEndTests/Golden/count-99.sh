gyre sectors 99
