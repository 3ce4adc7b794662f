gyre sectors 4 --fields wraps,max,sector,width
