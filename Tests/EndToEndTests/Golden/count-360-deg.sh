gyre sectors 360 --unit deg --csv --fields sector,min,max
