gyre push 310,484 --center 160,284 --bounds 0,0,320,568 --events 5 --fields t,wall,px,py,vx,vy
