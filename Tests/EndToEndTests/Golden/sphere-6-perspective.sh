gyre sphere-layout 6 --method fibonacci --radius 150 --turn y:30deg --perspective 500
