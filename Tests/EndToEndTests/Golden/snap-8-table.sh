gyre snap 8 1 45deg -3pi/8 1e22 0
