gyre sectors --weights 0.1,0.2,0.3 --unit deg --fields sector,mid,width
