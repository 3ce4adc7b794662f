gyre sectors --labels-file awkward-labels.txt --template '[{label}] {sector}'
