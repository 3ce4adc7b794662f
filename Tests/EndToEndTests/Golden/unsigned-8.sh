gyre sectors 8 --range unsigned --unit deg --fields sector,min,mid,max,wraps
