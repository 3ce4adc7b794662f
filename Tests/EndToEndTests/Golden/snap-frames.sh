gyre snap 8 100deg --unit deg --frames 30 --duration 0.3 --easing 'cubic-bezier(0.3,-0.5,0.7,1.5)' --csv
