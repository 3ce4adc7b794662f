printf '1,0,0\n1 pi/2 pi/2\nx,1,2\n' | gyre coords --from rx --csv --unit grad 2>/dev/null || test $? -eq 1
