#!/usr/bin/env python3
"""Finds floating point literals whose value depends on the machine.

    python3 Scripts/reference/literals.py FILE.swift ...

Swift on x86-64 rounds a literal to 64 bits of significand and then to 53; on arm64 it rounds once. For about
one literal in 4000 the results differ (0.002877 is one). Prints each with its place; exit status 1 if there
is any.
"""

import re
import sys
from fractions import Fraction

DECIMAL = re.compile(r"(?<![\w.])(\d[\d_]*\.\d[\d_]*(?:[eE][+-]?\d+)?|\d[\d_]*[eE][+-]?\d+)(?![\w.])")
HEXADECIMAL = re.compile(r"(?<![\w.])0x([0-9a-fA-F_]+)(?:\.([0-9a-fA-F_]+))?[pP]([+-]?\d+)")


def rounded(value: Fraction, bits: int, least_exponent: int) -> Fraction:
    """The value rounded to `bits` of significand, ties to even; exponents from `least_exponent` on."""
    if value == 0:
        return value
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** exponent > value:
        exponent -= 1
    unit = Fraction(2) ** (max(exponent, least_exponent) - bits + 1)
    return round(value / unit) * unit


def literals(code: str):
    """The floating point literals of a line, with their exact values."""
    for match in HEXADECIMAL.finditer(code):
        whole, fraction, exponent = (match.group(1).replace("_", ""), match.group(2) or "", int(match.group(3)))
        fraction = fraction.replace("_", "")
        yield match.group(0), int(whole + fraction, 16) * Fraction(2) ** (exponent - 4 * len(fraction))
    for match in DECIMAL.finditer(HEXADECIMAL.sub(" ", code)):
        yield match.group(0), Fraction(match.group(0).replace("_", ""))


def main() -> int:
    found = 0
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                for text, value in literals(line.split("//")[0]):
                    if rounded(value, 53, -1022) != rounded(rounded(value, 64, -16382), 53, -1022):
                        print(f"{name}:{number}: {text} is not the same number on every machine")
                        found += 1
    return 1 if found else 0


sys.exit(main())
