gyre snap 5 1 -1 --velocity 2pi/3 --deceleration fast --range unsigned --csv --gap 1deg
