gyre sectors 4 --template '{sector} | {min}, {mid}, {max}'
