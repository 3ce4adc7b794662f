printf '260,284\n310,484\n160,284\n1,2\n' | gyre push --center 160,284 --bounds 0,0,320,568 --mode instantaneous --magnitude 7.5 --elasticity 0.9 --at 0,1,10,1e5 --csv --unit deg
