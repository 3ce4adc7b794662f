gyre sectors --labels-file languages.txt --unit deg
