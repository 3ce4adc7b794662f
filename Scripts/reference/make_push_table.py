"""Writes the table of expected rows that the end-to-end tests of `gyre push` read.

    python3 make_push_table.py --seed 1
"""

from push import csv_line
from pushes import random_run
from tables import RECORDS, write_table

LONGEST_ARGUMENTS = 300
MOST_BYTES_A_RUN = 5000


def run_lines(source):
    """The lines of one random run; none if they are too long."""
    run, push = random_run(source, source.randint(2, 5), plain=True)
    records = run.data.split(b"\n")
    if any(one == other for one, other in zip(records, records[1:])):
        return []
    text = " ".join(["push", *run.arguments])
    lines = [f"{text}\t{record.decode()}\t{csv_line(columns)}" for record, columns in push.rows(run.data)]
    is_short = len(text) <= LONGEST_ARGUMENTS and sum(map(len, lines)) <= MOST_BYTES_A_RUN
    return lines if is_short else []


def main():
    about = [
        "consecutive rows with the same arguments are one run, consecutive rows",
        "with the same record are those of one record. The row is csv with all columns of the run.",
    ]
    return write_table("push", 260, about, RECORDS, run_lines)


if __name__ == "__main__":
    raise SystemExit(main())
