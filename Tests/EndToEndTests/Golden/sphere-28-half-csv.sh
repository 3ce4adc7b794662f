gyre sphere-layout 28 --phase half --csv
