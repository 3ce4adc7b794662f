gyre sectors 7 --jsonl
