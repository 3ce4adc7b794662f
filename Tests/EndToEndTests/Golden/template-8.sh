gyre sectors 8 --template '{sector} | {min}, {mid}, {max}'
