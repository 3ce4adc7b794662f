gyre help sectors
