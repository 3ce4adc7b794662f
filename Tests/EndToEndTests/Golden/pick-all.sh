seq -f '%g,-25.5' -40 7.3 60 | gyre pick --labels-file languages.txt --radius 150 --size 80,24 --perspective 500 --center 3,4 --facing outward --all --json
