"""Writes the table of expected rows that the end-to-end tests of `gyre sectors` read.

    python3 make_sectors_table.py --seed 1 --rows 5000
"""

import argparse
import random
from pathlib import Path

from exact import Refused
from sectors import FIELDS, Wheel
from wheels import random_wheel, some_sectors

TABLE = Path(__file__).resolve().parents[2] / "Tests/EndToEndTests/Tables/sectors.tsv"
FEWEST_WHEELS = 900
LARGEST_COUNT = 2000
LONGEST_ARGUMENTS = 900
BYTES_A_WHEEL = 1000


def wheel_lines(source):
    """The lines of one random wheel, none if it is refused or too long to read."""
    arguments = random_wheel(source, LARGEST_COUNT)
    text = " ".join(["sectors", *arguments])
    if len(text) > LONGEST_ARGUMENTS:
        return []
    try:
        wheel = Wheel(arguments)
    except Refused:
        return []
    sectors = some_sectors(source, wheel.count, max(2, min(12, BYTES_A_WHEEL // len(text))))
    return [f"{text}\t{','.join(row)}" for row in wheel.rows(sectors)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=int, default=5000, help="at least so many")
    options = parser.parse_args()
    source, lines, wheels = random.Random(options.seed), [], 0
    while len(lines) < options.rows or wheels < FEWEST_WHEELS:
        more = wheel_lines(source)
        lines += more
        wheels += bool(more)
    head = [
        f"# Made by Scripts/reference/make_sectors_table.py --seed {options.seed} --rows {options.rows}",
        f"# {len(lines)} rows of {wheels} wheels; consecutive rows with the same arguments are one wheel,",
        "# of which some sectors are listed, ascending.",
        "# arguments (separated by single spaces; the test adds --csv --fields and the names below)",
        f"#\trow: {','.join(FIELDS)}",
    ]
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    TABLE.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
    print(f"{TABLE.name}: {len(lines)} rows, {wheels} wheels, {TABLE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
