"""Real numbers enclosed in intervals: two binary numbers with the real one between them, by MPFR with directed
roundings. There is no estimate of an error: every operation rounds its ends outwards.

A question (the nearest binary64, the floor) is asked with more and more precision until both ends give the same
answer. What the last precision leaves open is a tie, as the contract says: zero, the midpoint, the integer.
"""

import gmpy2
from gmpy2 import mpfr, mpq, mpz

from exact import UNITS_PER_TURN, binary64

BITS = (160, 640, 8192)
ZERO, ONE = mpfr(0), mpfr(1)


class Undecided(ArithmeticError):
    """The interval is too wide for the operation."""


class Precision:
    """So many bits for the ends of intervals."""

    def __init__(self, bits, is_last=False):
        self.bits, self.is_last = bits, is_last
        self.down = gmpy2.context(precision=bits, round=gmpy2.RoundDown)
        self.up = gmpy2.context(precision=bits, round=gmpy2.RoundUp)
        self.zero, self.one = Interval(self, ZERO, ZERO), Interval(self, ONE, ONE)
        self.pi = Interval(self, self.down.const_pi(), self.up.const_pi())
        self.turn = self.pi * self.of(2)
        self.per_radian = {unit: self.of(mpq(count, 2)) / self.pi for unit, count in UNITS_PER_TURN.items()}
        self.per_radian["rad"] = self.one
        self._wider = {}

    def of(self, rational):
        """A rational number; both ends are the number itself if it has so few bits."""
        top, bottom = mpz(rational.numerator), mpz(rational.denominator)
        return Interval(self, self.down.div(top, bottom), self.up.div(top, bottom))

    def wider(self, bits):
        """A precision of so many bits more."""
        if bits not in self._wider:
            self._wider[bits] = Precision(self.bits + bits, self.is_last)
        return self._wider[bits]

    def square_root(self, rational):
        """The square root of a rational number >= 0, exact if that is rational."""
        exact = rational_square_root(rational)
        return self.of(rational).square_root() if exact is None else self.of(exact)


class Interval:
    """A real number from `low` to `high`."""

    __slots__ = ("at", "low", "high")

    def __init__(self, at, low, high):
        self.at, self.low, self.high = at, low, high

    def __repr__(self):
        return f"Interval({self.low}, {self.high})"

    def __neg__(self):
        return Interval(self.at, self.at.down.minus(self.high), self.at.up.minus(self.low))

    def __add__(self, other):
        return Interval(self.at, self.at.down.add(self.low, other.low), self.at.up.add(self.high, other.high))

    def __sub__(self, other):
        return Interval(self.at, self.at.down.sub(self.low, other.high), self.at.up.sub(self.high, other.low))

    def __mul__(self, other):
        at, down, up = self.at, self.at.down.mul, self.at.up.mul
        if self.low >= 0 and other.low >= 0:
            return Interval(at, down(self.low, other.low), up(self.high, other.high))
        ends = [(one, two) for one in (self.low, self.high) for two in (other.low, other.high)]
        return Interval(at, min(down(one, two) for one, two in ends), max(up(one, two) for one, two in ends))

    def __truediv__(self, other):
        if other.holds_zero():
            raise Undecided
        at, down, up = self.at, self.at.down.div, self.at.up.div
        ends = [(one, two) for one in (self.low, self.high) for two in (other.low, other.high)]
        return Interval(at, min(down(one, two) for one, two in ends), max(up(one, two) for one, two in ends))

    def square(self):
        """Its square, which is never negative."""
        product = self * self
        return Interval(self.at, max(product.low, ZERO), product.high)

    def square_root(self):
        """The square root of a number that is known to be >= 0."""
        return Interval(self.at, self.at.down.sqrt(max(self.low, ZERO)), self.at.up.sqrt(self.high))

    def clamped(self, least, most):
        """Not less than one rational and not more than another."""
        least, most = self.at.of(least), self.at.of(most)
        low = min(max(self.low, least.low), most.low)
        return Interval(self.at, low, min(max(self.high, least.high), most.high))

    # Angles

    def sine_cosine(self):
        """The sine and the cosine of a number of radians, which change no faster than the angle."""
        at, width = self.at, self.at.up.sub(self.high, self.low)
        return [Interval(at, at.down.sub(getattr(at.down, name)(self.low), width),
                         at.up.add(getattr(at.up, name)(self.low), width)) for name in ("sin", "cos")]

    def arc_cosine(self):
        """The arc cosine of a number in [-1, 1], in radians."""
        return Interval(self.at, self.at.down.acos(min(self.high, ONE)), self.at.up.acos(max(self.low, -ONE)))

    # Questions

    def holds_zero(self):
        """Whether it could be 0."""
        return self.low <= 0 <= self.high

    def is_zero(self):
        """Whether it is 0 for certain."""
        return self.low == 0 == self.high

    def settled(self):
        """The same, but 0 if it still could be at the last precision."""
        return self.at.zero if self.at.is_last and self.holds_zero() else self

    def nearest(self):
        """The binary64 nearest to the number, or None if that is not decided. Infinite if too large."""
        low, high = float(self.low), float(self.high)
        if low == high:
            return low
        if not self.at.is_last:
            return None
        if self.holds_zero():
            return 0.0
        try:
            return binary64((mpq(low) + mpq(high)) / 2)
        except (OverflowError, ValueError):
            return high if high > 0 else low

    def floor(self):
        """The greatest integer that is not more than the number, or None if that is not decided."""
        low, high = (int(gmpy2.floor(end)) for end in (self.low, self.high))
        return high if low == high or self.at.is_last else None


PRECISIONS = tuple(Precision(bits, bits == BITS[-1]) for bits in BITS)


def decided(value, question):
    """The answer to a question about a number; `value(precision)` is its interval."""
    for at in PRECISIONS:
        try:
            answer = question(value(at))
        except Undecided:
            continue
        if answer is not None:
            return answer
    raise Undecided


def rounded(value):
    """The binary64 nearest to a number, ties to even; OverflowError if there is none."""
    nearest = decided(value, Interval.nearest)
    if abs(nearest) == float("inf"):
        raise OverflowError("too large for binary64")
    return nearest


def floor_of(value):
    """The greatest integer that is not more than a number."""
    return decided(value, Interval.floor)


def rational_square_root(rational):
    """The square root of a rational number >= 0 if it is rational, else None."""
    roots = [gmpy2.isqrt_rem(mpz(part)) for part in (rational.numerator, rational.denominator)]
    if any(rest for _, rest in roots):
        return None
    return mpq(roots[0][0], roots[1][0])


def angle_of(y, x):
    """The angle of the vector (x, y) to the x axis in [0, one turn), in radians; 0 if the vector is 0."""
    at = x.at
    if y.is_zero():
        if x.is_zero() or x.low > 0:
            return at.zero
        if x.high < 0:
            return at.pi
        raise Undecided
    if y.low >= 0 or y.high <= 0:
        below = y.high <= 0
        upper = -y if below else y
        if upper.low == 0 and x.holds_zero():
            raise Undecided
        half = Interval(at, at.down.atan2(upper.low if x.high > 0 else upper.high, x.high),
                        at.up.atan2(upper.high if x.low > 0 else upper.low, x.low))
        return at.turn - half if below else half
    if x.high >= 0:
        raise Undecided
    return Interval(at, at.down.atan2(y.high, x.high), (at.turn - Interval(
        at, at.down.atan2(-y.low, x.high), at.up.atan2(-y.low, x.high))).high)
