gyre sphere-layout --labels-file awkward-labels.txt --json
