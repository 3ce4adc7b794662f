gyre sphere-layout 12
