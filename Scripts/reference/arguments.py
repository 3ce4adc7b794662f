#!/usr/bin/env python3
"""Writes arguments of directions to 60 significant digits, for the tests of WideBall.

    pip install -r Scripts/reference/requirements.txt
    python3 Scripts/reference/arguments.py > Tests/GyreCoreTests/Numbers/Balls/Tables/arguments.tsv

mpmath with 120 digits is the reference. A row `argument` is: real, imaginary (0 < imaginary < real), digits.
A row `pi` is: k, and the binary64 nearest to pi less its first k decimals (bits in hexadecimal), with
mpmath at k + 120 digits.
"""

import random
import struct
from fractions import Fraction
from math import gcd

import mpmath

SEED = 20240503
random.seed(SEED)


def argument_row(real: int, imaginary: int) -> None:
    common = gcd(real, imaginary)
    real, imaginary = real // common, imaginary // common
    angle = mpmath.atan2(imaginary, real)
    print(f"argument\t{real}\t{imaginary}\t{mpmath.nstr(angle, 60, min_fixed=-10**9, strip_zeros=False)}")


def directions() -> list[tuple[int, int]]:
    pairs = [(2, 1), (3, 1), (3, 2), (4, 3), (12, 5), (15, 8), (24, 7), (239, 1), (70, 29), (408, 169)]
    for bits in (10, 53, 64, 100, 200, 1000):
        pairs += [(1 << bits, 1), (1 << bits, (1 << bits) - 1), ((1 << bits) + 1, (1 << bits) - 2)]
    while len(pairs) < 200:
        real = random.getrandbits(random.choice([4, 16, 53, 64, 127, 128, 300])) + 2
        imaginary = random.getrandbits(random.randrange(1, real.bit_length() + 1)) % real
        if random.randrange(8) == 0:
            imaginary = real - 1 - imaginary % 9
        if imaginary > 0:
            pairs.append((real, imaginary))
    return pairs


def pi_row(count: int) -> None:
    with mpmath.workdps(count + 120):
        scaled = mpmath.pi * mpmath.mpf(10) ** count
        rest = scaled - mpmath.floor(scaled)
        exact = Fraction(rest.man) * Fraction(2) ** rest.exp
    bits = struct.unpack("<Q", struct.pack("<d", float(exact)))[0]
    print(f"pi\t{count}\t{bits:x}")


def main() -> None:
    mpmath.mp.dps = 120
    print(f"# python3 Scripts/reference/arguments.py, seed {SEED}; mpmath {mpmath.__version__}")
    print("# argument, real, imaginary, 60 significant digits; pi, k, bits of the fraction of pi*10^k")
    for real, imaginary in directions():
        argument_row(real, imaginary)
    for count in (0, 5, 10, 15, 20, 22, 30, 38, 50, 60, 70, 76, 140, 150, 290, 300, 600, 1195, 2000, 2400):
        pi_row(count)


main()
