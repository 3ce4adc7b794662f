gyre sectors 16 --unit grad --jsonl
