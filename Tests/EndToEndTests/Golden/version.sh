gyre --version
