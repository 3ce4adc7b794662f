gyre sectors --labels N,E,S,W --unit deg --json
