#!/usr/bin/env python3
"""Writes the reference tables of the functions: random arguments, and the hardest of the known hard cases.

    python3 Scripts/reference/function_values.py HARD Tests/GyreCoreTests/Numbers/Functions/Tables

HARD is a folder with lists of hard cases. A row is a name, the bits of one or two arguments, and the bits of the
correctly rounded value (or `error`). Needs gmpy2.
"""

import random
import sys

from function_reference import (
    NAMES,
    arguments,
    bits,
    distance_from_midpoint,
    exact,
    hard_inputs,
    hardest_inputs,
    is_defined,
)

ROWS = 1000
HARDEST = 200

RANDOM_HEAD = f"""\
# {ROWS} random arguments for each function and unit, values by MPFR. Made by
# Scripts/reference/function_values.py; the seed is the function's name.
# name, bits of the argument (for atan2 of y and x), bits of the value"""

HARD_HEAD = f"""\
# The hardest inputs known, and the {HARDEST} inputs of each list whose value lies nearest to a midpoint of two
# binary64, of a sample of the lists of the CORE-MATH project (core-math.gitlabpages.inria.fr, MIT licence), which include those of Lefèvre and Muller
# (perso.ens-lyon.fr/jean-michel.muller/TMDworstcases.pdf). Values by MPFR, made by
# Scripts/reference/function_values.py.
# name, bits of the argument (for atan2 of y and x), bits of the value"""


def row(name: str, values: tuple[float, ...]) -> str:
    value = bits(exact(name, *values)) if is_defined(name, *values) else "error"
    return "\t".join([name, *map(bits, values), value])


def main() -> None:
    hard_folder, folder = sys.argv[1:]
    with open(f"{folder}/functions.tsv", "w", encoding="utf-8") as out:
        print(RANDOM_HEAD, file=out)
        for name in NAMES:
            rng = random.Random(name)
            for _ in range(ROWS):
                print(row(name, arguments(name, rng)), file=out)
    hard: dict[str, list] = {}
    for name, values in hard_inputs(hard_folder):
        if is_defined(name, *values):
            hard.setdefault(name, []).append((distance_from_midpoint(name, *values), values))
    with open(f"{folder}/hard-cases.tsv", "w", encoding="utf-8") as out:
        print(HARD_HEAD, file=out)
        for name, values in hardest_inputs(hard_folder):
            print(row(name, values), file=out)
        for name, inputs in hard.items():
            for _, values in sorted(inputs)[:HARDEST]:
                print(row(name, values), file=out)


main()
