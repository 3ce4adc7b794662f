gyre sphere-layout 1e9 --method spiral --slice 999999990:1000000000 --digits 17
