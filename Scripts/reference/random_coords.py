"""Random runs of `gyre coords`, easy and hard, that depend on the seed only."""

from math import nextafter

import gmpy2
from gmpy2 import mpq

from coords import Coords
from exact import UNITS, UNITS_PER_TURN, Refused, scaled_text
from failing_records import DIVISIONS_BY_ZERO, NOT_A_NUMBER, NOT_AN_ANGLE, NOT_UTF8, OUT_OF_RANGE
from random_lines import Lines
from random_turns import PLAIN, QUARTERS, RIGHT_ANGLES_IN_DECIMALS, random_turn
from spheres import with_fields
from wheels import DIGITS, HUGE, TIE_AT_ZERO, TINY, in_one_or_two, random_angle, random_digits

FINE = gmpy2.context(precision=600)
HARD_DECIMALS = (25, 40, 40, 60)
WHOLE_LENGTHS = ((3, 4, 0), (2, 3, 6), (1, 2, 2), (1, 4, 8), (0, 5, 12), (2, 6, 9), (1, 0, 0), (8, 9, 12), (6, 6, 7))
PARTS = ("0", "0", "-0", "1", "-1", "1e-400", "-1e-400", "1e300", "-1e300", "1e-300", "5e-324", "-2e-324", "1e-17",
         "0.1", "9007199254740993", "-9007199254740995", ".5", "1e308", "1e-320",
         f"{TIE_AT_ZERO[0]}.{TIE_AT_ZERO[1:]}e-324")
LENGTHS = ("1", "1", "1", "2", "0.1", "150", "1e-400", "1e300", "1e-320", "1.7976931348623157e308", "9007199254740993",
           "3e-324", "1e-17", "0.3333333333333333333333333333333333333")
TOO_LARGE = ("1.7e308,1.7e308,0", "-1e308,1e308,1.3e308", "1.7976931348623157e308,1e293,-1e300")
WRONG_COUNTS = ("1", "1,2", "1 2", "1,2,3,4", "1 2 3 4 5", "1,,3", ",2,3", "1,2,", "1, ,3")
NEGATIVE_LENGTHS = ("-1", "-1e-400", "-1e300", "-.5")


def random_coords(random, size, plain=False):
    """Arguments that the contract accepts, the bytes of an input of about `size` records, and the reference's
    Coords for them."""
    while True:
        arguments = random_arguments(random, plain)
        try:
            coords = Coords(arguments)
        except Refused:
            continue
        if random.random() < 0.2:
            arguments = with_fields(random, arguments, coords.fields)
            coords = Coords(arguments)
        return arguments, Records(random, coords, plain).data(size), coords


def random_arguments(random, plain):
    """Arguments that are mostly accepted."""
    source = random.choice(("xyz", "ry", "rx"))
    arguments = [] if source == "xyz" and random.random() < 0.7 else [f"--from={source}"]
    if random.random() < 0.5:
        arguments.append(f"--turn={random_turn(random)}")
    if random.random() < 0.6:
        arguments.append(f"--unit={random.choice(UNITS)}")
    digits = random.choice(DIGITS)
    arguments += [f"--digits={digits}"] if digits is not None else []
    if not plain and random.random() < 0.05:
        arguments.append(f"--skip={random.choice((0, 1, 2, 3))}")
    random.shuffle(arguments)
    return [part for argument in arguments for part in in_one_or_two(random, argument)]


