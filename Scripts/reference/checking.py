"""What the checks of record commands have in common: random runs of the program, compared as bytes."""

import os
import shlex
import subprocess
import tempfile
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

PROCESSES = 2
SECONDS = 120
MOST_SHOWN = 5
NEWLINE = b"\n"


class Folder:
    """Where the files of one run are; removed unless they are wanted."""

    def __init__(self, path):
        self.path, self.files = Path(path), []

    def file(self, name, data):
        """The path of a new file."""
        path = self.path / name
        path.write_bytes(data)
        self.files.append(path)
        return str(path)

    def remove(self):
        for path in self.files:
            path.unlink(missing_ok=True)


def run_program(command):
    """The finished program, or None if it does not end."""
    try:
        return subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None


def no_end(command):
    """The result of a run that does not end."""
    return 1, 1, 1, [f"no end after {SECONDS} s: {shlex.join(command)}"]


def compare(command, finished, header, expected, order_matters):
    """Compares header, lines, their number and the exit status."""
    columns = header.count(",") + 1
    fields = columns * len(expected)
    status = 1 if any(error for _, _, error in expected) else 0
    lines = split_rows(finished.stdout, header, expected)
    wrong, messages = 0, []
    if finished.returncode != status or lines is None:
        wrong = 1 if lines else max(fields, 1)
        messages.append(f"{shlex.join(command)}\n  status {finished.returncode}, must be {status}; "
                        f"{len(expected)} rows expected, {finished.stdout.count(NEWLINE) - 1} printed\n"
                        f"  {finished.stderr[:300].decode(errors='replace').strip()}")
    for number, ((record, row, _), line) in enumerate(zip(expected, lines or []), 1):
        if row == line:
            continue
        wrong += count_differing(row, line)
        if len(messages) < MOST_SHOWN:
            messages.append(f"{showing(command, record, number, order_matters)}\n"
                            f"  record   {printable(record)}\n  columns  {header}\n"
                            f"  expected {printable(row)}\n  printed  {printable(line)}")
    return len(expected), fields, wrong, messages


def split_rows(output, header, expected):
    """The lines after the header; a label may have no line break. None if they are not as many as expected."""
    lines = output.split(b"\n")
    if lines[0].decode(errors="replace") != header or len(lines) != len(expected) + 2 or lines[-1]:
        return None
    return lines[1:-1]


def count_differing(row, line):
    """How many fields differ (by their places between commas)."""
    expected, printed = row.split(b","), line.split(b",")
    if len(expected) != len(printed):
        return len(expected)
    return sum(one != other for one, other in zip(expected, printed))


def showing(command, record, number, order_matters):
    """A command that prints the row: of the record alone, or where others matter of the whole file."""
    if order_matters or b"\0" in record or len(record) > 2000 or not record.isascii():
        return f"{shlex.join(command)} | sed -n {number + 1}p"
    return f"printf '%s\\n' {shlex.quote(record.decode())} | {shlex.join(command[:-2])}"


def printable(line):
    """A line to look at."""
    text = line.decode(errors="backslashreplace")
    return text if len(text) < 3000 else f"{text[:200]}... ({len(text)} characters)"


# All runs


def add_options(parser):
    """The options that every check has."""
    parser.add_argument("--gyre", required=True, metavar="PATH", help="the program")
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--records", type=int, default=500, help="about so many a run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=40, help="at most so many runs that differ")


def check_all(options, name, check_run, *more):
    """Runs `check_run(program, folder, records, *more, seed)` with all seeds; the exit status."""
    folder = tempfile.mkdtemp(prefix=f"{name}-")
    seeds = [options.seed * 10**6 + run for run in range(options.runs)]
    rows = fields = wrong = differing = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        check = partial(check_run, options.gyre, folder, options.records, *more)
        results = pool.map(check, seeds, chunksize=2)
        for more_rows, more_fields, more_wrong, messages in results:
            rows, fields, wrong = rows + more_rows, fields + more_fields, wrong + more_wrong
            differing += bool(messages)
            for message in messages if differing <= options.show else []:
                print(message, flush=True)
    if not wrong:
        os.rmdir(folder)
    print(f"{rows} rows, {fields} fields, {wrong} wrong")
    return 1 if wrong else 0
