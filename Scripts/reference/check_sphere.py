"""Compares everything that `gyre sphere-layout` and `gyre coords` print as csv with the reference, as bytes.

    python3 check_sphere.py --gyre ../../.build/release/gyre --runs 200 --records 500 --seed 1
    python3 check_sphere.py --gyre ../../.build/release/gyre --only coords

The exit status must be right, too: 1 if a record failed, 2 for arguments that the contract refuses, else 0. The
input of a run that differs is kept.
"""

import argparse
import random
import shlex
import sys

from checking import Folder, add_options, check_all, compare, no_end, run_program
from random_coords import random_coords
from snap import csv_line
from spheres import REFUSED, random_sphere

COMMANDS = ("sphere-layout", "coords")
COORDS_SHARE, REFUSED_SHARE = 0.4, 0.04


def check_run(program, folder, records, only, seed):
    """(rows, fields, wrong fields, messages) of the run with this seed."""
    files, source = Folder(folder), random.Random(seed)
    if only == "coords" or only is None and source.random() < COORDS_SHARE:
        result = check_coords(program, files, records, seed, source)
    elif source.random() < REFUSED_SHARE:
        return check_refused([program, "sphere-layout", *source.choice(REFUSED).split(), "--csv"])
    else:
        result = check_sphere(program, files, records, seed, source)
    if not result[2]:
        files.remove()
    return result


def check_coords(program, files, records, seed, source):
    """The result of a run of `coords`."""
    arguments, data, coords = random_coords(source, records)
    command = [program, "coords", *arguments, "--csv", "--input", files.file(f"{seed}.records", data)]
    finished = run_program(command)
    if finished is None:
        return no_end(command)
    expected = [(line, csv_line(columns).encode(), columns[-1]) for line, columns in coords.rows(data)]
    return compare(command, finished, ",".join(coords.header()), expected, order_matters=False)


def check_sphere(program, files, records, seed, source):
    """The result of a run of `sphere-layout`."""
    arguments, header, rows = random_sphere(source, records, lambda data: files.file(f"{seed}.labels", data))
    command = [program, "sphere-layout", *arguments, "--csv"]
    finished = run_program(command)
    if finished is None:
        return no_end(command)
    expected = [(b"", csv_line(columns).encode(), "") for columns in rows]
    return compare(command, finished, ",".join(header), expected, order_matters=True)


def check_refused(command):
    """The result of a run that must be refused."""
    finished = run_program(command)
    if finished is None:
        return no_end(command)
    if finished.returncode == 2 and not finished.stdout:
        return 1, 1, 0, []
    return 1, 1, 1, [f"{shlex.join(command)}\n  status {finished.returncode}, must be 2 without output"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(parser)
    parser.add_argument("--only", choices=COMMANDS, help="runs of this command only")
    options = parser.parse_args()
    return check_all(options, "check-sphere", check_run, options.only)


if __name__ == "__main__":
    sys.exit(main())
