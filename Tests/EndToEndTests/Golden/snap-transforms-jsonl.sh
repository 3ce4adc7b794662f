printf '1,1\nmatrix(0.5, 0.5, -0.5, 0.5, 10, 20)\n3,4,-4,3\n1,0,0,-1\n' | gyre snap 4 --from transform --jsonl 2>/dev/null || test $? -eq 1
