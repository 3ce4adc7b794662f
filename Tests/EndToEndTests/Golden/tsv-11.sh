gyre sectors 11 --tsv
