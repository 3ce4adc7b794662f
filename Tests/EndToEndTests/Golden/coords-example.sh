gyre coords 0,3,2
