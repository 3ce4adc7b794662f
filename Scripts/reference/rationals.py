#!/usr/bin/env python3
"""Writes a table of fractions and the binary64 nearest to each, for the tests of Rational.

    python3 Scripts/reference/rationals.py > Tests/GyreCoreTests/Numbers/Integers/Tables/rationals.tsv

Standard library only. Python's quotient of two integers is rounded once, ties to even, subnormal results
included. A row is: numerator, denominator, bits of the result. Numbers are hexadecimal; `5<<70` is 5*2^70.
"""

import math
import random
import struct
from fractions import Fraction

SEED = 20240502
random.seed(SEED)


def text(value: int) -> str:
    zeros = (value & -value).bit_length() - 1 if value else 0
    return f"{value >> zeros:x}<<{zeros}" if zeros > 24 else f"{value:x}"


def row(numerator: int, denominator: int) -> None:
    try:
        result = numerator / denominator
    except OverflowError:
        result = math.inf if numerator > 0 else -math.inf
    if result == 0:
        result = 0.0  # without a sign
    bits = struct.unpack("<Q", struct.pack("<d", result))[0]
    print(f"{text(numerator)}\t{text(denominator)}\t{bits:x}")


def fraction_row(value: Fraction, unreduced: int = 1) -> None:
    row(value.numerator * unreduced, value.denominator * unreduced)


def main() -> None:
    print(f"# python3 Scripts/reference/rationals.py, seed {SEED}; quotients rounded by Python's int / int.")
    print("# numerator, denominator (hexadecimal; 5<<70 is 5*2^70), bits of the nearest binary64")
    row(0, 1), row(0, 7), row(0, 1 << 1200)
    for a in (1, -1, 2, 3, 10, (1 << 53) - 1, 1 << 53, (1 << 53) + 1, -(1 << 54) - 2, (1 << 63) - 1, -(1 << 63)):
        for b in (1, 3, 7, 10, 360, (1 << 53) - 1, 1 << 53, (1 << 53) + 1, (1 << 62) + 1):
            row(a, b)
    # At borders between binades: the power of two, the midpoints on both sides, and a hair off them.
    exponents = [-1075, -1074, -1073, -1072, -1024, -1023, -1022, -1021, -1020, -54, -53, -1, 0, 1, 52, 53, 970]
    exponents += [1022, 1023, 1024] + [random.randrange(-1070, 1020) for _ in range(20)]
    for exponent in exponents:
        power = Fraction(2) ** exponent
        unit = max(Fraction(2) ** (exponent - 52), Fraction(1, 1 << 1074))
        for offset in (-unit / 4, unit / 2, unit * Fraction(3, 2), unit * Fraction(5, 2), -unit * Fraction(3, 4)):
            for hair in (0, Fraction(1, 1 << random.choice([60, 64, 130])), -Fraction(1, 3 << 200)):
                fraction_row(power + offset + unit * hair, random.choice([1, 1, 6, 1 << 70]))
    threshold = (1 << 1024) - (1 << 970)
    for a, b in ((threshold, 1), (threshold - 1, 1), (3 * threshold - 1, 3), (threshold * 7 + 1, 7)):
        row(a, b), row(-a, b)
    # Subnormal results, halfway and not.
    for _ in range(150):
        significand = random.getrandbits(random.randrange(1, 53))
        half = Fraction(2 * significand + 1, 1 << 1075)
        hair = random.choice([0, 0, Fraction(1, 1 << 1200), -Fraction(1, 1 << 1140), Fraction(1, 10**400)])
        fraction_row((half + hair) * random.choice([1, -1]))
    for _ in range(500):
        top, bottom = (random.getrandbits(random.choice([1, 20, 53, 54, 64, 65, 128, 300])) for _ in range(2))
        row(top * random.choice([1, -1]), bottom | 1)
    for _ in range(150):
        row(random.getrandbits(60) << random.randrange(1060), random.getrandbits(60) | 1)
        row(random.getrandbits(60), (random.getrandbits(60) | 1) << random.randrange(1120))
    for _ in range(150):  # ties: 54-bit odd significands, over a common factor that does not cancel by itself
        significand = random.getrandbits(52) << 1 | 1 | 1 << 53
        factor = random.getrandbits(random.choice([1, 30, 70])) | 1
        row(significand * factor << random.randrange(900), factor << random.randrange(900))


main()
