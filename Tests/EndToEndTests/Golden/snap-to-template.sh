gyre snap 8 2047.5 --unit deg --to 3 --way cw --turns 5 --template '{rotation} > {target} by {rotate}'
