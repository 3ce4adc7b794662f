gyre sphere-layout 50 --method fibonacci --radius 150 --turn x:30deg,y:-0.25turn --perspective 500 --center 160,284 --json
