gyre sectors 6 --digits 17 --fields sector,min,mid,max,width,wraps
