"""Writes the table of expected rows that the end-to-end tests of `gyre sphere-layout` read.

    python3 make_sphere_table.py --seed 1
"""

from snap import csv_line
from sphere import Sphere
from spheres import random_sphere
from tables import ROWS, write_table

LONGEST_ARGUMENTS = 130
MOST_BYTES_A_RUN = 4400
# What must be there: whole shares, halves that go up, poles, more rings than points, ends of a large layout.
HARD_RUNS = tuple(f"{method} {more}".strip() for method, more in (
    *((f"--rings=3 {count}", "") for count in (12, 28, 32)), ("50", "--spherical"), ("36 --rings=5", "--spherical"),
    *((f"{count} --method=equal-area", "--spherical --unit=deg") for count in (1, 2, 3, 9, 11, 13, 15, 29)),
    *((f"{count} --method={method}", "--spherical --perspective=2")
      for count in (1, 2, 3) for method in ("rings", "fibonacci", "spiral")),
    ("1 --rings=3", ""), ("5 --rings=40 --phase=half", "--spherical"), ("33 --rings=11", ""),
    *((f"1e9 --method={method}", "--spherical --slice=999999990:1000000000")
      for method in ("rings", "fibonacci", "spiral")),
    ("1e6 --method=equal-area", "--spherical --slice=499995:500005"), ("1e6 --slice=0:12", "--phase=half"),
    ("26 --turn=x:180deg,y:45deg,x:pi,y:45deg", "--spherical --perspective=1.5"),
    ("26 --turn=x:30deg,y:0.3,y:-.3,x:-pi/6", "--spherical --order"), ("24 --turn=x:0.25turn", "--spherical --order"),
    ("46 --method=fibonacci --radius=100 --turn=x:67.5deg", "--perspective=100.000000000000001"),
))


def lines_of_run(arguments, rows):
    """The lines of a run, none if they are too long or can't be lines of a table."""
    text = " ".join(["sphere-layout", *arguments])
    lines = [f"{text}\t{csv_line(row)}" for row in rows]
    if len(text) > LONGEST_ARGUMENTS or any(" " in argument or not argument for argument in arguments) \
            or sum(map(len, lines)) > MOST_BYTES_A_RUN:
        return []
    return lines


def hard_lines(arguments):
    """The lines of a run of HARD_RUNS."""
    sphere = Sphere(arguments)
    text = " ".join(["sphere-layout", *arguments])
    return [f"{text}\t{csv_line(row)}" for row in sphere.rows()]


def run_lines(source):
    """The lines of one random run, none if they are not lines of a table."""
    arguments, _, rows = random_sphere(source, source.randint(4, 28), None, plain=True)
    return lines_of_run(arguments, rows)


def main():
    about = [
        "consecutive rows with the same arguments are one run, all its rows in",
        "order. The row is csv with all columns of the run, or those of --fields.",
    ]
    return write_table("sphere-layout", 470, about, ROWS, run_lines, (hard_lines(run.split()) for run in HARD_RUNS))


if __name__ == "__main__":
    raise SystemExit(main())
