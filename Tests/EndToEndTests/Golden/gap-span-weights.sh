gyre sectors --weights 1,2,3 --span 0.75turn --gap 0.1 --jsonl
