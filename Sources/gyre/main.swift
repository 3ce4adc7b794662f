import GyreCLI
