printf '11.24\n11.26\n-170\nx\n170\n11.24\n' | gyre snap 16 --track --hysteresis 2deg --unit deg --tsv 2>/dev/null || test $? -eq 1
