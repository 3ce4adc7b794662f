gyre sectors --labels-file awkward-labels.txt
