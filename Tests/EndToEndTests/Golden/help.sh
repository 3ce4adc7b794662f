gyre --help
