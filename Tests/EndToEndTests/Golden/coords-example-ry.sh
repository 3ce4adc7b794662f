gyre coords --from ry 1,60deg,90deg --turn x:30deg --unit deg --json
