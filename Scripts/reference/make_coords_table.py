"""Writes the table of expected rows that the end-to-end tests of `gyre coords` read.

    python3 make_coords_table.py --seed 1
"""

import argparse
import random
from pathlib import Path

from coords import Coords
from random_coords import random_coords
from snap import csv_line

TABLE = Path(__file__).resolve().parents[2] / "Tests/EndToEndTests/Tables/coords.tsv"
LONGEST_ARGUMENTS = 130
MOST_BYTES_A_RUN = 5000
LARGEST_TABLE = 900_000
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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, default=235)
    options = parser.parse_args()
    source, lines, runs, seen = random.Random(options.seed), [], 0, set()
    for arguments, records in HARD_RUNS:
        arguments = arguments.split()
        lines += lines_of(arguments, "\n".join(records.split()).encode(), Coords(arguments))
        seen.add(" ".join(arguments))
        runs += 1
    while runs < options.runs:
        arguments, data, coords = random_coords(source, source.randint(8, 20), plain=True)
        more = lines_of(arguments, data, coords)
        if accepted(arguments, more) and " ".join(arguments) not in seen:
            seen.add(" ".join(arguments))
            lines += more
            runs += 1
    head = [
        f"# Made by Scripts/reference/make_coords_table.py --seed {options.seed} --runs {options.runs}",
        f"# {len(lines)} rows of {runs} runs; consecutive rows with the same arguments are one run, its records",
        "# in order. The row is csv with all columns of the run, or those of --fields, and error.",
        "# arguments (separated by single spaces; the test adds --csv, and the records as input)",
        "#\trecord\trow",
    ]
    TABLE.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
    size = TABLE.stat().st_size
    print(f"{TABLE.name}: {len(lines)} rows, {runs} runs, {size} bytes")
    return 0 if size < LARGEST_TABLE else 1


if __name__ == "__main__":
    raise SystemExit(main())
