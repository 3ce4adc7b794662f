gyre sectors 3 --no-header --unit turn
