"""Writes the table of expected rows that the end-to-end tests of `gyre coords` read.

    python3 make_coords_table.py --seed 1
"""

from coords import Coords
from random_coords import random_coords
from snap import csv_line
from tables import RECORDS, write_table

LONGEST_ARGUMENTS = 130
MOST_BYTES_A_RUN = 5000
HARD_RUNS = (
    ("", "0,3,2 0,0,0 -0,0,-0 1e-400,0,0 0,-1e-400,0 1e300,-1e-400,1e300 1,0,-1e-400 0,0,-1 3,4,12 1.7e308,1.7e308,0"),
    ("--unit=deg", "1,0,0 0,1,0 0,0,1 -1,0,0 0,-1,0 0,0,-1 1,1,1 0,1,1 -1e-400,1,1 1,1e-400,-1"),
    ("--from=ry", "1,pi/2,pi/2 1,1.5707963267948966,0 1,0,1 1,pi,1 0,1,2 2,-30deg,400deg 1,1e-400,pi -1,0,0 -0,1,1"),
    ("--from=rx", "1,pi/2,pi/2 1,1.5707963267948966,0 1,0,1 1,pi,1 0,1,2 2,-30deg,400deg 1,1e-400,pi -1,0,0 "
     "1e-400,1,1"),
    ("--from=ry --unit=deg --turn=y:-30", "1,90,30 1,0,30 1,60,210 1,60,-330 1,270,30 1,-90,120"),
    ("--from=xyz --turn=x:180deg,y:45deg,x:pi,y:45deg", "1,2,3 0,0,1 0,-1,0 1e-300,0,0 5,0,0"),
    ("--turn=x:30deg,y:0.3,y:-.3,x:-pi/6", "0,0,1 1,2,3 9007199254740993,0,0"),
)


def lines_of(arguments, data, coords):
    """The lines of a run."""
    text = " ".join(["coords", *arguments])
    return [f"{text}\t{record.decode()}\t{csv_line(columns)}" for record, columns in coords.rows(data)]


def accepted(arguments, lines):
    """Whether they can be lines of a table and are not too long."""
    return all(arguments) and len(" ".join(arguments)) < LONGEST_ARGUMENTS and "\0" not in "".join(lines) \
        and all(line.count("\t") == 2 for line in lines) and 0 < sum(map(len, lines)) < MOST_BYTES_A_RUN


def hard_lines(run):
    """The lines of a run of HARD_RUNS."""
    arguments, records = run[0].split(), run[1].split()
    return lines_of(arguments, "\n".join(records).encode(), Coords(arguments))


def run_lines(source):
    """The lines of one random run, none if they are not accepted."""
    arguments, data, coords = random_coords(source, source.randint(8, 20), plain=True)
    lines = lines_of(arguments, data, coords)
    return lines if accepted(arguments, lines) else []


def main():
    about = [
        "consecutive rows with the same arguments are one run, its records",
        "in order. The row is csv with all columns of the run, or those of --fields, and error.",
    ]
    return write_table("coords", 235, about, RECORDS, run_lines, map(hard_lines, HARD_RUNS))


if __name__ == "__main__":
    raise SystemExit(main())
