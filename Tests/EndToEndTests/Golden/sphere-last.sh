gyre sphere-layout 1000000000 --method fibonacci --slice 999999990:1000000000 --csv
