"""Writes the table of expected rows that the end-to-end tests of `gyre pick` read, and the layouts that it names.

    python3 make_pick_table.py --seed 1
"""

import argparse
import random
import shutil
from pathlib import Path

from pick import Pick
from picks import random_pick
from snap import csv_line

TESTS = Path(__file__).resolve().parents[2] / "Tests/EndToEndTests"
TABLE, LAYOUTS = TESTS / "Tables/pick.tsv", TESTS / "Tables/pick-layouts"
LONGEST_ARGUMENTS = 160
MOST_BYTES_A_RUN = 6000
LARGEST_TABLE = 900_000
LARGEST_LAYOUT = 1500
TURNED = "x,y,z\n0.8660254037844386e-30,0,0.5e-30\n"  # next to the origin, by 60 degrees about y
HORIZON = ("x,y,z,label\n30,120,40,on\n30,120,40.00000000000000000001,nearer\n30,120,39.99999999999999999999,beyond\n"
           "0,0,422.5,eye\n0,0,422.49999999999999999999,before\n0,0,0,origin\n")
EDGES = "x,y,z,width,height\n0,0,0,20,10\n20,0,0,20,10\n0,10,0,20,10\n0,0,-1e-400,20,10\n0,0,0,0,10\n20,0,0,20,10\n"
MIRRORED = "x,y,z,index\n3,0,4,10\n-3,0,4,11\n3,0,4,12\n0,5,0,13\n0,-5,0,14\n0,0,-5,15\n"
EDGE_POINTS = ("-10,0 10,0 30,0 0,-5 0,5 0,15 10,5 -10,5 9.9999999999999999999999999,0 "
               "-10.0000000000000000000000001,0 10,-5 29.5,4.9999999999999999 "
               "0,4.9999999999999999999999 1e300,0 0,-0")
CROSSING_POINTS = "0,0 0,1 1e-20,0 -1e-20,0 3,2 5,5 -5,5 0,40 3.5,-1"
HARD_RUNS = (
    (TURNED, "--size=200,200 --perspective=500 --facing=outward", "22,0 0,0 22,10 -22,0 1e300,0"),
    (HORIZON, "--size=10,10 --perspective=422.5 --hide-backface --explain", "0,0 33,132"),
    (HORIZON, "--size=10,10 --perspective=422.5 --facing=outward --explain", "0,0 33,132 1,-1"),
    (HORIZON, "--size=10,10 --hide-backface --explain --facing=outward", "30,120 0,0"),
    *((EDGES, more, EDGE_POINTS) for more in ("--all", "", "--perspective=500", "--explain --center=1,2")),
    *((MIRRORED, f"--size=30,30 --facing=outward {more}", CROSSING_POINTS)
      for more in ("--all", "--all --perspective=100", "--perspective=6.25 --explain", "--hide-backface")),
)


class Table:
    """The lines of the table so far, and the layouts of its runs, in a folder of their own."""

    def __init__(self):
        self.lines, self.runs = [], 0

    def new_path(self, style, data):
        """The path of a new layout, for the run that is tried next."""
        path = LAYOUTS / f"{self.runs + 1}.{style}"
        path.write_bytes(data.replace(b"\r\n", b"\n"))  # as the repository keeps text
        return str(path)

    def add(self, arguments, data, pick):
        """Adds a run; not one that is too long or can't be lines of a table, whose layout goes."""
        text = " ".join(["pick", *arguments]).replace(f"{LAYOUTS}/", "")
        rows, lines, last = list(pick.rows(data)), [], None
        status = 1 if any(fails for _, _, fails in rows) else 0
        for record, columns, _ in rows:
            # A record is its own object: a further row of the same one does not repeat it.
            lines.append(f"{text}\t{status}\t{'' if record is last else record.decode()}\t{csv_line(columns)}")
            last = record
        paths = [path for path in LAYOUTS.glob(f"{self.runs + 1}.*")]
        if 0 < sum(map(len, lines)) < MOST_BYTES_A_RUN and len(text) < LONGEST_ARGUMENTS \
                and all(line.count("\t") == 3 and "\0" not in line and "\r" not in line for line in lines) \
                and all(argument and " " not in argument for argument in arguments) \
                and all(path.stat().st_size < LARGEST_LAYOUT for path in paths):
            self.lines += lines
            self.runs += 1
        else:
            for path in paths:
                path.unlink()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, default=110)
    options = parser.parse_args()
    shutil.rmtree(LAYOUTS, ignore_errors=True)
    LAYOUTS.mkdir()
    table, source = Table(), random.Random(options.seed)
    for layout, more, points in HARD_RUNS:
        arguments = [f"--layout={table.new_path('csv', layout.encode())}", *more.split()]
        table.add(arguments, "\n".join(points.split()).encode(), Pick(arguments))
    assert table.runs == len(HARD_RUNS)
    while table.runs < options.runs:
        table.add(*random_pick(source, source.randint(8, 25), table.new_path, plain=True))
    head = [
        f"# Made by Scripts/reference/make_pick_table.py --seed {options.seed} --runs {options.runs}",
        f"# {len(table.lines)} rows of {table.runs} runs; consecutive rows with the same arguments are one run. A",
        "# row without a record is a further one of the record before. --layout names a file in pick-layouts, which",
        "# the same program writes. The row is csv with all columns of the run, or those of --fields, and error.",
        "# arguments (separated by single spaces; the test adds --csv, and the records as input)",
        "#\texit status\trecord\trow",
    ]
    TABLE.write_text("\n".join([*head, *table.lines]) + "\n", encoding="utf-8")
    size = TABLE.stat().st_size
    print(f"{TABLE.name}: {len(table.lines)} rows, {table.runs} runs, {size} bytes")
    return 0 if size < LARGEST_TABLE else 1


if __name__ == "__main__":
    raise SystemExit(main())