class Records:
    """The lines of one run."""

    def __init__(self, random, coords, plain):
        self.random, self.coords, self.plain = random, coords, plain
        self.is_cartesian = coords.source == "xyz"
        self.lines = Lines(random, self.good_line, self.failing_line, plain)

    def data(self, size):
        """The bytes of the file."""
        return self.lines.data(size)

    def good_line(self):
        """A record that has an answer."""
        fields = self.cartesian() if self.is_cartesian else self.spherical()
        separators = (",",) if self.plain else (",", ",", ",", " ", ", ", " ,", "\t", "  ")
        return self.lines.padded(self.random.choice(separators).join(fields))

    # Points

    def cartesian(self):
        """x, y and z."""
        random = self.random
        kind = random.random()
        if kind < 0.3:
            return [self.number() for _ in range(3)]
        if kind < 0.55:
            return [random.choice(PARTS) if random.random() < 0.7 else self.number() for _ in range(3)]
        if kind < 0.65:
            scale = mpq(random.choice((1, 1, 7, mpq(1, 10), mpq(1, 1000), 2**60)))
            parts = random.sample(random.choice(WHOLE_LENGTHS), 3)
            return [decimal(random.choice((part, -part)) * scale, 3) for part in parts]
        return self.hard_direction() if kind < 0.9 else self.hard_length()

    def number(self):
        """An everyday decimal."""
        random = self.random
        digits = random_digits(random, random.choice((0, 1, 3, 6, 16, 30)))
        return f"{random.choice(('', '-', '+', ''))}{random.randint(0, 300)}.{digits}"

    def hard_direction(self):
        """A point, often in a plane of two axes, with an angle that is hard to round."""
        random = self.random
        angle = self.hard_angle()
        length = FINE.mul(FINE.exp10(random.choice((0, 0, 2, -30))), random.randint(1, 99))
        parts = [FINE.mul(length, FINE.sin(angle)), FINE.mul(length, FINE.cos(angle)), gmpy2.mpfr(0)]
        if random.random() < 0.4:
            parts[2] = random.choice((FINE.mul(length, FINE.exp10(-40)), length))
        random.shuffle(parts)
        decimals = random.choice(HARD_DECIMALS) + (30 if length < 1 else 0)
        return [decimal(mpq(part), decimals) for part in parts]

    def hard_angle(self):
        """Radians next to the midpoint of two binary64 in the unit of the run."""
        random = self.random
        per_turn = UNITS_PER_TURN.get(self.coords.unit, 6.28)
        angle = FINE.mul(midpoint(random.uniform(0, per_turn) * random.choice((1, 1, 0.25, 1e-6))), 1)
        if self.coords.unit == "rad":
            return angle
        return FINE.mul(angle, FINE.div(FINE.mul(FINE.const_pi(), 2), per_turn))

    def hard_length(self):
        """A point with a distance from the origin that is hard to round."""
        random = self.random
        length = mpq(midpoint(random.uniform(1, 10)))
        one = mpq(random.randint(0, 99), 100)
        other = FINE.sqrt(FINE.sub(FINE.mul(gmpy2.mpfr(length, 600), gmpy2.mpfr(length, 600)), one * one))
        parts = [decimal(one, 2), decimal(mpq(other), random.choice(HARD_DECIMALS)), "0"]
        random.shuffle(parts)
        return parts

    def spherical(self):
        """r and two angles."""
        random = self.random
        length = random.choice(LENGTHS) if random.random() < 0.6 else self.number().lstrip("-")
        if random.random() < 0.04:
            length = random.choice(("0", "-0", "0e5", ".0"))
        if random.random() < 0.15:  # one coordinate is a sine that is hard to round
            angle = FINE.asin(midpoint(random.uniform(0, 1)))
            angles = [decimal(mpq(angle), random.choice(HARD_DECIMALS)) + "rad", random.choice(("pi/2", "0", "90deg"))]
            random.shuffle(angles)
            return ["1", *angles]
        return [length, self.angle(), self.angle()]

    def angle(self):
        """An ANGLE."""
        random = self.random
        kind = random.random()
        if kind < 0.3:
            return random_angle(random)
        if kind < 0.55:
            return random.choice(PLAIN + QUARTERS)
        if kind < 0.65:
            return random.choice(RIGHT_ANGLES_IN_DECIMALS + TINY)
        if kind < 0.7:
            return random.choice(HUGE)
        if kind < 0.8:
            return decimal(mpq(self.hard_angle()), random.choice(HARD_DECIMALS)) + "rad"
        if kind < 0.9:
            number = mpq(midpoint(random.uniform(0, UNITS_PER_TURN.get(self.coords.unit, 6.28))))
            return decimal(number, random.choice((100, 100, 30)))
        return f"{random.choice(('', '-'))}{random.randint(0, 400)}{random.choice(('deg', 'grad', 'turn', ''))}"

    # Failures

    def failing_line(self):
        """A record that is an error."""
        random = self.random
        kind = random.random()
        if kind < 0.04 and not self.plain:
            return random.choice(NOT_UTF8)
        if kind < 0.3:
            return random.choice(WRONG_COUNTS).encode()
        if kind < 0.5:
            record = random.choice(TOO_LARGE) if self.is_cartesian else random.choice(NEGATIVE_LENGTHS) + ",1,2"
            return record.encode()
        fields, place = ["1", "2", "3"], random.randrange(3)
        others = NOT_AN_ANGLE + (("pi", "1rad", "90deg") if self.is_cartesian or place == 0 else DIVISIONS_BY_ZERO)
        fields[place] = random.choice(random.choice((NOT_A_NUMBER, others, OUT_OF_RANGE)))
        return ",".join(fields).encode()


def midpoint(value):
    """Halfway between a binary64 and the next smaller one."""
    return FINE.div(FINE.add(gmpy2.mpfr(value), gmpy2.mpfr(nextafter(value, 0))), 2)


def decimal(number, decimals):
    """A number rounded down to at most so many decimals."""
    number = mpq(number)
    text = scaled_text(int((number * 10**decimals).__floor__()), decimals)
    return text.rstrip("0").rstrip(".") if "." in text else text
