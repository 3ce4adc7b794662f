gyre help coords
