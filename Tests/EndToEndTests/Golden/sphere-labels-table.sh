gyre sphere-layout --labels-file languages.txt --order --perspective 3 --digits 3
