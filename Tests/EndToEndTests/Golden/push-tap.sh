gyre push 260,284 --center 160,284
