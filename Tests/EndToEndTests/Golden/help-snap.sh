gyre snap --help
