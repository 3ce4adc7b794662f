gyre sectors --weights-file weights.txt --labels N,E,S,W --unit deg
