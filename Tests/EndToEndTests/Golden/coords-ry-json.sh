gyre coords --from ry 1,60deg,90deg 2,-30deg,400deg -1,0,0 --turn x:30deg --unit deg --json 2>/dev/null || test $? -eq 1
