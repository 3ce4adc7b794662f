gyre help sphere-layout
