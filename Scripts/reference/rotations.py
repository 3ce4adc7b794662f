"""Exact angles with a direction: turns * 2 pi + radians + arg(vector), and questions about them.

Turns and radians are rational, the vector is a Gaussian rational (a transform's a + bi; a drag is the
argument of now * conj(down)). Multiples of 1/8 turn are moved out of the vector, which is then absent or
strictly inside the first octant, with coprime whole parts; two angles are equal exactly if these forms are.

An angle that is not rational in its unit is transcendental there (Lindemann, Gelfond and Schneider, Baker),
so no question about it has a tie, and enclosures of rising precision always answer it: fixed-point
integers from MPFR's pi and arc tangent with directed roundings. Rational ones are asked exactly.
"""

from functools import lru_cache
from math import gcd

import gmpy2
from gmpy2 import mpq

from exact import UNITS_PER_TURN, binary64, floor, pi_bounds

FIRST_PRECISION = 192  # bits after the point
ZERO = mpq(0)


class Direction:
    """arg(x + yi) with coprime integers 0 < y < x."""

    __slots__ = ("x", "y", "_arcs")

    def __init__(self, x, y):
        self.x, self.y, self._arcs = x, y, {}

    def __eq__(self, other):
        return isinstance(other, Direction) and (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def arc(self, precision):
        """Two integers with arg * 2**precision between them."""
        if precision not in self._arcs:
            slope = (self.y << precision) // self.x
            low, high = (arc_tangent(slope + step, precision, step) for step in (0, 1))
            self._arcs[precision] = low, high
        return self._arcs[precision]


def arc_tangent(slope, precision, up):
    """atan(slope / 2**precision) * 2**precision as an integer, rounded down or up."""
    context = directed(precision + 2, up)
    tangent = context.div_2exp(gmpy2.mpfr(slope, precision + 2), precision)
    scaled = context.mul_2exp(context.atan(tangent), precision)
    return int(context.ceil(scaled) if up else context.floor(scaled))


@lru_cache(maxsize=None)
def directed(precision, up):
    """MPFR's context that rounds up or down."""
    return gmpy2.context(precision=precision, round=gmpy2.RoundUp if up else gmpy2.RoundDown)


class Rotation:
    """turns * 2 pi + radians + arg(direction), exactly, in canonical form."""

    __slots__ = ("turns", "radians", "direction", "_bounds")

    def __init__(self, turns=ZERO, radians=ZERO, direction=None):
        self.turns, self.radians, self.direction, self._bounds = turns, radians, direction, None

    @staticmethod
    def of_angle(angle):
        """The same angle as an Angle of `exact`."""
        return Rotation(mpq(angle.turns), mpq(angle.radians))

    @staticmethod
    def of_vector(x, y):
        """arg(x + yi) in (-half a turn, half a turn]; not both parts 0."""
        x, y = mpq(x), mpq(y)
        common = x.denominator * y.denominator // gcd(int(x.denominator), int(y.denominator))
        x, y = int(x * common), int(y * common)
        eighths = 0
        if x <= 0 < y:
            eighths, x, y = 2, y, -x
        elif x < 0:
            eighths, x, y = (-4 if y < 0 else 4), -x, -y
        elif y < 0:
            eighths, x, y = -2, -y, x
        if y >= x:
            eighths, x, y = eighths + 1, x + y, y - x
        if y == 0:
            return Rotation(mpq(eighths, 8))
        divisor = gcd(x, y)
        return Rotation(mpq(eighths, 8), ZERO, Direction(x // divisor, y // divisor))

    def __eq__(self, other):
        return (self.turns, self.radians, self.direction) == (other.turns, other.radians, other.direction)

    def __hash__(self):
        return hash((self.turns, self.radians, self.direction))

    def __repr__(self):
        direction = self.direction and (self.direction.x, self.direction.y)
        return f"Rotation({self.turns}, {self.radians}, {direction})"

    def __add__(self, other):
        turns, radians = self.turns + other.turns, self.radians + other.radians
        if self.direction and other.direction:
            a, b = self.direction, other.direction
            sum_of_both = Rotation.of_vector(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
            return Rotation(turns + sum_of_both.turns, radians, sum_of_both.direction)
        return Rotation(turns, radians, self.direction or other.direction)

    def __neg__(self):
        if self.direction:
            turned = Rotation.of_vector(self.direction.x, -self.direction.y)
            return Rotation(turned.turns - self.turns, -self.radians, turned.direction)
        return Rotation(-self.turns, -self.radians)

    def __sub__(self, other):
        if other.direction:
            return self + -other
        return Rotation(self.turns - other.turns, self.radians - other.radians, self.direction)

    def __mul__(self, factor):
        if self.direction and factor != 0:
            raise ValueError("a multiple of a direction has no exact form here")
        return Rotation(self.turns * factor, self.radians * factor)

    def plus_turns(self, turns):
        """So many turns more."""
        return Rotation(self.turns + turns, self.radians, self.direction)

    def rational(self, unit):
        """The exact number of `unit`s if it is rational, else None."""
        if self.direction:
            return None
        if unit == "rad":
            return self.radians if self.turns == 0 else None
        return self.turns * UNITS_PER_TURN[unit] if self.radians == 0 else None

    def bounds(self, unit, precision):
        """Two integers with the angle in `unit` times 2**precision between them."""
        low, high = fixed(self.radians, precision)
        if self.direction:
            arc = self.direction.arc(precision)
            low, high = low + arc[0], high + arc[1]
        if unit == "rad":
            whole = times(2 * self.turns, *fixed_pi(precision))
            return low + whole[0], high + whole[1]
        per_turn = UNITS_PER_TURN[unit]
        whole = fixed(self.turns * per_turn, precision)
        least, most = turns_per_radian(precision)
        low = low * (least if low >= 0 else most) >> precision
        high = -(-high * (most if high >= 0 else least) >> precision)
        return whole[0] + per_turn * low, whole[1] + per_turn * high

    def first_bounds(self):
        """`bounds` in turns at the first precision, kept."""
        if self._bounds is None:
            self._bounds = self.bounds("turn", FIRST_PRECISION)
        return self._bounds


def fixed(rational, precision):
    """Floor and ceiling of rational * 2**precision."""
    scaled, denominator = rational.numerator << precision, rational.denominator
    return int(scaled // denominator), int(-(-scaled // denominator))


def times(rational, low, high):
    """A rational times a positive number between two integers, outwards."""
    numerator, denominator = rational.numerator, rational.denominator
    if numerator < 0:
        low, high = high, low
    return int(numerator * low // denominator), int(-(-numerator * high // denominator))


@lru_cache(maxsize=None)
def fixed_pi(precision):
    """Two integers with pi * 2**precision between them."""
    low, high = pi_bounds(precision + 8)
    return fixed(low, precision)[0], fixed(high, precision)[1]


@lru_cache(maxsize=None)
def turns_per_radian(precision):
    """Two integers with 2**precision / (2 pi) between them."""
    low, high = fixed_pi(precision)
    return (1 << 2 * precision) // (2 * high), -((-1 << 2 * precision) // (2 * low))


# Questions


def answer(rotation, unit, question):
    """`question` of the angle in `unit`, which must not be rational: a monotone function of
    (integer, precision), asked at both bounds until it gives the same."""
    precision = FIRST_PRECISION
    while True:
        low, high = (question(bound, precision) for bound in rotation.bounds(unit, precision))
        if low == high:
            return low
        precision *= 2


def floor_turns(rotation):
    """The greatest whole number of turns that is not more than the angle."""
    exact = rotation.rational("turn")
    if exact is not None:
        return floor(exact)
    return answer(rotation, "turn", lambda bound, precision: bound >> precision)


def ceiling_turns(rotation):
    """The least whole number of turns that is not less than the angle."""
    exact = rotation.rational("turn")
    return floor_turns(rotation) + 1 if exact is None else -floor(-exact)


def sign(rotation):
    """-1, 0 or 1."""
    for unit in ("turn", "rad"):
        exact = rotation.rational(unit)
        if exact is not None:
            return (exact > 0) - (exact < 0)
    return answer(rotation, "rad", lambda bound, _: (bound > 0) - (bound < 0))


def compare(one, other):
    """-1, 0 or 1 as one angle is smaller than, equal to or greater than the other."""
    (low, high), (other_low, other_high) = one.first_bounds(), other.first_bounds()
    if high < other_low:
        return -1
    if low > other_high:
        return 1
    return sign(one - other)


def rounded(rotation, unit):
    """The binary64 nearest to the angle in `unit`; OverflowError if there is none."""
    exact = rotation.rational(unit)
    return binary64(exact) if exact is not None else finite(answer(rotation, unit, nearest))


def nearest(bound, precision):
    """The binary64 nearest to bound / 2**precision, or a mark that there is none."""
    try:
        return bound / (1 << precision)
    except OverflowError:
        return "overflow", bound > 0


def finite(value):
    """The value, unless it was too large."""
    if isinstance(value, tuple):
        raise OverflowError("too large for binary64")
    return value
