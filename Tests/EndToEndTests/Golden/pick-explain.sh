gyre pick 2,1 --labels N,E,S,W --radius 5 --size 8,8 --facing outward --perspective 20 --explain
