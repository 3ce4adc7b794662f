"""Writes the table of expected rows that the end-to-end tests of `gyre push` read.

    python3 make_push_table.py --seed 1
"""

import argparse
import random
from pathlib import Path

from push import csv_line
from pushes import random_run

TABLE = Path(__file__).resolve().parents[2] / "Tests/EndToEndTests/Tables/push.tsv"
LONGEST_ARGUMENTS = 300
MOST_BYTES_A_RUN = 5000
LARGEST_TABLE = 900_000


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
        f"# Made by Scripts/reference/make_push_table.py --seed {options.seed} --runs {options.runs}",
        f"# {len(lines)} rows of {runs} runs; consecutive rows with the same arguments are one run, consecutive rows",
        "# with the same record are those of one record. The row is csv with all columns of the run.",
        "# arguments (separated by single spaces; the test adds --csv, and the records as input)",
        "#\trecord\trow",
    ]
    TABLE.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
    size = TABLE.stat().st_size
    print(f"{TABLE.name}: {len(lines)} rows, {runs} runs, {size} bytes")
    return 0 if size < LARGEST_TABLE else 1


if __name__ == "__main__":
    raise SystemExit(main())
