gyre sectors 5 --direction ccw
