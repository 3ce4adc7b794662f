"""Compares the golden files of `gyre sectors` with the reference: every byte of every format.

    python3 check_golden.py [--write]

It shares nothing with the program. Golden commands that it does not understand (help, version) are listed,
and are for a person to read.
"""

import argparse
import csv
import io
import json
import re
import shlex
import sys
import unicodedata
from pathlib import Path

from exact import binary64_in_unit, number_text
from sectors import Wheel

END_TO_END = Path(__file__).resolve().parents[2] / "Tests/EndToEndTests"
FORMATS = ("table", "json", "jsonl", "csv", "tsv")
BIDI_CONTROLS = {*"\u061c\u200e\u200f", *map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A)))}
SHORT_ESCAPES = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


class NotUnderstood(Exception):
    """A command line that is none of `gyre sectors`."""


def lines_of(name):
    text = (END_TO_END / "Data" / name).read_bytes().decode("utf-8-sig")
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    return [line for line in lines if line.strip(" \t")]


class Command:
    """A command line, split into what says how to print and the wheel that is left."""

    def __init__(self, line):
        words = shlex.split(line)
        if words[:2] != ["gyre", "sectors"] or "--help" in words or "|" in words:
            raise NotUnderstood(line)
        self.format, self.fields, self.template, self.labels, self.header = "table", None, None, None, True
        self.digits, wheel = None, []
        rest = iter(words[2:])
        for word in rest:
            name, equals, value = word.partition("=")
            if name == "--no-header":
                self.header = False
            elif name[2:] in FORMATS:
                self.format = name[2:]
            elif name.startswith("--"):
                self._take(name, value if equals else next(rest), wheel)
            else:
                wheel.append(word)
        if self.labels and not any(word.startswith("--weights=") for word in wheel):
            wheel.append(str(len(self.labels)))
        if self.digits is None:
            self.digits = "6" if self.template is not None or self.format == "table" else "full"
        self.wheel = Wheel([*wheel, "--digits=" + self.digits])

    def _take(self, name, value, wheel):
        if name == "--format":
            self.format = value
        elif name == "--fields":
            self.fields = value.split(",")
        elif name == "--template":
            self.template = value
        elif name == "--digits":
            self.digits = value
        elif name == "--labels":
            self.labels = value.split(",")
        elif name == "--labels-file":
            self.labels = lines_of(value)
        elif name == "--weights-file":
            lines = [line.strip(" \t") for line in lines_of(value)]
            wheel.append("--weights=" + ",".join(line for line in lines if line[0] != "#"))
        elif name != "--threads":
            wheel.append(f"{name}={value}")

    def output(self):
        records = self.records()
        if self.template is not None:
            return "".join(self.filled(record) + "\n" for record in records)
        default = ["sector", "min", "mid", "max"]
        default += ["width", "wraps"] if self.format != "table" else []
        fields = self.fields or default + (["label"] if self.labels else [])
        chosen = [{field: record[field] for field in fields} for record in records]
        return getattr(self, self.format)(fields, chosen)

    def records(self):
        names = ("sector", "min", "mid", "max", "width", "wraps")
        for sector, row in enumerate(self.wheel.rows()):
            yield dict(zip(names, row)) | ({"label": self.labels[sector]} if self.labels else {})

    def filled(self, record):
        def part(match):
            return escaped(record[match[1]]) if match[1] else match[0][0]

        return re.sub(r"\{\{|\}\}|\{(\w+)\}", part, self.template)

    def table(self, fields, records):
        decimals = None if self.digits == "full" else int(self.digits)
        number_width = 24 if decimals is None else decimals + 5
        lines = [dict(zip(fields, fields))] * self.header + records
        return "".join(
            "  ".join(
                self.cell(field, escaped(line[field]), field == fields[-1], number_width) for field in fields
            ) + "\n" for line in lines)

    @staticmethod
    def cell(field, text, is_last, number_width):
        if field == "sector":
            return text.rjust(6)
        if field == "wraps":
            return text if is_last else text.ljust(5)
        return text if field == "label" else text.rjust(max(number_width, len(field)))

    def json(self, fields, records):
        start = number_text(binary64_in_unit(wrapped_start(self.wheel), self.wheel.unit), self.wheel.digits)
        direction = "cw" if self.wheel.clockwise else "ccw"
        head = (f'{{"command": "sectors", "unit": "{self.wheel.unit}", "count": {self.wheel.count}, '
                f'"direction": "{direction}", "start": {start}, "sectors": [\n')
        return head + ",\n".join("  " + record_object(record) for record in records) + "\n]}\n"

    def jsonl(self, fields, records):
        return "".join(record_object(record) + "\n" for record in records)

    def csv(self, fields, records):
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerows([fields] * self.header + [record.values() for record in records])
        return out.getvalue()

    def tsv(self, fields, records):
        escape = str.maketrans({"\t": "\\t", "\r": "\\r", "\n": "\\n", "\\": "\\\\"})
        rows = [fields] * self.header + [record.values() for record in records]
        return "".join("\t".join(cell.translate(escape) for cell in row) + "\n" for row in rows)


def wrapped_start(wheel):
    """The middle of sector 0, as it would be printed: that of a wheel whose only sector it is."""
    return wheel.wrapped(0)[1]


def escaped(text):
    """A label in a table or template."""
    return "".join(
        f"\\u{{{ord(c):x}}}" if unicodedata.category(c) == "Cc" or c in BIDI_CONTROLS else c for c in text)


def record_object(record):
    pairs = (
        f'"{name}": ' + (json_string(value) if name == "label" else value) for name, value in record.items())
    return "{" + ", ".join(pairs) + "}"


def json_string(text):
    inside = "".join(
        SHORT_ESCAPES.get(c) or (f"\\u{ord(c):04x}" if unicodedata.category(c) == "Cc" else c) for c in text)
    assert json.loads(f'"{inside}"') == text
    return f'"{inside}"'


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the files instead of comparing them")
    options, wrong, right = parser.parse_args(), [], 0
    for script in sorted((END_TO_END / "Golden").glob("*.sh")):
        golden = script.with_suffix(".out")
        try:
            expected = Command(script.read_text(encoding="utf-8")).output().encode()
        except NotUnderstood:
            print(f"{script.name}: read it yourself")
            continue
        if options.write:
            golden.write_bytes(expected)
        same = golden.exists() and golden.read_bytes() == expected
        right, wrong = right + same, wrong + [golden.name] * (not same)
    print(f"{right} right, {len(wrong)} wrong", *wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
