"""Compares everything that `gyre snap` prints as csv with the reference, as bytes.

    python3 check_snap.py --gyre ../../.build/release/gyre --runs 200 --records 500 --seed 1

The exit status must be right, too: 1 if a record failed, else 0. The input of a run that differs is kept.
"""

import argparse
import random
import sys

from checking import Folder, add_options, check_all, compare, no_end, run_program
from snap import csv_line
from snaps import random_frames_run, random_run


def check_run(program, folder, records, frames_share, seed):
    """(rows, fields, wrong fields, messages) of the run with this seed."""
    files = Folder(folder)
    source, labels_file = random.Random(seed), lambda data: files.file(f"{seed}.labels", data)
    if source.random() < frames_share:
        run, snap = random_frames_run(source, labels_file)
    else:
        run, snap = random_run(source, records, labels_file)
    path = files.file(f"{seed}.records", run.data)
    command = [program, "snap", *run.arguments, "--csv", "--input", path]
    finished = run_program(command)
    if finished is None:
        return no_end(command)
    expected = [(line, csv_line(columns).encode(), columns[-1] if snap.rate is None else "")
                for line, columns in snap.rows(run.data)]
    result = compare(command, finished, ",".join(snap.header()), expected, snap.track)
    if not result[2]:
        files.remove()
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(parser)
    parser.add_argument("--frames-share", type=float, default=0.1, help="of the runs, with --frames (0 to 1)")
    options = parser.parse_args()
    return check_all(options, "check-snap", check_run, options.frames_share)


if __name__ == "__main__":
    sys.exit(main())
