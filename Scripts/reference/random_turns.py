"""Random turns for `--turn`: quarters and whole turns, there and back, and any others."""

from fractions import Fraction

from exact import UNITS
from wheels import HUGE, TINY, negated, random_angle, random_digits

QUARTERS = ("90deg", "0.25turn", "pi/2", "100grad", "-90deg", "-pi/2", "180deg", "pi", "-π", "0.5turn", "270deg",
            "3pi/2", "360deg", "2pi", "1turn", "-400grad", "0", "-0", "1e3turn", "1e22turn", "450deg")
PLAIN = ("30deg", "45deg", "60deg", "pi/4", "pi/3", "-pi/6", "50grad", "0.125turn", "-120deg", "72deg", "1deg",
         "pi/5", "22.5deg")
RIGHT_ANGLES_IN_DECIMALS = ("1.5707963267948966rad", "3.141592653589793rad", "6.283185307179586rad",
                            "1.5707963267948966192313216916397514420985846996876rad",
                            "89.99999999999999999999999deg", "0.25000000000000000000000000000000001turn")


def random_turn(random):
    """The value of --turn."""
    kind = random.random()
    if kind < 0.25:
        return joined(steps(random, QUARTERS))
    if kind < 0.4:
        return joined(there_and_back(random))
    if kind < 0.6:
        return joined(steps(random, PLAIN + QUARTERS[:8]))
    return joined([(random.choice("xy"), any_angle(random)) for _ in range(random.choice((1, 1, 2, 3, 5)))])


def joined(turns):
    """The text of these turns."""
    return ",".join(f"{axis}:{angle}" for axis, angle in turns)


def steps(random, angles):
    """One to four turns by angles of this choice."""
    return [(random.choice("xy"), random.choice(angles)) for _ in range(random.randint(1, 4))]


def there_and_back(random):
    """Turns, and all of them back; sometimes with another between, or the same place by another way."""
    there = [(random.choice("xy"), random.choice((random_angle(random), random.choice(PLAIN + QUARTERS))))
             for _ in range(random.randint(1, 3))]
    back = [(axis, negated(angle.lstrip("+"))) for axis, angle in reversed(there)]
    kind = random.random()
    if kind < 0.6:
        return there + back
    if kind < 0.8:
        return there + [(random.choice("xy"), random.choice(QUARTERS))] + back
    axis, other = random.sample("xy", 2)
    angle = random.choice(PLAIN)  # half a turn about the one axis turns the other way round
    return [(axis, "180deg"), (other, angle), (axis, "pi"), (other, angle)]


def any_angle(random):
    """An ANGLE of any kind."""
    kind = random.random()
    if kind < 0.5:
        return random_angle(random)
    if kind < 0.6:
        return random.choice(HUGE)
    if kind < 0.7:
        return random.choice(TINY)
    if kind < 0.8:
        return random.choice(RIGHT_ANGLES_IN_DECIMALS)
    degrees = Fraction(random.randint(-720, 720), random.choice((1, 2, 7)))
    return f"{float(degrees):.3f}{random_digits(random, 12)}{random.choice(UNITS)}"
