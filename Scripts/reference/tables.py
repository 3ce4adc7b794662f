"""What the scripts that write tables of expected rows have in common."""

import argparse
import random
import sys
from pathlib import Path

TABLES = Path(__file__).resolve().parents[2] / "Tests/EndToEndTests/Tables"
LARGEST_TABLE = 900_000


def write_table(name, default_runs, about, columns, run_lines, hard_runs=()):
    """Writes Tables/NAME.tsv; returns an exit status, 1 where it has become too large.

    `about` says in lines of a comment what a row is, `columns` what the test adds, and the columns behind the
    arguments. First come `hard_runs`, each the lines of a run, then those that `run_lines` gives for a source of random
    numbers, with arguments that have not been there; it gives none where a run can't be in the table.
    """
    script = Path(sys.argv[0])
    parser = argparse.ArgumentParser(prog=script.name)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, default=default_runs)
    options = parser.parse_args()
    source, lines, runs, seen = random.Random(options.seed), [], 0, set()

    def add(more):
        nonlocal runs
        arguments = more and more[0].split("\t")[0]
        if more and arguments not in seen:
            seen.add(arguments)
            lines.extend(more)
            runs += 1

    for more in hard_runs:
        add(more)
    while runs < options.runs:
        add(run_lines(source))
    added, names = columns
    head = [
        f"# Made by Scripts/reference/{script.name} --seed {options.seed} --runs {options.runs}",
        f"# {len(lines)} rows of {runs} runs; {about[0]}",
        *(f"# {line}" for line in about[1:]),
        f"# arguments (separated by single spaces; the test adds {added})",
        "\t".join(["#", *names]),
    ]
    table = TABLES / f"{name}.tsv"
    table.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
    size = table.stat().st_size
    print(f"{table.name}: {len(lines)} rows, {runs} runs, {size} bytes")
    return 0 if size < LARGEST_TABLE else 1


RECORDS = ("--csv, and the records as input", ["record", "row"])
ROWS = ("--csv", ["row"])
