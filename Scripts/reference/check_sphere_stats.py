"""Compares `gyre sphere-layout --stats` with the reference, for layouts of every method.

    python3 check_sphere_stats.py --gyre ../../.build/release/gyre

Small layouts must give all 12 digits, large ones agree with scipy to 1e-9. Ends with `N layouts, N wrong`.
"""

import argparse
import json
import subprocess
import sys

import mpmath

from sphere_stats import FIELDS, approximate_figures, figures, read_points, rounded

METHODS = (
    "--method rings", "--method rings --phase half", "--method fibonacci", "--method spiral",
    "--method equal-area",
)
TURNS = ("", "--turn x:0.3,y:20deg --radius 150")
SMALL = (2, 3, 4, 5, 6, 7, 8, 9, 12, 14, 20, 24, 27)
LARGE = (50, 101, 500, 1000, 4000)
SPECIAL = ("1 --rings 1", "3 --rings 1", "4 --rings 1", "9 --rings 1", "9 --rings 1 --turn x:0.3", "8 --rings 2",
           "6 --rings 3", "14 --rings 3", "5 --rings 1000", "12 --radius 1e-300", "12 --radius 1e300")


def run(gyre, *arguments):
    return subprocess.run([gyre, "sphere-layout", *arguments], check=True, capture_output=True, text=True).stdout


def wrong_fields(gyre, arguments, is_small):
    """The fields of a layout that differ from the reference."""
    record = json.loads(run(gyre, *arguments, "--stats", "--jsonl"))
    points = read_points(run(gyre, *arguments, "--csv").splitlines())
    if len(points) == 1:
        expected = dict(zip(FIELDS, (None, None, None, rounded(mpmath.pi), 0, 1)))
        return [name for name in FIELDS if record[name] != expected[name]]
    if is_small:
        expected = figures(points)
        return [
            name
            for name, value in expected.items()
            if record[name] != (value if isinstance(value, int) else rounded(value))
        ]
    expected = approximate_figures(points)
    return [name for name, value in expected.items() if abs(record[name] / value - 1) > 1e-9]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--gyre", required=True)
    gyre = parser.parse_args().gyre
    layouts = [(f"{count} {method} {turn}", count in SMALL) for count in SMALL + LARGE
               for method in METHODS for turn in TURNS]
    layouts += [(text, True) for text in SPECIAL]
    wrong = 0
    for text, is_small in layouts:
        fields = wrong_fields(gyre, text.split(), is_small)
        if fields:
            wrong += 1
            print(f"gyre sphere-layout {text} --stats: wrong {', '.join(fields)}")
    print(f"{len(layouts)} layouts, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
