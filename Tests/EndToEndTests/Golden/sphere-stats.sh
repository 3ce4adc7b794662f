gyre sphere-layout 12 --method equal-area --stats --unit deg --json
