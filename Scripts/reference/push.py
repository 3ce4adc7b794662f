"""Reference for `gyre push`: section 8 of the contract, walking from contact to contact in exact fractions.

    printf '260,284\\n' | python3 push.py --center 160,284 --bounds 0,0,320,568 --events 3
"""

import sys

import gmpy2
from gmpy2 import mpq

from exact import Refused, number_text, parse_number
from push_axis import Axis
from push_options import Options
from real import Real, arc_tangent, root
from records import pieces, records, text_of
from snap import csv_line

gmpy2.get_context().emax = 2**40
gmpy2.get_context().emin = -2**40


class Push:
    """One run of `gyre push`."""

    def __init__(self, arguments):
        """`arguments` without the word `push` and without records."""
        self.options = Options(arguments)

    def header(self):
        """The names of all columns."""
        options = self.options
        names = ["x", "y", "dx", "dy", "distance", "angle", "magnitude"]
        names += ["ax", "ay"] if options.mode == "continuous" else ["dvx", "dvy"]
        if options.times is not None or options.events is not None:
            names += ["t", *(["wall"] if options.events is not None else []), "px", "py", "vx", "vy"]
        return [*names, "error"]

    def rows(self, data):
        """(record as bytes, columns with `error` last) of every row for the records in the bytes of a file."""
        width = len(self.header()) - 1
        for line in records(data):
            try:
                rows = list(self.record(text_of(line)))
            except Refused as refusal:
                rows = [[*width * [""], refusal.code]]
            for columns in rows:
                yield line, columns

    def record(self, text):
        """The rows of a record."""
        try:
            point = point_of(text)
            offset = [mpq(value) - middle for value, middle in zip(point, self.options.center)]
            tap = [self.number(value) for value in self.tap(point, offset)]
            for moment in self.moments(offset):
                yield [*tap, *[self.number(value) for value in moment], ""]
        except OverflowError:
            raise Refused("too large", "overflow") from None

    def number(self, value):
        """The text of a Real or a rational, correctly rounded; a word stays, None is empty."""
        if value is None or isinstance(value, str):
            return value or ""
        return number_text((value if isinstance(value, Real) else Real(mpq(value))).rounded(), self.options.digits)

    def tap(self, point, offset):
        """Everything about the tap itself."""
        options = self.options
        square = offset[0]**2 + offset[1]**2
        angle = arc_tangent(offset[1], offset[0], options.unit) if square else None
        magnitude = options.magnitude if options.magnitude is not None else root(square / options.divisor**2)
        return [*point, *offset, root(square), angle, magnitude, *map(self.rate, self.squares(offset))]

    def squares(self, offset):
        """(sign, square) of the acceleration or velocity on each axis."""
        options = self.options
        distance = offset[0]**2 + offset[1]**2
        for way in offset:
            if options.magnitude is None:
                value = 100 * way / (options.divisor * options.mass)
                square = value**2
            else:
                value = options.magnitude * way
                square = (100 * value / options.mass)**2 / distance if distance else mpq(0)
            yield gmpy2.sign(value), square

    @staticmethod
    def rate(signed_square):
        """The acceleration or velocity itself."""
        sign, square = signed_square
        size = root(square)
        return Real(sign * size.exact) if size.exact is not None else Real(at=lambda: sign * size.function())

    def moments(self, offset):
        """What the rows of a record add to the tap."""
        options = self.options
        axes = [Axis(options.mode, start, sign, square, walls, options.elasticity)
                for (sign, square), start, walls in zip(self.squares(offset), options.center, options.ranges)]
        if options.times is not None:
            for time in options.times:
                powers = [time**axis.degree for axis in axes]
                yield [time, *states(axes, powers, [axis.leg_at(power) for axis, power in zip(axes, powers)])]
        elif options.events is not None:
            rows = list(self.events(axes))
            yield from rows or [6 * [None]]
        else:
            yield []

    def events(self, axes):
        """The rows of contacts and of the rest."""
        legs = [axis.leg_at(mpq(-1)) for axis in axes]
        following = [axis.first() for axis in axes]
        power, time = mpq(0), mpq(0)
        for _ in range(self.options.events):
            powers = [axis.power(leg) for axis, leg in zip(axes, following) if leg]
            if not powers:
                break
            power = min(powers)
            walls = []
            for index, axis in enumerate(axes):
                leg = following[index]
                if leg and axis.power(leg) == power:
                    time = axis.time(leg)
                    walls.append(wall_name(index, axis, leg))
                    legs[index], following[index] = leg, axis.after(leg)
            yield [time, "+".join(walls), *states(axes, 2 * [power], legs)]
        if not any(following) and all(axis.walls for axis in axes):
            yield [time, "rest", *states(axes, 2 * [power], legs)]


def wall_name(index, axis, leg):
    """The wall of a contact."""
    is_upper = (axis.sign > 0) == (axis.force or leg.number % 2 == 1)
    return (("left", "right"), ("top", "bottom"))[index][is_upper]


def states(axes, powers, legs):
    """px, py, vx, vy."""
    (px, vx), (py, vy) = (axis.state(power, leg) for axis, power, leg in zip(axes, powers, legs))
    return [px, py, vx, vy]


def point_of(text):
    """The two numbers of a record."""
    fields = pieces(text)
    if "" in fields:
        raise Refused("an empty field", "empty-field")
    numbers = []
    for place in range(2):
        if place == len(fields):
            raise Refused("a field is missing", "missing-field")
        numbers.append(parse_number(fields[place]))
    if len(fields) > 2:
        raise Refused("a field too many", "extra-field")
    return numbers


def main():
    try:
        push = Push(sys.argv[1:])
    except Refused as refusal:
        print(f"push.py: {refusal}", file=sys.stderr)
        return 2
    print(",".join(push.header()))
    failed = False
    for _, columns in push.rows(sys.stdin.buffer.read()):
        print(csv_line(columns))
        failed = failed or columns[-1] != ""
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
