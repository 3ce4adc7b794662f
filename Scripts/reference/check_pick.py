"""Compares everything that `gyre pick` prints as csv with the reference, as bytes.

    python3 check_pick.py --gyre ../../.build/release/gyre --runs 200 --records 500 --seed 1

The exit status must be right, too: 1 if a record failed, or hit nothing with --require-hit. The files of a run that
differs are kept.
"""

import argparse
import random
import sys

from checking import Folder, add_options, check_all, compare, no_end, run_program
from picks import random_pick
from snap import csv_line


def check_run(program, folder, records, seed):
    """(rows, fields, wrong fields, messages) of the run with this seed."""
    files, source = Folder(folder), random.Random(seed)
    names = []

    def make_file(style, data):
        names.append(f"{seed}.{len(names)}.{style}")
        return files.file(names[-1], data)

    arguments, data, pick = random_pick(source, records, make_file)
    command = [program, "pick", *arguments, "--csv", "--input", files.file(f"{seed}.records", data)]
    finished = run_program(command)
    if finished is None:
        return no_end(command)
    expected = [(line, csv_line(columns).encode(), fails) for line, columns, fails in pick.rows(data)]
    result = compare(command, finished, ",".join(pick.header()), expected, order_matters=False)
    if not result[2]:
        files.remove()
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(parser)
    return check_all(parser.parse_args(), "check-pick", check_run)


if __name__ == "__main__":
    sys.exit(main())
