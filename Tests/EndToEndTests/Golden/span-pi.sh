gyre sectors 5 --span pi --pointer -pi/2 --direction ccw
