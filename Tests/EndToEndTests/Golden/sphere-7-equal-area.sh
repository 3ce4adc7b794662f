gyre sphere-layout 7 --method equal-area --spherical --unit deg
