gyre sectors 3 --template '{sector} | {min}, {mid}, {max}'
