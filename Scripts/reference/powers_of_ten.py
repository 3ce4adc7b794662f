#!/usr/bin/env python3
"""Writes Sources/GyreCore/Numbers/Text/PowersOfTen.swift: the powers of ten that ShortestText needs.

  powers_of_ten.py           write the file
  powers_of_ten.py --check   write nothing; exit 1 if the file is not what would be written
  powers_of_ten.py --prove   check, by an exact search over every binary64, that 128 bits are enough

Python's integers are exact and there is no random part, so the file is the same on every machine.
Standard library only.
"""
import math
import pathlib
import sys
from fractions import Fraction

TARGET = pathlib.Path(__file__).resolve().parents[2] / "Sources/GyreCore/Numbers/Text/PowersOfTen.swift"

# binary64 is c*2^q with q from -1074 to 971, and ShortestText multiplies by 10^-k, k = floor(log10(2^q)).
FIRST, LAST = -292, 324

HEAD = """\
// Made by Scripts/reference/powers_of_ten.py; change it there and run it again.

/// The powers of ten 10^k for k from `firstExponent` to `lastExponent`, as 128-bit significands rounded up.
///
/// 10^k <= g·2^(floor(log2(10^k)) - 127) < 10^k·(1 + 2^-127), 2^127 <= g < 2^128; exact for k from 0 to 55.
/// Two words a power, the upper one first. A static array of literals is laid out by the compiler: reading it
/// inside this module initialises nothing.
package enum PowersOfTen {
  /// The exponent of the first power in the table.
  package static let firstExponent = %d
  /// The exponent of the last power in the table.
  package static let lastExponent = %d

  /// The significands: of 10^k at 2·(k - firstExponent), the upper word, and the lower word after it.
  package static let significands: [UInt64] = [
"""

TAIL = """\
  ]
}
"""


def floor_log2(exponent):
    """floor(log2(10^exponent)), from exact integers."""
    if exponent >= 0:
        return (10**exponent).bit_length() - 1
    return -(10**-exponent).bit_length()  # 10^n is no power of two for n > 0


def significand(exponent):
    """The smallest g with 10^exponent <= g*2^(floor_log2(exponent) - 127)."""
    shift = 127 - floor_log2(exponent)
    numerator, denominator = 10 ** max(exponent, 0), 10 ** max(-exponent, 0)
    if shift >= 0:
        numerator <<= shift
    else:
        denominator <<= -shift
    return -(-numerator // denominator)


def table():
    lines = [HEAD % (FIRST, LAST)]
    for exponent in range(FIRST, LAST + 1):
        upper, lower = divmod(significand(exponent), 1 << 64)
        lines.append("    0x%016x, 0x%016x,  // 10^%d\n" % (upper, lower, exponent))
    return "".join(lines) + TAIL


def nearest_fractions(step, limit):
    """The smallest fractional part of n*step that is not 0, and the smallest distance of n*step to the
    integer above, over all n from 1 to limit: Euclid's algorithm on the two, stopped at the limit (the
    three-distance theorem)."""
    divisor = step.denominator
    above, gap = step.numerator % divisor, -step.numerator % divisor
    above_at = gap_at = 1
    while above != gap and above_at + gap_at <= limit:
        if above < gap:
            count = min((gap - 1) // above, (limit - gap_at) // above_at)
            gap_at, gap = gap_at + count * above_at, gap - count * above
        else:
            count = min((above - 1) // gap, (limit - above_at) // gap_at)
            above_at, above = above_at + count * gap_at, above - count * gap
    return Fraction(above, divisor), Fraction(gap, divisor)


def prove():
    """ShortestText compares V = n*2^q*10^-k with even integers, n = 4c, 4c - 2, 4c + 2 (or 4c - 1), n <
    2^55. It has the floor of the estimate V' = n*2^h*g/2^128, g this table's 10^-k, and takes V for an
    integer if the 64 bits of V' after the point are zero. g is never low and less than 1 high, n*2^h <
    2^59: V <= V' < V + 2^-69. So the comparisons are right if V/2 has no fraction in (0, 2^-65) or [1 -
    2^-70, 1) for any n. (Next to an odd integer the answer doesn't matter: ShortestText makes the floor odd
    if V is not an integer.)"""
    least = least_gap = Fraction(1)
    for q in range(-1074, 973):  # up to 971 for finite numbers; 972 is what infinity and nan are taken for
        for uneven in (False, True):
            # uneven: c is 2^52, and the neighbour below is half as far as the one above
            k = (q * 1262611 - (524031 if uneven else 0)) >> 22
            half = Fraction(2) ** (q - 1) / Fraction(10) ** k
            assert 1 <= half * (Fraction(3, 2) if uneven else 2) < 10, (q, uneven)
            assert (-k * 1741647) >> 19 == floor_log2(-k) and FIRST <= -k <= LAST, (q, k)
            assert 1 <= q + floor_log2(-k) + 1 <= 4, (q, k)
            if uneven:
                fractions = [n * half % 1 for n in (2**54 - 1, 2**54, 2**54 + 2)]
                above, gap = min([f for f in fractions if f] or [1]), 1 - max(fractions)
            elif half.denominator <= 2**55:
                above = gap = Fraction(1, half.denominator)  # every fraction is a multiple of this
            else:
                # n = 2m here, m < 2^54
                above, gap = nearest_fractions(2 * half, 2**54 - 1)
            least, least_gap = min(least, above), min(least_gap, gap)
    print("V/2: smallest fraction 2^%.2f, smallest gap 2^%.2f" % (log2(least), log2(least_gap)))
    return least >= Fraction(1, 2**65) and least_gap > Fraction(1, 2**70)


def log2(fraction):
    """For the message of --prove only."""
    return math.log2(fraction.numerator) - math.log2(fraction.denominator)


def main(arguments):
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text() != table():
            sys.exit("%s is not what powers_of_ten.py writes" % TARGET.name)
    elif arguments == ["--prove"]:
        if not prove():
            sys.exit("128 bits are not enough")
    elif not arguments:
        TARGET.write_text(table())
    else:
        sys.exit(__doc__)


main(sys.argv[1:])
