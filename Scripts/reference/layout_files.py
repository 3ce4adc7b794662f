"""Layouts of labels as `gyre pick` reads them from files: what `sphere-layout` writes as json, jsonl or csv, or any
csv or jsonl with x, y, z. Every decimal counts as it is written."""

import csv
import io
import json
from pathlib import Path

from gmpy2 import mpq

from exact import Refused, parse_number

REQUIRED = ("x", "y", "z")
SIZES = ("width", "height")


class Row:
    """One label: its middle, its size before perspective, what `index` says, and its text or None."""

    __slots__ = ("x", "y", "z", "width", "height", "index", "text")

    def __init__(self, values, place, size):
        """`values` has the numbers by their names; what is missing of the size is that of --size."""
        if not set(REQUIRED) <= set(values):
            raise Refused("a label without x, y or z")
        self.x, self.y, self.z = (mpq(values[name]) for name in REQUIRED)
        self.width, self.height = (values.get(name, default) for name, default in zip(SIZES, size))
        if self.width is None or self.height is None or self.width < 0 or self.height < 0:
            raise Refused("a label without a size, or with a negative one")
        self.index, self.text = whole(values.get("index", place)), values.get("label")


class Layout:
    """The labels in their order, and what the file says of perspective and center, or None."""

    def __init__(self, rows, eye=None, center=None):
        self.rows, self.eye, self.center = rows, eye, center
        self.has_texts = any(row.text is not None for row in rows)
        if not rows:
            raise Refused("no labels")


def layout_of_file(path, size):
    """The layout in a file; `size` are two numbers or two None."""
    text = Path(path).read_bytes().decode("utf-8-sig")
    if not text.lstrip().startswith("{"):
        return Layout(rows_of(csv_values(text), size))
    try:
        document = json.loads(text, **NUMBERS)
    except json.JSONDecodeError:
        document = {}
    if "points" in document:
        center = document.get("center")
        return Layout(rows_of(document["points"], size), document.get("perspective"), center)
    return Layout(rows_of([json.loads(line, **NUMBERS) for line in text.split("\n") if line.strip()], size))


NUMBERS = {"parse_float": parse_number, "parse_int": parse_number}


def rows_of(all_values, size):
    """The labels of dictionaries; null is like nothing."""
    return [Row({name: value for name, value in values.items() if value is not None}, place, size)
            for place, values in enumerate(all_values)]


def csv_values(text):
    """A dictionary of numbers for each line but the header; an empty size is like none."""
    lines = csv.reader(io.StringIO(text, newline=""))
    header = next(lines)
    for line in lines:
        if not line:
            continue
        values = dict(zip(header, line))
        yield {name: value if name == "label" else parse_number(value) for name, value in values.items()
               if name == "label" or name in (*REQUIRED, *SIZES, "index") and value}


def whole(number):
    """A whole number."""
    if number != int(number):
        raise Refused("an index that is not whole")
    return int(number)
