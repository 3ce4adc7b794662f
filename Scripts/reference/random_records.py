"""Random records of `gyre snap` that stand for a given rotation, or for one near it."""

from fractions import Fraction
from math import log2

import gmpy2

from exact import UNITS, scaled_text
from random_rotations import fraction, less_whole_turns, plain_angle
from wheels import HUGE, TINY, random_angle, random_digits, scaled

HARD_DECIMALS = (40, 40, 40, 60, 80)
LENGTHS = ("1", "2", "0.5", "1", "1", "100")
EIGHTHS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
COLUMNS = (("1", "1"), ("1", "0"), ("-1", "0"), ("-1", "-0"), ("0", "-1"), ("-1", "-1"), ("3", "4"),
           ("-5", "12"), ("1e300", "1e-300"), ("1e-400", "1e-400"), ("-1", "1e-400"), ("1", "-1e-330"),
           ("-1e308", "-1e-400"), (".5", "+.5"), ("7e2", "0700"), ("-2.", "2"))


class Writer:
    """Writes rotations as records of one run."""

    def __init__(self, random, snap, plain):
        self.random, self.options, self.plain = random, snap.options, plain
        writers = {"angle": self.angle_text, "transform": self.transform_text, "drag": self.drag_text}
        self.write = writers[self.options.source]

    def joined(self, numbers):
        """The fields of a record."""
        if self.plain:
            return ",".join(numbers)
        return self.random.choice((",", ",", ",", " ", ", ", " ,", "\t", " ,\t ", "  ")).join(numbers)

    # Angles

    def angle_text(self, angle):
        """An ANGLE that is exactly this one if there is such a text, or near it, or any other."""
        random = self.random
        if random.random() < 0.12:
            return random.choice((random_angle(random), random_angle(random), random.choice(HUGE),
                                  random.choice(TINY), "-1e300rad", "1e22", "1e300"))
        if angle.radians == 0 and random.random() < 0.4:
            halves = angle.turns * 2
            if max(abs(halves.numerator), halves.denominator) < 10**60:
                return self.multiple_of_pi(halves)
        unit_of_run = self.options.wheel.unit
        unit = random.choice((unit_of_run, "rad", *UNITS))
        decimals = random.choice((*HARD_DECIMALS, 1, 3, 6, 16, 17))
        units = scaled(angle, unit, decimals) + random.choice((-1, 0, 0, 0, 1))
        text = scaled_text(units, decimals)
        if random.random() < 0.8:
            text = text.rstrip("0")
        return text + ("" if unit == unit_of_run and random.random() < 0.7 else unit)

    def multiple_of_pi(self, number):
        """The number of half turns, with pi."""
        random = self.random
        sign = random.choice(("", "", "+")) if number >= 0 else ""
        factor = "-" if number.numerator == -1 else "" if number.numerator == 1 else str(number.numerator)
        divisor = "" if number.denominator == 1 and random.random() < 0.7 else f"/{number.denominator}"
        return sign + factor + random.choice(("pi", "pi", "π")) + divisor

    # Transforms

    def vector(self, angle, length):
        """Two decimals with about the angle's direction, exact for whole eighths of a turn."""
        random = self.random
        eighths = angle.turns * 8
        if angle.radians == 0 and eighths.denominator == 1:
            x, y = EIGHTHS[int(eighths) % 8]
            return Fraction(length) * x, Fraction(length) * y
        decimals = random.choice((*HARD_DECIMALS, 2, 6, 17))
        context = gmpy2.context(precision=400)
        radians = Fraction(scaled(less_whole_turns(angle), "rad", 100), 10**100)
        radians = context.div(gmpy2.mpz(radians.numerator), gmpy2.mpz(radians.denominator))
        off = random.choice((0, 0, 1, -1))
        scale = Fraction(length) * 10**decimals
        x, y = ((Fraction(int(context.mul_2exp(function(radians), 350)), 2**350) * scale).__floor__()
                for function in (context.cos, context.sin))
        if x + off == 0 and y == 0:
            off = 1 - off
        return Fraction(x + off, 10**decimals), Fraction(y, 10**decimals)

    def transform_text(self, angle):
        """A transform: two, four or six numbers, or matrix(...)."""
        random = self.random
        kind = random.random()
        if kind < 0.15:
            a, b = random.choice(COLUMNS)
        elif kind < 0.35:
            a, b = (f"{random.choice('+--')}{random.randint(0, 3)}."
                    f"{random_digits(random, random.choice((1, 3, 17)))}1" for _ in range(2))
        else:
            length = Fraction(random.choice(LENGTHS))
            a, b = (decimal_text(part) for part in self.vector(angle, length))
        if random.random() < 0.6:
            return self.joined((a, b))
        return self.with_the_rest(a, b)

    def with_the_rest(self, a, b):
        """A matrix with this first column and a positive determinant."""
        random = self.random
        x, y = Fraction(a), Fraction(b)
        c, d = random.choice(((-y, x), (-y, x), (-y * 2 + x, x * 2 + y), (-y / 4 - x / 2, x / 4 - y / 2)))
        if max(abs(c), abs(d)) > 10**300 or len(decimal_text(c)) + len(decimal_text(d)) > 900 or tiny(c, d):
            return self.joined((a, b))
        numbers = [a, b, decimal_text(c), decimal_text(d)]
        if random.random() < 0.4:
            return self.joined(numbers)
        numbers += random.choice((["0", "0"], ["12.5", "-7e3"], ["1e300", "-.5"]))
        if random.random() < 0.5:
            return self.joined(numbers)
        separator = "," if self.plain else random.choice((", ", ",", " , "))
        return f"matrix({separator.join(numbers)})"

    # Drags

    def drag_text(self, angle):
        """A drag that turns by the angle, about."""
        random, options = self.random, self.options
        turn = angle - plain_angle(options.at_down)
        x, y = self.down()
        kind = random.random()
        if kind < 0.05:
            now = x, y
        elif kind < 0.15:
            now = -x, -y
        elif kind < 0.25:
            now = Fraction(random.randint(-10**4, 10**4), 100), Fraction(random.randint(-10**4, 10**4), 100)
        else:
            p, q = self.vector(turn, random.choice((1, 1, 2, Fraction(1, 2), 1000)))
            now = x * p - y * q, x * q + y * p
        if kind < 0.1 and not options.ring and x < 0:
            y, now = Fraction(0), (-abs(now[0]), now[1] / 10**20)
        if options.ring and (x == y == 0 or now[0] == now[1] == 0):
            least = fraction(options.ring[0])
            x, y, now = least, Fraction(0), (Fraction(0), least + 1)
        cx, cy = map(fraction, options.center)
        return self.joined([decimal_text(part) for part in (cx + x, cy + y, cx + now[0], cy + now[1])])

    def down(self):
        """Where a drag begins, from the centre: with --ring about on its edges."""
        random = self.random
        if not self.options.ring:
            return [Fraction(random.randint(-10**4, 10**4), random.choice((1, 1, 10, 100, 10**5)))
                    for _ in range(2)]
        least, most = map(fraction, self.options.ring)
        length = random.choice((least, most, (least + most) / 2, least * 2, most + 1))
        point = random.choice(((length, 0), (0, -length), (length * 3 / 5, length * 4 / 5),
                               (-length * 4 / 5, length * 3 / 5), (length * 5 / 13, length * 12 / 13)))
        return [(Fraction(part) * 10**30).__floor__() / Fraction(10**30) for part in point]


def tiny(*numbers):
    """Whether one of them needs more digits than a NUMBER may have."""
    return any(number.denominator > 10**400 for number in numbers)


def decimal_text(number):
    """The shortest plain decimal text of a number that has one."""
    twos = (number.denominator & -number.denominator).bit_length() - 1
    fives = round(log2(number.denominator >> twos) / log2(5))
    decimals = max(twos, fives)
    return scaled_text(number.numerator * 10**decimals // number.denominator, decimals)
