"""Reference for `gyre pick`: section 7 of the contract.

    echo 12,-25 | python3 pick.py --count=50 --method=fibonacci --radius=150 --size=60,20 --perspective=500
    echo 0,0 | python3 pick.py --layout=labels.csv --size=10,10 --facing=outward --all
"""

import sys

from gmpy2 import mpq

from exact import UNITS, Refused, binary64, number_text, parse_number, parse_whole
from layout_files import Layout, Row, layout_of_file
from readings import numbers_of
from records import records, text_of
from snap import csv_line
from snap_options import pair
from sphere import AXES, Sphere, chosen_fields, common_options, split_arguments
from touching import Label

FIELDS = ("x", "y", "index", "z", "u", "v", "rank", "reason", "label")
CHOICES = {"facing": ("viewer", "outward"), "unit": UNITS}
FLAGS = ("hide-backface", "all", "explain", "require-hit")
ON_THE_SPOT = ("labels", "labels-file", "method", "rings", "phase", "radius", "turn")
VALUES = (*CHOICES, *ON_THE_SPOT, "count", "layout", "size", "perspective", "center", "digits", "fields", "skip")
FIELDS_OF_RECORD = (2,)
MOST_LABELS = 10**7
MOST_SKIPPED = 10**300


class Pick:
    """One run of `gyre pick`."""

    def __init__(self, arguments):
        """`arguments` without the word `pick` and without records."""
        options, operands = split_arguments(arguments, FLAGS, VALUES)
        if operands:
            raise Refused("the records are read from the input")
        self.unit, self.digits = common_options(options, CHOICES, {})
        self.shows_all, self.explains = ("all" in options), ("explain" in options)
        self.requires_hit = "require-hit" in options
        if self.shows_all and self.explains:
            raise Refused("--all with --explain")
        self.skipped = parse_whole(options.get("skip", "0"), 0, MOST_SKIPPED)
        self._read_layout(options)
        self.is_outward = options["facing"] == "outward"
        self.labels = [Label(row, self.eye, self.is_outward, "hide-backface" in options)
                       for row in self.layout.rows]
        absent = {"rank": not self.shows_all, "reason": not self.explains, "label": not self.layout.has_texts}
        self.fields = chosen_fields(options, [name for name in FIELDS if not absent.get(name)])

    def _read_layout(self, options):
        """The labels, the eye and the vanishing point."""
        size = pair(options["size"]) if "size" in options else (None, None)
        if len(size) != 2 or None not in size and min(size) < 0:
            raise Refused("--size takes two numbers >= 0")
        self.eye = mpq(parse_number(options["perspective"])) if "perspective" in options else None
        center = pair(options["center"]) if "center" in options else None
        if ("layout" in options) == any(name in options for name in ("count", "labels", "labels-file")):
            raise Refused("either --layout, or --count or labels")
        if "layout" not in options:
            self.layout = layout_on_the_spot(options, size)
        elif any(name in options for name in ON_THE_SPOT):
            raise Refused("--layout with an option of a layout on the spot")
        else:
            self.layout = layout_of_file(options["layout"], size)
        if self.eye is None and self.layout.eye is not None:
            self.eye = mpq(self.layout.eye)
        self.center = center or [mpq(part) for part in self.layout.center or (0, 0)]
        if self.eye is not None and self.eye <= 0 or len(self.center) != 2:
            raise Refused("--perspective must be > 0, and --center two numbers")

    # Answers

    def header(self):
        """The names of all columns."""
        return [*self.fields, "error"]

    def rows(self, data):
        """(record as bytes, columns with `error` last, whether the record makes the run fail) of every row."""
        for line in records(data, self.skipped):
            try:
                rows, is_hit = self.answers(text_of(line))
                fails = self.requires_hit and not is_hit
            except Refused as refusal:
                rows, fails = [[*len(self.fields) * [""], refusal.code]], True
            for columns in rows:
                yield line, columns, fails

    def answers(self, text):
        """The columns of all rows of a record, and whether it hits anything."""
        x, y = numbers_of(text, FIELDS_OF_RECORD)
        touches = [(label, label.touch(x - self.center[0], y - self.center[1])) for label in self.labels]
        hits = [(label, touch) for label, touch in reversed(touches) if touch]
        hits.sort(key=lambda hit: hit[1].z, reverse=True)  # stable: of equal ones the later row stays first
        chosen = touches if self.explains else hits if self.shows_all else hits[:1]
        try:
            rows = [[*self.columns(x, y, rank, *one), ""] for rank, one in enumerate(chosen or [(None, None)])]
        except OverflowError:
            raise Refused("too large", "overflow") from None
        return rows, bool(hits)

    def columns(self, x, y, rank, label, touch):
        """The columns of a row but the error; without a label nothing is hit."""
        columns = []
        for name in self.fields:
            if name in ("x", "y"):
                columns.append(number_text(binary64(x if name == "x" else y), self.digits))
            elif label is None:
                columns.append("")
            elif name in ("z", "u", "v"):
                columns.append(self.touched(name, touch) if touch else "")
            elif name == "reason":
                columns.append(label.reason or ("hit" if touch else "outside"))
            else:
                texts = {"index": str(label.row.index), "rank": str(rank), "label": label.row.text or ""}
                columns.append(texts[name])
        return columns

    def touched(self, name, touch):
        """The text of z, u or v."""
        number = binary64(touch.z) if name == "z" else getattr(touch, name).nearest()
        return number_text(number, self.digits)


def layout_on_the_spot(options, size):
    """What `sphere-layout` prints with these options: the decimals of x, y and z, so that its file gives the same."""
    arguments = [f"--{name}={options[name]}" for name in (*ON_THE_SPOT, "unit", "perspective") if name in options]
    if "count" in options:
        arguments.append(str(parse_whole(options["count"], 1, MOST_LABELS)))
    sphere = Sphere(arguments)
    rows = []
    for index in range(sphere.count):
        place = sphere.place(index)
        values = {name: parse_number(number_text(sphere.number(name, place), None)) for name in AXES}
        if sphere.labels is not None:
            values["label"] = sphere.labels[index]
        rows.append(Row(values, index, size))
    return Layout(rows)


def main():
    try:
        pick = Pick(sys.argv[1:])
    except Refused as refusal:
        print(f"pick.py: {refusal}", file=sys.stderr)
        return 2
    print(csv_line(pick.header()))
    failed = False
    for _, columns, fails in pick.rows(sys.stdin.buffer.read()):
        print(csv_line(columns))
        failed = failed or fails
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
