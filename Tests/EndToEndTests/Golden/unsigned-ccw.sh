gyre sectors 3 --range unsigned --direction ccw --unit grad --digits 3
