"""Writes the table of expected rows that the end-to-end tests of `gyre snap` read.

    python3 make_snap_table.py --seed 1
"""

import argparse
import random
from pathlib import Path

from snap import csv_line
from snaps import random_frames_run, random_run

TABLE = Path(__file__).resolve().parents[2] / "Tests/EndToEndTests/Tables/snap.tsv"
LONGEST_ARGUMENTS = 130
MOST_BYTES_A_RUN = 4400
MOST_RECORDS = 24
FRAMES_SHARE = 0.06
LARGEST_TABLE = 900_000


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
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, default=260)
    options = parser.parse_args()
    source, lines, runs, seen = random.Random(options.seed), [], 0, set()
    while runs < options.runs:
        more = run_lines(source)
        arguments = more and more[0].split("\t")[0]
        if more and arguments not in seen:
            seen.add(arguments)
            lines += more
            runs += 1
    head = [
        f"# Made by Scripts/reference/make_snap_table.py --seed {options.seed} --runs {options.runs}",
        f"# {len(lines)} rows of {runs} runs; consecutive rows with the same arguments are one run, its records in order",
        "# (with --frames: one record, a row for every frame). The row is csv with all columns of the run.",
        "# arguments (separated by single spaces; the test adds --csv, and the records as input)",
        "#\trecord\trow",
    ]
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    TABLE.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
    size = TABLE.stat().st_size
    print(f"{TABLE.name}: {len(lines)} rows, {runs} runs, {size} bytes")
    return 0 if size < LARGEST_TABLE else 1


if __name__ == "__main__":
    raise SystemExit(main())
