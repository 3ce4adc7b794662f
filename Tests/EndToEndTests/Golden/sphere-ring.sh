gyre sphere-layout 5 --rings 1 --template '{index}: {x} {y} {z}'
