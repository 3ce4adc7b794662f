gyre sectors --labels-file compass.txt --jsonl --fields label,mid --unit deg
