"""Reference for `gyre sphere-layout`: sections 6 and 6.1 of the contract, but for --stats.

    python3 sphere.py 12 --rings=3 --spherical
    python3 sphere.py 1e9 --method=fibonacci --slice=999999990:1000000000
"""

import sys

from gmpy2 import mpq

from exact import UNITS, Refused, number_text, parse_number, parse_whole
from intervals import rounded
from layouts import METHODS, layout
from snap import csv_line
from snap_options import lines_of, pair
from turns import Turns, spherical_place

AXES = ("x", "y", "z")
ANGLES = ("ry", "rxz", "rx", "ryz")
SEEN = ("px", "py", "scale", "alpha")
CHOICES = {"method": METHODS, "phase": ("none", "half"), "unit": UNITS}
FLAGS = ("spherical", "order")
VALUES = (*CHOICES, "rings", "radius", "turn", "perspective", "center", "slice", "labels", "labels-file",
          "digits", "fields")
MOST_POINTS, MOST_RINGS, MOST_ORDERED = 10**9, 10**7, 10**7


def split_arguments(arguments, flags=FLAGS, values=VALUES):
    """The options by name, and the operands."""
    options, operands = {}, []
    rest = iter(arguments)
    for argument in rest:
        if not argument.startswith("--"):
            operands.append(argument)
            continue
        name, equals, value = argument[2:].partition("=")
        if name in options or name not in flags and name not in values or name in flags and equals:
            raise Refused(f"{argument}: unknown or given twice")
        options[name] = True if name in flags else value if equals else next(rest, "")
    return options, operands


def common_options(options, choices, defaults):
    """The unit, the digits, and the choices in `options` made sure of."""
    for name, allowed in choices.items():
        if options.setdefault(name, defaults.get(name, allowed[0])) not in allowed:
            raise Refused(f"--{name} takes one of {allowed}")
    digits = options.get("digits", "full")
    return options["unit"], None if digits == "full" else parse_whole(digits, 0, 17)


def chosen_fields(options, fields):
    """The fields to print, in order."""
    chosen = options["fields"].split(",") if "fields" in options else fields
    if not set(chosen) <= set(fields) or len(set(chosen)) != len(chosen):
        raise Refused("--fields: unknown, or given twice")
    return list(chosen)


class Sphere:
    """One run of `gyre sphere-layout`."""

    def __init__(self, arguments):
        """`arguments` without the word `sphere-layout`."""
        options, operands = split_arguments(arguments)
        meaningless = "rings" in options or "phase" in options
        self.unit, self.digits = common_options(options, CHOICES, {})
        if meaningless and options["method"] != "rings" or "center" in options and "perspective" not in options:
            raise Refused("options that mean nothing together")
        self._read_labels(options)
        if (self.labels is None) != (len(operands) == 1):
            raise Refused("either COUNT or labels")
        self.count = len(self.labels or ()) or parse_whole(operands[0], 1, MOST_POINTS)
        self._read_values(options)
        self._order = options.get("order", False)
        if self._order and self.count > MOST_ORDERED:
            raise Refused("--order with too many points")
        self.fields = chosen_fields(options, self._all_fields(options))
        self.layout = layout(options["method"], self.count, self.rings, options["phase"] == "half")

    def _read_labels(self, options):
        self.labels = options["labels"].split(",") if "labels" in options else None
        if "labels-file" in options:
            self.labels = lines_of(options["labels-file"])

    def _read_values(self, options):
        self.rings = parse_whole(options["rings"], 1, MOST_RINGS) if "rings" in options else None
        self.radius = parse_number(options.get("radius", "1"))
        if self.radius <= 0:
            raise Refused("--radius must be > 0")
        self.turns = Turns.parse(options["turn"], self.unit) if "turn" in options else Turns()
        self.eye = mpq(parse_number(options["perspective"])) if "perspective" in options else None
        if self.eye is not None and self.eye <= self.radius:
            raise Refused("--perspective must be greater than the radius")
        self.center = pair(options.get("center", "0,0"))
        if len(self.center) != 2:
            raise Refused("--center takes two numbers")
        ends = [parse_whole(text, 0, self.count) for text in options.get("slice", f"0:{self.count}").split(":")]
        if len(ends) != 2:
            raise Refused("--slice takes two numbers")
        self.slice = range(*ends)

    def _all_fields(self, options):
        """The names of all columns that there are with these options."""
        names = ["index", *AXES]
        names += ANGLES if "spherical" in options else ()
        names += SEEN if self.eye is not None else ()
        names += ["order"] if self._order else []
        return names + (["label"] if self.labels is not None else [])

    # Output

    def header(self):
        """The names of the columns."""
        return self.fields

    def rows(self):
        """The columns of every point of the slice."""
        order = self.order() if "order" in self.fields else None
        for index in self.slice:
            yield self.row(index, order)

    def row(self, index, order=None):
        """The columns of a point; `order` has the order of all."""
        place = self.place(index)
        columns = []
        for name in self.fields:
            if name == "index":
                columns.append(str(index))
            elif name == "order":
                columns.append(str(order[index]))
            elif name == "label":
                columns.append(self.labels[index])
            else:
                columns.append(number_text(self.number(name, place), self.digits))
        return columns

    def place(self, index):
        """Where the point of this index is."""
        return spherical_place(*self.layout.angles(index), "y", self.radius, self.turns)

    def number(self, name, place):
        """The binary64 of a field."""
        if name in AXES:
            return rounded(lambda at: place.coordinate(AXES.index(name), at))
        if name in ANGLES:
            return place.angle(name, self.unit)
        return rounded(lambda at: self.seen(name, place, at))

    def seen(self, name, place, at):
        """px, py, scale or alpha."""
        z = place.coordinate(2, at)
        if name == "alpha":
            return (z * at.of(2 / self.eye) + at.of(mpq(1, 2))).clamped(mpq(1, 10), mpq(1))
        scale = at.of(self.eye) / (at.of(self.eye) - z)
        if name == "scale":
            return scale
        axis = ("px", "py").index(name)
        return at.of(self.center[axis]) + place.coordinate(axis, at) * scale

    def order(self):
        """For every index how many points are drawn before it: by binary64 z, then by index."""
        depths = [(self.number("z", self.place(index)), index) for index in range(self.count)]
        order = [0] * self.count
        for number, (_, index) in enumerate(sorted(depths)):
            order[index] = number
        return order


def main():
    try:
        sphere = Sphere(sys.argv[1:])
        print(csv_line(sphere.header()))
        for columns in sphere.rows():
            print(csv_line(columns))
    except Refused as refusal:
        print(f"sphere.py: {refusal}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
