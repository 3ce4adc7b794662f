gyre pick --help
