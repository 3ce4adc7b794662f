gyre push 3,4 -1.5,2e3 0.1,0.2 --at 0,0.1,7 --tsv --divisor 3
