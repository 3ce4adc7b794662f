"""Reference for `gyre coords`: section 9 of the contract.

    echo 0,3,2 | python3 coords.py
    echo 1,90,45 | python3 coords.py --from=ry --unit=deg --turn=x:30,y:-pi/3
"""

import sys

from gmpy2 import mpq

from exact import UNITS, Refused, binary64, number_text, parse_angle, parse_number, parse_whole
from intervals import rational_square_root, rounded
from readings import fields_of
from records import records, text_of
from snap import csv_line
from sphere import ANGLES, AXES, chosen_fields, common_options, split_arguments
from turns import ExactAngle, Place, Turns, spherical_place

FIELDS = (*AXES, "r", *ANGLES)
CHOICES = {"from": ("xyz", "ry", "rx"), "unit": UNITS}
VALUES = (*CHOICES, "turn", "digits", "fields", "skip")
FIELDS_OF_RECORD = (3,)
MOST_SKIPPED = 10**300


class Coords:
    """One run of `gyre coords`."""

    def __init__(self, arguments):
        """`arguments` without the word `coords` and without records."""
        options, operands = split_arguments(arguments, (), VALUES)
        if operands:
            raise Refused("the records are read from the input")
        self.unit, self.digits = common_options(options, CHOICES, {})
        self.source = options["from"]
        self.turns = Turns.parse(options["turn"], self.unit) if "turn" in options else Turns()
        self.skipped = parse_whole(options.get("skip", "0"), 0, MOST_SKIPPED)
        self.fields = chosen_fields(options, FIELDS)

    def header(self):
        """The names of all columns."""
        return [*self.fields, "error"]

    def rows(self, data):
        """(record as bytes, columns with `error` last) of every record in the bytes of a file."""
        for line in records(data, self.skipped):
            try:
                yield line, [*self.row(text_of(line)), ""]
            except Refused as refusal:
                yield line, [*len(self.fields) * [""], refusal.code]

    def row(self, text):
        """The columns of a record."""
        point = Cartesian(text, self.turns) if self.source == "xyz" \
            else Spherical(text, self.source, self.turns, self.unit)
        try:
            return [self.column(name, point) for name in self.fields]
        except OverflowError:
            raise Refused("too large", "overflow") from None

    def column(self, name, point):
        """The text of a field; the origin has no angles."""
        if point.is_origin:
            return "" if name in ANGLES else number_text(0.0, self.digits)
        if name == "r":
            number = point.length()
        elif name in AXES:
            number = rounded(lambda at: point.place.coordinate(AXES.index(name), at))
        else:
            number = point.place.angle(name, self.unit)
        return number_text(number, self.digits)


class Cartesian:
    """A point by x, y, z."""

    def __init__(self, text, turns):
        numbers = [mpq(parse_number(field)) for field in fields_of(text, FIELDS_OF_RECORD)]
        self.square = sum(number * number for number in numbers)
        self.is_origin = self.square == 0
        self.place = Place(lambda at: [at.of(number) for number in numbers], 1, turns)

    def length(self):
        """The distance from the origin, as a binary64."""
        exact = rational_square_root(self.square)
        return rounded(lambda at: at.square_root(self.square)) if exact is None else binary64(exact)


class Spherical:
    """A point by r, an angle to an axis and one around it."""

    def __init__(self, text, source, turns, unit):
        length, *angles = fields_of(text, FIELDS_OF_RECORD)
        self.radius = mpq(parse_number(length))
        polar, around = (ExactAngle(parse_angle(angle, unit)) for angle in angles)
        if self.radius < 0:
            raise Refused("r < 0", "negative-radius")
        self.is_origin = self.radius == 0
        self.place = spherical_place(polar, around, source[1], self.radius, turns)

    def length(self):
        """The distance from the origin, as a binary64."""
        return binary64(self.radius)


def main():
    try:
        coords = Coords(sys.argv[1:])
    except Refused as refusal:
        print(f"coords.py: {refusal}", file=sys.stderr)
        return 2
    print(csv_line(coords.header()))
    failed = False
    for _, columns in coords.rows(sys.stdin.buffer.read()):
        print(csv_line(columns))
        failed = failed or columns[-1] != ""
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
