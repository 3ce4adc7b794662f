printf '100,0,80,60\n0 0 1 1\n60,80,-80,60\n1,0,-1,0\n' | gyre snap 12 --from drag --unit deg --csv 2>/dev/null || test $? -eq 1
