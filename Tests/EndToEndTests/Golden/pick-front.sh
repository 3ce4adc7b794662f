gyre pick 10,20 --count 50 --method fibonacci --radius 150 --size 60,20 --perspective 500
