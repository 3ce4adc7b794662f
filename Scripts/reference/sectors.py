"""Reference for `gyre sectors`: section 4 of the contract in exact arithmetic.

    python3 sectors.py 3 --digits 6
    python3 sectors.py --weights=0.1,0.2,0.3 --unit deg --gap=1.5
"""

import sys
from fractions import Fraction
from itertools import accumulate

from exact import (
    UNITS, Angle, Refused, binary64_in_unit, ceiling_turns, floor_turns, number_text, parse_angle,
    parse_number, parse_whole, sign,
)

FIELDS = ("sector", "min", "mid", "max", "width", "wraps")
MOST_SECTORS = 10_000_000
HALF = Angle(turns=Fraction(1, 2))
DEFAULTS = {
    "weights": None, "direction": "cw", "first": "0", "pointer": "0", "span": "1turn", "gap": "0",
    "range": "signed", "unit": "rad", "digits": "full",
}
CHOICES = {"direction": ("cw", "ccw"), "range": ("signed", "unsigned"), "unit": UNITS}


def split_arguments(arguments):
    """The options by name, with their defaults, and the operands."""
    options, operands = {}, []
    rest = iter(arguments)
    for argument in rest:
        if not argument.startswith("--"):
            operands.append(argument)
            continue
        name, equals, value = argument[2:].partition("=")
        if name not in DEFAULTS or name in options:
            raise Refused(f"{argument}: unknown or given twice")
        options[name] = value if equals else next(rest, "")
    for name, allowed in CHOICES.items():
        if options.get(name, DEFAULTS[name]) not in allowed:
            raise Refused(f"--{name} takes one of {allowed}")
    return DEFAULTS | options, operands


class Wheel:
    """The wheel that command-line arguments (without the word `sectors`) describe."""

    def __init__(self, arguments):
        options, operands = split_arguments(arguments)
        self.unit = options["unit"]
        self.digits = None if options["digits"] == "full" else parse_whole(options["digits"], 0, 17)
        self.clockwise = options["direction"] == "cw"
        self.signed = options["range"] == "signed"
        self.start = parse_angle(options["pointer"], self.unit) - parse_angle(options["first"], self.unit)
        self.span = parse_angle(options["span"], self.unit)
        self.gap = parse_angle(options["gap"], self.unit)
        self._read_shares(options["weights"], operands)
        self._check()

    def _read_shares(self, weights, operands):
        """Either COUNT or --weights says how the span is shared out."""
        if (weights is None) != (len(operands) == 1):
            raise Refused("either COUNT or --weights")
        if weights is None:
            self.count, self.weights = parse_whole(operands[0], 1, MOST_SECTORS), None
            return
        if operands:
            raise Refused("--weights with an operand")
        self.weights = [parse_number(weight) for weight in weights.split(",")]
        self.count = len(self.weights)
        if min(self.weights) <= 0:
            raise Refused("a weight that is not > 0")
        self.sums = [Fraction(0), *accumulate(self.weights)]

    def _check(self):
        if sign(self.span) <= 0 or sign(self.span - Angle(turns=Fraction(1))) > 0:
            raise Refused("--span must be > 0 and at most one turn")
        if sign(self.gap) < 0 or sign(self.smallest_arc() - self.gap) <= 0:
            raise Refused("--gap must be smaller than every sector")

    def arc(self, sector):
        """The sector's share of the span, gap included."""
        if self.weights is None:
            return self.span * Fraction(1, self.count)
        return self.span * (self.weights[sector] / self.sums[-1])

    def smallest_arc(self):
        """The arc of the smallest sector, gap included."""
        return self.arc(0 if self.weights is None else self.weights.index(min(self.weights)))

    def distance(self, sector):
        """c: along the wheel from the middle of sector 0 to the middle of `sector`."""
        if self.weights is None:
            return self.span * Fraction(sector, self.count)
        middle = self.sums[sector] + self.weights[sector] / 2 - self.weights[0] / 2
        return self.span * (middle / self.sums[-1])

    def unwrapped(self, sector):
        """min, mid, max before whole turns are taken off, and the width."""
        distance = self.distance(sector)
        middle = self.start - distance if self.clockwise else self.start + distance
        width = self.arc(sector) - self.gap
        half_width = width * Fraction(1, 2)
        return middle - half_width, middle, middle + half_width, width

    def wrapped(self, sector):
        """min, mid, max in the chosen range, and the width."""
        low, middle, high, width = self.unwrapped(sector)
        if self.signed:
            return wrap_above(low + HALF) - HALF, wrap_below(middle + HALF) - HALF, \
                wrap_below(high + HALF) - HALF, width
        return wrap_above(low), wrap_above(middle), wrap_below(high), width

    def row(self, sector):
        """The texts of all FIELDS of one sector."""
        low, middle, high, width = self.wrapped(sector)
        numbers = [number_text(binary64_in_unit(angle, self.unit), self.digits)
                   for angle in (low, middle, high, width)]
        wraps = sign(low - high) >= 0
        return [str(sector), *numbers, "true" if wraps else "false"]

    def rows(self, sectors=None):
        """The rows of these sectors, or of all."""
        return [self.row(sector) for sector in (range(self.count) if sectors is None else sectors)]


def wrap_above(angle):
    """The angle less whole turns, in [0, one turn)."""
    return angle - Angle(turns=Fraction(floor_turns(angle)))


def wrap_below(angle):
    """The angle less whole turns, in (0, one turn]."""
    return angle - Angle(turns=Fraction(ceiling_turns(angle) - 1))


def main():
    try:
        rows = Wheel(sys.argv[1:]).rows()
    except Refused as refusal:
        print(f"sectors.py: {refusal}", file=sys.stderr)
        return 2
    for row in [FIELDS, *rows]:
        print(",".join(row))
    return 0


if __name__ == "__main__":
    sys.exit(main())
