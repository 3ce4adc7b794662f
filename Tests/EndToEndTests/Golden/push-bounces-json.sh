gyre push 310,484 --center 160,284 --bounds 0,0,320,568 --elasticity 0.8 --events 25 --json
