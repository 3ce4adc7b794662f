"""Angles on the sphere as the layouts and `--turn` have them, exact where they are, and turns about axes."""

from fractions import Fraction

from gmpy2 import mpq

from exact import Angle, Refused, binary64_in_unit, floor_turns, parse_angle, sign
from intervals import Interval, angle_of, rounded

HALF = Angle(turns=Fraction(1, 2))
OTHERS = {"x": (1, 2), "y": (0, 2)}  # for each axis the coordinates that turn into each other


class ExactAngle:
    """turns * 2 pi + radians, both rational."""

    def __init__(self, angle):
        self.angle = angle

    def rounded(self, unit):
        """The nearest binary64 in this unit."""
        return binary64_in_unit(self.angle, unit)

    def sine_cosine(self, at):
        """Sine and cosine, exact at multiples of a quarter turn."""
        turns = mpq(self.angle.turns) % 1
        if self.angle.radians != 0:
            return self._with_radians(turns, at)
        quarter = int(turns * 4)
        sine, cosine = first_quarter(turns - mpq(quarter, 4), at)
        return ((sine, cosine), (cosine, -sine), (-sine, -cosine), (-cosine, sine))[quarter]

    def _with_radians(self, turns, at):
        """Sine and cosine with as many bits more as the whole part of the angle takes."""
        radians = mpq(self.angle.radians)
        more = max(0, int(abs(radians)).bit_length())
        more = at.wider(more) if more else at
        return [Interval(at, part.low, part.high)
                for part in (more.turn * more.of(turns) + more.of(radians)).sine_cosine()]


def first_quarter(turns, at):
    """Sine and cosine of a rational number of turns in [0, 1/4)."""
    if turns == 0:
        return at.zero, at.one
    if turns > mpq(1, 8):
        return tuple(reversed(first_quarter(mpq(1, 4) - turns, at)))
    angle = at.turn * at.of(turns)
    return (Interval(at, at.down.sin(angle.low), at.up.sin(angle.high)),
            Interval(at, at.down.cos(angle.high), at.up.cos(angle.low)))


class RealAngle:
    """An angle that is known as a function from a precision to an interval of radians."""

    def __init__(self, radians):
        self.radians = radians

    def rounded(self, unit):
        """The nearest binary64 in this unit."""
        return rounded(lambda at: self.radians(at) * at.per_radian[unit])

    def sine_cosine(self, at):
        """Sine and cosine."""
        return self.radians(at).sine_cosine()


class ArcCosine(RealAngle):
    """The angle in [0, half a turn] with a rational cosine."""

    def __init__(self, cosine):
        super().__init__(lambda at: at.of(cosine).arc_cosine())
        self.cosine = cosine

    def sine_cosine(self, at):
        """Sine and cosine, exact where they are rational."""
        return at.square_root(1 - self.cosine * self.cosine), at.of(self.cosine)


def wrapped(angle):
    """The exact angle less whole turns, in [0, one turn)."""
    return angle - Angle(turns=Fraction(floor_turns(angle)))


def folded(polar, around):
    """The same place by an angle to the axis in [0, half a turn] and one around it in [0, one turn); on the
    poles that is 0."""
    polar = wrapped(polar)
    if sign(polar - HALF) > 0:
        polar, around = Angle(turns=Fraction(1)) - polar, around + HALF
    if sign(polar) == 0 or sign(polar - HALF) == 0:
        return polar, Angle()
    return polar, wrapped(around)


# Turning


class Turns:
    """Turns about axes, one after the other; neighbours about the same axis are one turn."""

    def __init__(self, steps=()):
        self.steps = []
        for axis, angle in steps:
            if self.steps and self.steps[-1][0] == axis:
                angle = self.steps.pop()[1] + angle
            if not is_whole(angle):
                self.steps.append((axis, angle))
        self._sines = {}

    @staticmethod
    def parse(text, unit):
        """The turns that --turn asks for."""
        steps = []
        for item in text.split(","):
            axis, colon, angle = item.partition(":")
            if axis not in OTHERS or not colon:
                raise Refused(f"--turn: {item!r}")
            steps.append((axis, parse_angle(angle, unit)))
        return Turns(steps)

    def without_first(self, axis):
        """The angle of the first turn if it is about this axis, and the turns after it."""
        if self.steps and self.steps[0][0] == axis:
            return self.steps[0][1], self._rest()
        return Angle(), self

    def _rest(self):
        """All but the first, always the same object."""
        if "rest" not in self._sines:
            self._sines["rest"] = Turns(self.steps[1:])
        return self._sines["rest"]

    def applied(self, vector, at):
        """The turned vector: about x the angle of (z, y) grows, about y that of (z, x)."""
        if at.bits not in self._sines:
            self._sines[at.bits] = [(OTHERS[axis][0], *ExactAngle(angle).sine_cosine(at))
                                    for axis, angle in self.steps]
        for first, sine, cosine in self._sines[at.bits]:
            one, z = vector[first], vector[2]
            vector = list(vector)
            vector[first], vector[2] = one * cosine + z * sine, z * cosine - one * sine
        return vector


def is_whole(angle):
    """Whether the angle is whole turns."""
    return angle.radians == 0 and angle.turns.denominator == 1


# Places


class Place:
    """A place in space: `vector(at)` are three intervals, to be turned and then made `length` times as long.

    `known` has angles, by the names of their fields, that need not be computed from the vector.
    """

    def __init__(self, vector, length, turns, known=None):
        self.vector, self.length, self.turns = vector, mpq(length), turns
        self.known = {} if turns.steps else known or {}
        self._turned = {}

    def turned(self, at):
        """The turned vector; what still could be 0 at the last precision is 0."""
        if at.bits not in self._turned:
            self._turned[at.bits] = [part.settled() for part in self.turns.applied(self.vector(at), at)]
        return self._turned[at.bits]

    def coordinate(self, axis, at):
        """x, y or z (0, 1 or 2)."""
        return self.turned(at)[axis] * at.of(self.length)

    def angle(self, name, unit):
        """ry, rxz, rx or ryz as a binary64."""
        if name in self.known:
            return self.known[name].rounded(unit)
        pole, other = (1, 0) if name in ("ry", "rxz") else (0, 1)

        def radians(at):
            vector = self.turned(at)
            if name in ("rxz", "ryz"):
                return angle_of(vector[other], vector[2])
            return angle_of((vector[other].square() + vector[2].square()).square_root(), vector[pole])

        return rounded(lambda at: radians(at) * at.per_radian[unit])


def spherical_place(polar, around, axis, length, turns):
    """The place with an angle to an axis and one around it; `axis` is x or y."""
    pole, other = (1, 0) if axis == "y" else (0, 1)
    if isinstance(polar, ExactAngle) and isinstance(around, ExactAngle):
        more, turns = turns.without_first(axis)
        polar, around = map(ExactAngle, folded(polar.angle, around.angle + more))

    def vector(at):
        (sine, cosine), (side, front) = polar.sine_cosine(at), around.sine_cosine(at)
        parts = [None, None, sine * front]
        parts[pole], parts[other] = cosine, sine * side
        return parts

    names = ("ry", "rxz") if axis == "y" else ("rx", "ryz")
    return Place(vector, length, turns, dict(zip(names, (polar, around))))
