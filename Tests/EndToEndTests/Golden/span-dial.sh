gyre sectors 11 --span 270deg --first -135deg --unit deg
