gyre sectors 6 --pointer=-0.3 --first 45deg
