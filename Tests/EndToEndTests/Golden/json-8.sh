gyre sectors 8 --json
