gyre sectors 5 --template '{sector} | {min}, {mid}, {max}'
