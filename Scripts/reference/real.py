"""Real numbers for the reference of `gyre push`: a rational, or a function that gives more and more digits."""

import gmpy2
from gmpy2 import mpq

from exact import binary64

FIRST_PRECISION = 400
AGREEING_BITS = 100


class Real:
    """A number that is `exact` (an mpq), or irrational and given by `at(precision)` in MPFR."""

    def __init__(self, exact=None, at=None):
        self.exact, self.function = exact, at

    def at(self, precision):
        """The number as an mpfr, computed with so many bits."""
        with gmpy2.context(precision=precision):
            return gmpy2.mpfr(self.exact) if self.function is None else self.function()

    def rounded(self):
        """The nearest binary64.

        An irrational number is computed twice, the second time with double precision, until both agree to many
        bits beyond a binary64; it is never exactly between two of those.
        """
        if self.function is None:
            return binary64(self.exact)
        precision = FIRST_PRECISION
        while True:
            first, second = (mpq(self.at(bits)) for bits in (precision, 2 * precision))
            if second and abs(first - second) * 2**AGREEING_BITS < abs(second):
                if binary64(first) == binary64(second):
                    return binary64(second)
            precision *= 2


def root(square, degree=2):
    """The root of a rational >= 0 as a Real."""
    parts = [gmpy2.iroot(gmpy2.mpz(part), degree) for part in (square.numerator, square.denominator)]
    if all(is_exact for _, is_exact in parts):
        return Real(mpq(parts[0][0], parts[1][0]))
    def value():
        number = gmpy2.sqrt(gmpy2.mpfr(square))
        return gmpy2.sqrt(number) if degree == 4 else number
    return Real(at=value)


def arc_tangent(y, x, unit):
    """atan2(y, x) for rationals that are not both 0."""
    per_turn = {"rad": None, "deg": 360, "turn": 1, "grad": 400}[unit]
    if x == 0 or y == 0 or abs(x) == abs(y):
        eighths = {(1, 0): 0, (1, 1): 1, (0, 1): 2, (-1, 1): 3, (-1, 0): 4,
                   (-1, -1): -3, (0, -1): -2, (1, -1): -1}[gmpy2.sign(x), gmpy2.sign(y)]
        if eighths == 0 or per_turn:
            return Real(mpq(eighths * (per_turn or 1), 8))
        return Real(at=lambda: gmpy2.const_pi() * eighths / 4)
    if per_turn is None:
        return Real(at=lambda: gmpy2.atan2(gmpy2.mpfr(y), gmpy2.mpfr(x)))
    return Real(at=lambda: gmpy2.atan2(gmpy2.mpfr(y), gmpy2.mpfr(x)) * per_turn / (2 * gmpy2.const_pi()))
