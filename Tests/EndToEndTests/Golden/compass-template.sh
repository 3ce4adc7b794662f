gyre sectors --labels-file compass.txt --template '{label}: {mid} rad'
