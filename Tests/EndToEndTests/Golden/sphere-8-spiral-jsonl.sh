gyre sphere-layout 8 --method spiral --spherical --perspective 2 --order --unit turn --jsonl
