"""The layouts of section 6.1: which place every point of the whole has, exactly.

`angles(index)` of a layout are the angle to the y axis and the one around it.
"""

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from math import gcd

from gmpy2 import mpq

from exact import Angle
from intervals import PRECISIONS, floor_of
from turns import ArcCosine, ExactAngle, RealAngle

NO_ANGLE = ExactAngle(Angle())
LOWEST, HIGHEST = ExactAngle(Angle()), ExactAngle(Angle(turns=mpq(1, 2)))
QUARTER = ExactAngle(Angle(turns=mpq(1, 4)))


# Rings


class Rings:
    """Parallels at ry = pi (j + 1/2) / R, the points shared out by largest remainder."""

    def __init__(self, count, rings=None, half_steps=False):
        self.rings = default_rings(count) if rings is None else rings
        self.shares, self.half_steps = ring_shares(count, self.rings), half_steps
        self.ends = list(accumulate(self.shares))

    def angles(self, index):
        """The angles of a point."""
        ring = bisect_right(self.ends, index)
        share = self.shares[ring]
        place = mpq(index - self.ends[ring] + share, share)
        if self.half_steps and ring % 2:
            place += mpq(1, 2 * share)
        polar = mpq(2 * ring + 1, 4 * self.rings)
        return ExactAngle(Angle(turns=polar)), ExactAngle(Angle(turns=place))


def default_rings(count):
    """The integer nearest to sqrt(pi N) / 2, at least 1."""
    return max(1, floor_of(lambda at: ((at.pi * at.of(count)).square_root() + at.one) * at.of(mpq(1, 2))))


@lru_cache(maxsize=8)
def ring_shares(count, rings):
    """How many of the points each ring has.

    The sum of all sin(pi (j + 1/2) / R) is 1 / sin(pi / (2 R)), and so the exact share of ring j is
    N (cos(pi j / R) - cos(pi (j + 1) / R)) / 2. Rings at the same distance from the equator have equal ones.
    """
    upper = (rings + 1) // 2
    floors = [floor_of(lambda at, ring=ring: exact_share(count, rings, ring, at)) for ring in range(upper)]
    shares = floors + floors[:rings - upper][::-1]
    missing = count - sum(shares)
    for ring in by_remainder(count, rings, floors, list(range(upper)), 0) if missing else []:
        for one in sorted({ring, rings - 1 - ring}):
            if missing:
                shares[one] += 1
                missing -= 1
    return shares


def exact_share(count, rings, ring, at):
    """The share of a ring before it is made whole."""
    return (parallel_cosine(rings, ring, at) - parallel_cosine(rings, ring + 1, at)) * at.of(mpq(count, 2))


@lru_cache(maxsize=4)
def parallel_cosine(rings, number, at):
    """cos(pi number / R)."""
    return ExactAngle(Angle(turns=mpq(number, 2 * rings))).sine_cosine(at)[1]


def by_remainder(count, rings, floors, some, step):
    """Rings of the upper half by falling remainder, equal ones by their distance from the equator."""
    at = PRECISIONS[step]
    remainders = [(exact_share(count, rings, ring, at) - at.of(mpq(floors[ring])), ring) for ring in some]
    remainders.sort(key=lambda pair: pair[0].high, reverse=True)
    sorted_rings, group, least = [], [], None
    for remainder, ring in [*remainders, (None, None)]:
        if group and (remainder is None or remainder.high < least):
            if len(group) == 1:
                sorted_rings += group
            elif at.is_last:
                sorted_rings += sorted(group, reverse=True)
            else:
                sorted_rings += by_remainder(count, rings, floors, group, step + 1)
            group = []
        if remainder is not None:
            least = min(least, remainder.low) if group else remainder.low
            group.append(ring)
    return sorted_rings


# Spirals


def even_cosine(count, index):
    """1 - (2 i + 1) / N."""
    return 1 - mpq(2 * index + 1, count)


class Fibonacci:
    """Equal steps of cos ry, and of the golden angle around."""

    def __init__(self, count):
        self.count = count

    def angles(self, index):
        """The angles of a point: rxz = 2 pi frac(i / phi**2), where 1 / phi**2 = (3 - sqrt(5)) / 2."""
        def turns(at):
            return (at.of(3) - at.square_root(mpq(5))) * at.of(mpq(index, 2))

        polar = ArcCosine(even_cosine(self.count, index))
        if index == 0:
            return polar, NO_ANGLE
        whole = floor_of(turns)
        return polar, RealAngle(lambda at: (turns(at) - at.of(whole)) * at.turn)


