"""Random rotations for `gyre snap`, easy and hard: borders, edges and middles, and where rounding is hard."""

from fractions import Fraction
from math import nextafter

from gmpy2 import mpq

from exact import UNITS_PER_TURN, Angle, angle_of
from wheels import scaled


class Rotations:
    """The rotations of one run, one after another."""

    def __init__(self, random, snap):
        self.random, self.options, self.wheel, self.dial = random, snap.options, snap.wheel, snap.dial
        self.last = Angle()

    def interesting(self):
        """An exact angle without a direction, which the record is to be or to be near."""
        random, dial = self.random, self.dial
        kind = random.random()
        if self.options.track and random.random() < 0.7:
            angle = self.next_reading()
        elif kind < 0.3:
            angle = angle_of(Fraction(random.randint(-10**6, 10**6), 10**random.randint(3, 7)), "turn")
        elif kind < 0.7:
            angle = self.edge()
        elif kind < 0.85:
            angle = self.hard()
        else:
            middle = plain_angle(dial.middle(random.randrange(dial.count)))
            angle = self.turned(middle + Angle(Fraction(random.choice((0, 0, 1, -1)), 2)))
        self.last = angle
        return angle

    def turned(self, angle):
        """Some whole turns more or less, measured from -1 to 1 turn."""
        turns = self.random.choice((0, 0, 0, -1, -1, 1, -2, 7, -1000, 10**9))
        return less_whole_turns(angle) + Angle(Fraction(turns))

    def edge(self):
        """A border, an edge of a gap or of the dead arc, or a middle of a cell; or a border moved by the
        hysteresis."""
        random, dial, hysteresis = self.random, self.dial, self.options.hysteresis
        cell = random.choice((0, dial.count - 1, random.randrange(dial.count)))
        low, high = dial.border(cell), dial.border(cell + 1)
        place = random.choice((
            low, low, low, high, (low + high) * mpq(1, 2), low + dial.half_gap, high - dial.half_gap,
            low + dial.half_gap + dial.half_dead, high - dial.half_gap - dial.half_dead))
        if hysteresis is not None and random.random() < 0.6:
            place = random.choice((low - hysteresis, high + hysteresis))
        return self.turned(self.before_throw(dial.rotation_at(place)))

    def before_throw(self, landing):
        """The rotation that lands there, as an Angle."""
        return plain_angle(landing if self.options.throw is None else landing - self.options.throw)

    def hard(self):
        """Where the offset or the rotation is hard to round."""
        random, wheel = self.random, self.wheel
        half_turn = UNITS_PER_TURN.get(wheel.unit, 6) / 2 / min(wheel.count, 50)
        value = random.uniform(0, half_turn) * random.choice((1, 1, -1, -1, 1e-5, -1e-9))
        if wheel.digits is None or random.random() < 0.3:
            number = (Fraction(value) + Fraction(nextafter(value, 0))) / 2
        else:
            steps = Fraction(2) ** (wheel.digits + 1)
            number = (2 * (Fraction(value) * steps / 2).__floor__() + 1) / steps
        angle = angle_of(number, wheel.unit)
        if random.random() < 0.2:
            return angle
        middle = self.dial.middle(random.randrange(wheel.count))
        return self.turned(self.before_throw(middle)) + angle

    def next_reading(self):
        """A reading not far from the one before."""
        random = self.random
        kind = random.random()
        if kind < 0.2:
            return self.last + Angle(Fraction(random.choice((1, -1, 3)), 2))
        if kind < 0.7:
            thousandths = Fraction(random.randint(-1000, 1000), 1000)
            return self.last + Angle(thousandths / random.choice((1, 2, 10, self.wheel.count)))
        return self.edge()


def less_whole_turns(angle):
    """The angle less its whole turns."""
    return angle - Angle(Fraction(scaled(angle, "turn", 0)))


def fraction(number):
    """An mpq as a Fraction."""
    return Fraction(int(number.numerator), int(number.denominator))


def plain_angle(rotation):
    """A Rotation without a direction as an Angle of Fractions."""
    return Angle(fraction(rotation.turns), fraction(rotation.radians))
