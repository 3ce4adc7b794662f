gyre sectors 3 --digits 1 --json --pointer -1e-3