class Spiral:
    """The same cos ry, and rxz = sqrt(pi N) ry."""

    def __init__(self, count):
        self.count = count

    def angles(self, index):
        """The angles of a point."""
        polar = ArcCosine(even_cosine(self.count, index))

        def radians(at):
            return (at.pi * at.of(self.count)).square_root() * polar.radians(at)

        whole = floor_of(lambda at: radians(at) / at.turn)
        return polar, RealAngle(lambda at: radians(at) - at.turn * at.of(whole))


# Equal areas


class EqualArea:
    """The recursive zonal equal area partition of Leopardi (2006): two poles and collars between them."""

    def __init__(self, count):
        self.count = count
        self.ends = collar_ends(count)  # m_0 ... m_n: how many points lie before the end of each
        self.offsets = offsets(self.ends)

    def angles(self, index):
        """The angles of a point."""
        if index == 0:
            return LOWEST, NO_ANGLE
        if index == self.count - 1:
            return HIGHEST, NO_ANGLE
        collar = bisect_right(self.ends, index)
        before, end = self.ends[collar - 1], self.ends[collar]
        share = end - before
        if share == 1:
            return self.middle(before, end), NO_ANGLE
        turns = (mpq(2 * (index - before) + 1, 2 * share) + self.offsets[collar]) % 1
        return self.middle(before, end), ExactAngle(Angle(turns=turns))

    def middle(self, before, end):
        """(beta_(k-1) + beta_k) / 2 with cos beta = 1 - 2 m / N; exactly on the equator by symmetry."""
        if before + end == self.count:
            return QUARTER
        upper, lower = (ArcCosine(1 - mpq(2 * number, self.count)) for number in (before, end))
        return RealAngle(lambda at: (upper.radians(at) + lower.radians(at)) * at.of(mpq(1, 2)))


@lru_cache(maxsize=8)
def collar_ends(count):
    """m_0 ... m_n of three or more points, [1, N - 1] if there is no collar."""
    if count < 3:
        return [1, count - 1]

    def band(at):  # pi - 2 c, where sin(c / 2) = 1 / sqrt(N), so that cos c = 1 - 2 / N
        return at.pi - at.of(1 - mpq(2, count)).arc_cosine() * at.of(2)

    collars = max(1, floor_of(lambda at: band(at) / (at.pi * at.of(mpq(4, count))).square_root()
                              + at.of(mpq(1, 2))))

    def points_before(number, at):  # N (1 - cos theta) / 2 + 1/2
        angle = (at.pi - band(at)) * at.of(mpq(1, 2)) + band(at) * at.of(mpq(number, collars))
        return (at.one - angle.sine_cosine()[1]) * at.of(mpq(count, 2)) + at.of(mpq(1, 2))

    ends = [1]
    for number in range(1, collars):
        if 2 * number == collars:  # on the equator, exactly half of the points
            ends.append((count + 1) // 2)
        else:
            ends.append(floor_of(lambda at, number=number: points_before(number, at)))
    return [*ends, count - 1]


@lru_cache(maxsize=8)
def _offsets(ends):
    """o_k in turns of every collar k = 1 ... n; nothing stands at 0."""
    shares = [end - before for before, end in zip(ends, ends[1:])]
    found = [None, mpq(0)]
    for one, next_one in zip(shares, shares[1:]):
        shift = (mpq(1, next_one) - mpq(1, one)) / 2 + mpq(gcd(one, next_one), 2 * one * next_one)
        found.append((found[-1] + shift) % 1)
    return found


def offsets(ends):
    """The offsets of the collars with these ends."""
    return _offsets(tuple(ends))


METHODS = ("rings", "fibonacci", "spiral", "equal-area")


def layout(method, count, rings=None, half_steps=False):
    """The layout of so many points by this method."""
    if method == "rings":
        return Rings(count, rings, half_steps)
    return {"fibonacci": Fibonacci, "spiral": Spiral, "equal-area": EqualArea}[method](count)
