#!/usr/bin/env python3
"""Writes exact angles and their roundings in every unit, for the tests of Arc and ExactAngle.

    pip install -r Scripts/reference/requirements.txt
    python3 Scripts/reference/arcs.py > Tests/GyreCoreTests/Numbers/Angles/Tables/arcs.tsv

MPFR (gmpy2) with 6000 bits is the reference for pi and atan2; the value is then rounded once by Python's
int / int (ties to even, subnormal results included). A row is: kind, turns (fraction), radians (decimal or
fraction), x, y of the direction (`-` for none), sign, whole turns, bits of the angle in radians, degrees,
turns and gradians.
"""

import math
import random
import struct
from fractions import Fraction

import gmpy2

SEED = 20240504
random.seed(SEED)
gmpy2.get_context().precision = 6000
gmpy2.get_context().emax = 1 << 30
gmpy2.get_context().emin = -(1 << 30)


def exact(value: gmpy2.mpfr) -> Fraction:
    """The binary value of an MPFR number as a fraction."""
    numerator, denominator = value.as_integer_ratio()
    return Fraction(int(numerator), int(denominator))


TURN = exact(2 * gmpy2.const_pi())


def bits(value: Fraction) -> str:
    try:
        result = value.numerator / value.denominator
    except OverflowError:
        result = math.inf if value > 0 else -math.inf
    return f"{struct.unpack('<Q', struct.pack('<d', result if result else 0.0))[0]:x}"


def row(kind: str, turns: str, radians: str, direction: tuple[int, int] | None) -> None:
    turn, radian = Fraction(turns), Fraction(radians)
    if direction:
        angle = exact(gmpy2.atan2(gmpy2.mpfr(direction[1]), gmpy2.mpfr(direction[0])))
        x, y = direction
        # Multiples of an eighth of a turn are exact: the table must see the ties.
        if y == 0:
            turn, angle = turn + (0 if x > 0 else Fraction(1, 2)), Fraction(0)
        elif x == 0:
            turn, angle = turn + Fraction(1 if y > 0 else -1, 4), Fraction(0)
        elif abs(x) == abs(y):
            turn, angle = turn + Fraction((1 if x > 0 else 3) * (1 if y > 0 else -1), 8), Fraction(0)
        radian += angle
    in_radians = turn * TURN + radian
    in_turns = turn + radian / TURN
    sign = (in_radians > 0) - (in_radians < 0)
    results = [bits(in_radians)] + [bits(in_turns * count) for count in (360, 1, 400)]
    x, y = map(str, direction) if direction else ("-", "-")
    print("\t".join([kind, turns, radians, x, y, str(sign), str(math.floor(in_turns)), *results]))


def decimal(digits: int, exponent: int) -> str:
    sign = random.choice(["", "-"])
    return f"{sign}{random.randrange(1, 10)}.{random.randrange(10**digits):0{digits}d}e{exponent}"


def degrees(text: str) -> str:
    return str(Fraction(text) / 360)


def some_direction() -> tuple[int, int]:
    size = random.choice([3, 10, 1000, 10**6, 10**12, 10**25])
    while True:
        x, y = random.randint(-size, size), random.randint(-size, size)
        if (x, y) != (0, 0):
            return x, y


def hard_radians(unit: int | None, digits: int) -> str:
    """Decimal radians, so long, that lie next to a midpoint between two binary64 in the unit."""
    midpoint = Fraction(random.getrandbits(52) << 1 | 1 | 1 << 53, 1 << random.randrange(44, 56))
    value = midpoint / unit * TURN if unit else midpoint
    scaled = math.floor(value * 10**digits) + random.randrange(2)
    return f"{random.choice(['', '-'])}{scaled}e-{digits}"


def main() -> None:
    print(f"# python3 Scripts/reference/arcs.py, seed {SEED}; {gmpy2.mpfr_version()}, 6000 bits")
    print("# kind, turns, radians, x, y, sign, whole turns, bits in radians, degrees, turns, gradians")
    for turns in ("0", "1/8", "-1/8", "1/2", "1", "-1", "1/3", "1/360", "45/360", "1e300", "-1e-320", "7/10"):
        row("turns", turns, "0", None)
    for radians in ("1", "-1", "1e300", "-1e22", "1e22", "1e-300", "5e-324", "2e-324", "1.7976931348623158e308"):
        row("radians", "0", radians, None)
    for x in range(-3, 4):
        for y in range(-3, 4):
            if (x, y) != (0, 0):
                row("direction", "0", "0", (x, y))
    for _ in range(150):
        row("degrees", degrees(decimal(random.randrange(1, 17), random.randrange(-8, 9))), "0", None)
    for _ in range(250):
        row("radians", "0", decimal(random.randrange(1, 20), random.randrange(-30, 30)), None)
    for _ in range(60):
        row("radians", "0", decimal(5, random.choice([-310, -308, -200, 100, 200, 307])), None)
    for _ in range(300):
        row("mixed", degrees(decimal(3, 2)), decimal(random.randrange(1, 12), random.randrange(-12, 6)), None)
    for _ in range(300):
        row("direction", "0", "0", some_direction())
    for _ in range(300):
        row("all", degrees(decimal(2, 2)), random.choice(["0", decimal(6, 1)]), some_direction())
    for _ in range(400):
        unit = random.choice([360, 1, 400])
        row("hard", "0", hard_radians(unit, random.choice([20, 30, 40, 60, 80])), None)
    for _ in range(100):  # next to a midpoint in radians, from turns that cancel against the radians
        row("hard", "1", f"{Fraction(hard_radians(None, 30)) - round(TURN, random.choice([40, 60]))}", None)
    for digits in (5, 17, 38, 40, 77, 100, 155, 300, 700):  # next to whole turns and to zero
        for count in (1, 2, -3):
            near = round(TURN * count, digits)
            for radians in (near, near + Fraction(1, 10**digits)):
                row("turn", "0", f"{int(radians * 10**digits)}e-{digits}", None)
                row("turn", str(-count), f"{int(radians * 10**digits)}e-{digits}", None)
    for digits in (1, 3, 15, 38, 40, 77, 150):  # a direction and the turns that nearly cancel it, or make it whole
        for x, y in ((3, 1), (7, 6), (1, 1000), (-2, 5), (-9, -2)):
            near = round(exact(gmpy2.atan2(gmpy2.mpfr(y), gmpy2.mpfr(x))) / TURN, digits)
            for turns in (-near, 1 - near - Fraction(1, 10**digits), 1 - near + Fraction(1, 10**digits)):
                row("cancelled", str(turns), "0", (x, y))


main()
