#!/usr/bin/env python3
"""Writes the tables of the fast balls' functions as 64-bit words, one file each.

    python3 Scripts/reference/function_tables.py Sources/GyreCore/Numbers/Functions

Whole numbers only: fractions are held in units of 2^-BITS, of which the sums below lose less than 2^20, and all
values are cut off (floor). Tests/GyreCoreTests/Numbers/Functions/FunctionTableTests.swift computes every entry
again in Swift.
"""

import sys
from math import comb

BITS = 1600
ONE = 1 << BITS
ONES = 2**128 - 1


def fixed(value: int, bits: int) -> int:
    return value >> (BITS - bits)


def sine(x: int, first: int) -> int:
    """The Taylor series of the sine (first = 1) or cosine (first = 0)."""
    total, term, index = 0, x if first else ONE, first
    while term:
        total += term
        index += 2
        term = -(term * x // ONE) * x // ONE // (index * (index - 1))
        if -1 <= term <= 0:
            break
    return total


def arc_tangent(top: int, bottom: int) -> int:
    """Euler's series: atan x = y/x (1 + 2/3 y + 2·4/(3·5) y² + …) with y = x²/(1 + x²)."""
    square, total_square = top * top, top * top + bottom * bottom
    term, total, odd = ONE * top * bottom // total_square, 0, 1
    while term:
        total += term
        odd += 2
        term = term * square * (odd - 1) // (total_square * odd)
    return total


def pi() -> int:
    return 4 * arc_tangent(1, 1)


def pair(value: int) -> list[int]:
    return [value >> 64, value & (2**64 - 1)]


def write(folder: str, file: str, name: str, comment: str, words: list[int], per_line: int = 4) -> None:
    lines = [f"/// {line}".rstrip() for line in comment.splitlines()]
    lines += ["///", "/// Written by Scripts/reference/function_tables.py; a test computes it again."]
    lines += [f"package let {name}: [UInt64] = ["]
    for i in range(0, len(words), per_line):
        row = (f"{w:016x}" for w in words[i : i + per_line])
        lines.append("  " + " ".join("0x" + "_".join(w[j : j + 4] for j in (0, 4, 8, 12)) + "," for w in row))
    lines.append("]")
    with open(f"{folder}/{file}", "w", encoding="utf-8") as out:
        out.write("\n".join(lines) + "\n")


def sine_table() -> list[int]:
    words = []
    for j in range(104):
        x = (j << BITS) // 128
        words += pair(fixed(sine(x, 1), 128)) + pair(min(fixed(sine(x, 0), 128), ONES))
    return words


def arc_tangent_table() -> list[int]:
    return [word for i in range(129) for word in pair(fixed(arc_tangent(i, 128), 128))]


def arc_sine_table() -> list[int]:
    # asin(sqrt s)/sqrt s = sum a_k s^k, a_k = C(2k, k)/(4^k (2k + 1)); its Taylor coefficients at s are
    # sum_k a_k C(k, m) s^(k - m). s <= 1/4: 400 terms leave less than 2^-600.
    a = [(comb(2 * k, k) << BITS) // (4**k * (2 * k + 1)) for k in range(400)]
    words = []
    for j in range(33):
        c = [sum(a[k] * comb(k, m) * j ** (k - m) >> 7 * (k - m) for k in range(m, 400)) for m in range(10)]
        words += pair(fixed(c[0], 127)) + pair(fixed(c[1], 127))
        words += [fixed(c[m], 63 - 7 * (m - 2)) for m in range(2, 10)]
    return words


def two_over_pi_words() -> list[int]:
    count = 21
    value = fixed((2 << 2 * BITS) // pi(), 64 * count)
    return [0] + [value >> 64 * (count - 1 - i) & (2**64 - 1) for i in range(count)]


def main() -> None:
    folder = sys.argv[1]
    write(
        folder, "SineTable.swift", "sineTable",
        "Sine and cosine of j/128 for j = 0 ... 103, each as two words of a fraction of 128 bits, cut off.\n"
        "The cosine of 0, which is 1, stands as the largest fraction; that row is never read.",
        sine_table())
    write(
        folder, "ArcTangentTable.swift", "arcTangentTable",
        "The arc tangents of i/128 for i = 0 ... 128, each as two words of a fraction of 128 bits, cut off.",
        arc_tangent_table())
    write(
        folder, "ArcSineTable.swift", "arcSineTable",
        "Taylor coefficients of asin(√s)/√s about s = j/128 for j = 0 ... 32, a row of twelve words each:\n"
        "c0·2^127 and c1·2^127 in two words each, then cm·2^(63 - 7(m - 2)) for m = 2 ... 9, all cut off.",
        arc_sine_table())
    write(
        folder, "TwoOverPiWords.swift", "twoOverPiWords",
        "2/π: a word of zeros (the whole part), then 1344 bits of fraction, cut off, most significant first.",
        two_over_pi_words())


main()
