gyre sectors --labels-file awkward-labels.txt --tsv --fields sector,label
