gyre sphere-layout 1 --stats --csv
