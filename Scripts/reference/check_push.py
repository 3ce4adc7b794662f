"""Compares everything that `gyre push` prints as csv with the reference, as bytes.

    python3 check_push.py --gyre ../../.build/release/gyre --runs 200 --records 50 --seed 1

The exit status must be right, too: 1 if a record failed, else 0.
"""

import argparse
import random
import shlex
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from push import csv_line
from pushes import random_run

PROCESSES = 2
SECONDS = 120
MOST_SHOWN = 3


def check_run(program, size, seed):
    """(rows, fields, wrong fields, messages) of the run with this seed."""
    run, push = random_run(random.Random(seed), size)
    command = [program, "push", *run.arguments, "--csv"]
    expected = list(push.rows(run.data))
    header = ",".join(push.header())
    columns = header.count(",") + 1
    fields = columns * len(expected)
    try:
        finished = subprocess.run(command, input=run.data, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return len(expected), fields, fields, [f"seed {seed}: no end after {SECONDS} s: {shlex.join(command)}"]
    lines = finished.stdout.decode(errors="replace").split("\n")
    status = 1 if any(columns[-1] for _, columns in expected) else 0
    if finished.returncode != status or lines[0] != header or len(lines) != len(expected) + 2:
        return len(expected), fields, fields, [
            f"seed {seed}: {shlex.join(command)}\n  status {finished.returncode}, must be {status}; "
            f"{len(expected)} rows expected, {len(lines) - 2} printed"]
    wrong, messages = 0, []
    for (record, row), line in zip(expected, lines[1:]):
        if csv_line(row) == line:
            continue
        printed = line.split(",")
        wrong += sum(one != other for one, other in zip(row, printed)) if len(row) == len(printed) else columns
        if len(messages) < MOST_SHOWN:
            messages.append(f"printf '%s\\n' {shlex.quote(record.decode())} | {shlex.join(command)}\n"
                            f"  columns  {header}\n  expected {csv_line(row)}\n  printed  {line}")
    return len(expected), fields, wrong, messages


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--gyre", required=True, metavar="PATH", help="the program")
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--records", type=int, default=50, help="so many a run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20, help="at most so many runs that differ")
    options = parser.parse_args()
    seeds = [options.seed * 10**6 + run for run in range(options.runs)]
    rows = fields = wrong = differing = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        results = pool.map(partial(check_run, options.gyre, options.records), seeds, chunksize=2)
        for more_rows, more_fields, more_wrong, messages in results:
            rows, fields, wrong = rows + more_rows, fields + more_fields, wrong + more_wrong
            differing += bool(messages)
            for message in messages if differing <= options.show else []:
                print(message, flush=True)
    print(f"{rows} rows, {fields} fields, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
