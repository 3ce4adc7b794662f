"""Writes the table of expected rows that the end-to-end tests of `gyre snap` read.

    python3 make_snap_table.py --seed 1
"""

from snap import csv_line
from snaps import random_frames_run, random_run
from tables import RECORDS, write_table

LONGEST_ARGUMENTS = 130
MOST_BYTES_A_RUN = 4400
MOST_RECORDS = 24
FRAMES_SHARE = 0.06


def run_lines(source):
    """The lines of one random run, none if they are too long or can't be lines of a table."""
    if source.random() < FRAMES_SHARE:
        run, snap = random_frames_run(source, None, plain=True)
    else:
        run, snap = random_run(source, source.randint(12, MOST_RECORDS), None, plain=True)
    text = " ".join(["snap", *run.arguments])
    rows = [(record.decode(), csv_line(columns)) for record, columns in snap.rows(run.data)]
    lines = [f"{text}\t{record}\t{row}" for record, row in rows]
    if len(text) > LONGEST_ARGUMENTS or any(" " in argument or not argument for argument in run.arguments) \
            or any("\t" in field for row in rows for field in row) or "\0" in "".join(lines) \
            or sum(map(len, lines)) > MOST_BYTES_A_RUN:
        return []
    return lines


def main():
    about = [
        "consecutive rows with the same arguments are one run, its records in order",
        "(with --frames: one record, a row for every frame). The row is csv with all columns of the run.",
    ]
    return write_table("snap", 260, about, RECORDS, run_lines)


if __name__ == "__main__":
    raise SystemExit(main())
