#!/usr/bin/env python3
"""Checks the correctly rounded functions against MPFR.

    swift build -c release --product FunctionProbe
    python3 Scripts/reference/check_functions.py .build/release/FunctionProbe [COUNT [HARD [NAME...]]]

COUNT random arguments for each function and unit (1000 if not given), and every input, in both signs, of the lists
of hard cases in the folder HARD. Prints `N checked, N wrong` and the first wrong ones. Needs gmpy2.
"""

import random
import subprocess
import sys

from function_reference import NAMES, arguments, bits, exact, hard_inputs, is_defined

BATCH = 50_000


def check(probe: str, rows: list[tuple[str, tuple[float, ...]]]) -> int:
    text = "".join(f"{name} {' '.join(map(bits, values))}\n" for name, values in rows)
    lines = subprocess.run([probe], input=text, capture_output=True, text=True, check=True).stdout.split()
    wrong = abs(len(lines) - len(rows))
    for (name, values), line in zip(rows, lines):
        expected = bits(exact(name, *values)) if is_defined(name, *values) else "error"
        if line.rjust(16, "0") != expected.rjust(16, "0"):
            wrong += 1
            if wrong < 4:
                print(f"{name} {' '.join(v.hex() for v in values)}: {line}, not {expected}")
    return wrong


def main() -> None:
    probe = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    names = sys.argv[4:] or NAMES
    total = total_wrong = 0
    for name in names:
        rng = random.Random(f"functions {name} {count}")
        wrong = 0
        for start in range(0, count, BATCH):
            rows = [(name, arguments(name, rng)) for _ in range(min(BATCH, count - start))]
            wrong += check(probe, rows)
        print(f"{name}: {count} checked, {wrong} wrong", flush=True)
        total, total_wrong = total + count, total_wrong + wrong
    if len(sys.argv) > 3:
        rows = [
            (name, signed)
            for name, values in hard_inputs(sys.argv[3])
            for signed in (values, (-values[0], *values[1:]))
        ]
        wrong = check(probe, rows)
        print(f"hard cases: {len(rows)} checked, {wrong} wrong")
        total, total_wrong = total + len(rows), total_wrong + wrong
    print(f"{total} checked, {total_wrong} wrong")
    sys.exit(1 if total_wrong else 0)


main()
