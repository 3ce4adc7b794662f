gyre push --help
