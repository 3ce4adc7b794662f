gyre snap --labels-file compass.txt --json --unit deg 33 -100.25 11.25 400
