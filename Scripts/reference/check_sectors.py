"""Compares every field that `gyre sectors` prints with the reference, as bytes.

    python3 check_sectors.py --gyre ../../.build/release/gyre --wheels 2000 --seed 1

A wheel that the contract refuses counts as one row with one field: exit status 2, nothing on standard output.
"""

import argparse
import random
import shlex
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from exact import Refused
from sectors import FIELDS, Wheel
from wheels import command_line, random_wheel, some_sectors

PROCESSES = 2
MOST_ROWS = 200
SECONDS = 120


def check_wheel(program, task):
    """(rows, fields, wrong fields, messages) of one wheel; `task`: its arguments, a seed for its rows."""
    arguments, seed = task
    command = [program, *command_line(arguments)]
    try:
        finished = subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return 1, 1, 1, [f"no end after {SECONDS} s: {shlex.join(command)}"]
    try:
        wheel = Wheel(arguments)
    except Refused as refusal:
        return compare_refusal(command, finished, refusal)
    sectors = some_sectors(random.Random(seed), wheel.count, MOST_ROWS)
    return compare_rows(command, finished, wheel, sectors)


def compare_refusal(command, finished, refusal):
    """One field: whether the program refuses, too."""
    if finished.returncode == 2 and not finished.stdout:
        return 1, 1, 0, []
    return 1, 1, 1, [f"{shlex.join(command)}\n  status {finished.returncode}, must be refused: {refusal}"]


def compare_rows(command, finished, wheel, sectors):
    """Compares the lines of these sectors; header, number of lines and exit status must be right as well."""
    fields = len(sectors) * len(FIELDS)
    lines = finished.stdout.split(b"\n")
    header = ",".join(FIELDS).encode()
    if finished.returncode != 0 or lines[0] != header or len(lines) != wheel.count + 2 or lines[-1]:
        error = finished.stderr.decode(errors="replace").strip()
        message = f"{shlex.join(command)}\n  status {finished.returncode}, {len(lines) - 1} lines, {error}"
        return len(sectors), fields, fields, [message]
    wrong, messages = 0, []
    for sector in sectors:
        expected, line = wheel.row(sector), lines[sector + 1]
        differing = count_differing(expected, line)
        if differing:
            wrong += differing
            messages.append(f"{shlex.join(command)}\n  expected {','.join(expected)}\n  printed  "
                            f"{line.decode(errors='replace')}")
    return len(sectors), fields, wrong, messages


def count_differing(expected, line):
    """How many fields of a printed line are not as expected."""
    printed = line.split(b",")
    if len(printed) != len(expected):
        return len(expected)
    return sum(text.encode() != bytes_printed for text, bytes_printed in zip(expected, printed))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--gyre", required=True, metavar="PATH", help="the program")
    parser.add_argument("--wheels", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    source = random.Random(options.seed)
    tasks = [(random_wheel(source), source.randrange(2**32)) for _ in range(options.wheels)]
    rows = fields = wrong = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        results = pool.map(partial(check_wheel, options.gyre), tasks, chunksize=8)
        for more_rows, more_fields, more_wrong, messages in results:
            rows, fields, wrong = rows + more_rows, fields + more_fields, wrong + more_wrong
            for message in messages:
                print(message)
    print(f"{rows} rows, {fields} fields, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
