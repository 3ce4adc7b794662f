#!/usr/bin/env python3
"""Writes a table of exact results of whole numbers for the tests of Natural and Integer.

    python3 Scripts/reference/integers.py > Tests/GyreCoreTests/Numbers/Integers/Tables/integers.tsv

Standard library only; Python's own integers are the reference. A row is: operation, operands, results, all
in hexadecimal with a sign. `div` is division rounded down; `div` rows whose last cell is `lowered2`, `largest`
or `addback` take the rare branches of Knuth's algorithm D in words of 64 bits (seen in a simulation here).
"""

import math
import random

SEED = 20240501
WORD = 1 << 64
SIZES = [0, 1, 2, 31, 32, 63, 64, 65, 127, 128, 129, 191, 192, 193, 256, 320]
LONG_SIZES = [500, 640, 1000, 1999, 3000]

random.seed(SEED)


def number(bits: int) -> int:
    """A number of exactly so many bits, in one of three patterns: random, all ones, runs of ones and zeros."""
    if bits == 0:
        return 0
    kind = random.randrange(6)
    if kind == 0:
        return (1 << bits) - 1
    if kind == 1:
        return 1 << (bits - 1)
    if kind == 2:
        value = 0
        while value.bit_length() < bits:
            run = random.randrange(1, 70)
            value = value << run | random.choice([0, (1 << run) - 1, (1 << run) - 1])
        return value >> (value.bit_length() - bits) | 1 << (bits - 1)
    return random.getrandbits(bits) | 1 << (bits - 1)


def text(value: int) -> str:
    return f"{value:x}"


def row(*cells: object) -> None:
    print("\t".join(c if isinstance(c, str) else text(c) for c in cells))


def branches(dividend: int, divisor: int) -> set[str]:
    """Which rare branches algorithm D takes for this division (4.3.1 D3 and D6)."""
    seen: set[str] = set()
    shift = -divisor.bit_length() % 64
    v, u = divisor << shift, dividend << shift
    n = (v.bit_length() + 63) // 64
    if n < 2:
        return seen
    top, second = v >> 64 * (n - 1), v >> 64 * (n - 2) & WORD - 1
    count = (dividend.bit_length() + 63) // 64
    for position in reversed(range(count + 1 - n)):
        part = u >> 64 * position
        head = part >> 64 * (n - 1)
        third = part >> 64 * (n - 2) & WORD - 1
        if head >> 64 >= top:
            seen.add("largest")
        guess = min(head // top, WORD - 1)
        lowered = 0
        while head - guess * top < WORD and guess * second > (head - guess * top) * WORD + third:
            guess -= 1
            lowered += 1
        if lowered == 2:
            seen.add("lowered2")
        if guess * v > part:
            seen.add("addback")
            guess -= 1
        u -= guess * v << 64 * position
    return seen


def rare_divisions(wanted: int) -> None:
    words = [0, 1, 2, WORD // 2 - 1, WORD // 2, WORD // 2 + 1, WORD - 2, WORD - 1]
    found = {"largest": 0, "lowered2": 0, "addback": 0}
    while min(found.values()) < wanted:
        divisor = sum(random.choice(words) << 64 * i for i in range(random.randrange(2, 5)))
        if random.randrange(4) == 0:
            divisor += random.getrandbits(40)
        if divisor < WORD:
            continue
        if random.randrange(2):
            dividend = sum(random.choice(words) << 64 * i for i in range(random.randrange(3, 8)))
        else:
            dividend = divisor * random.choice(words[1:]) * random.choice(words[1:]) + random.choice([-1, 1, 2])
        for kind in sorted(branches(dividend, divisor)):
            if found[kind] < wanted:
                found[kind] += 1
                row("div", dividend, divisor, dividend // divisor, dividend % divisor, kind)


def size() -> int:
    return random.choice(SIZES)


def signed(value: int) -> int:
    return value if random.randrange(2) else -value


def main() -> None:
    print(f"# python3 Scripts/reference/integers.py, seed {SEED}; exact results of Python's integers.")
    print("# operation, operands, results in hexadecimal: sum, dif, mul: a b result; div: a b quotient remainder;")
    print("# root: a result; gcd: a b result; left, right: a count result (right: towards zero).")
    borders = []
    for power in (31, 32, 53, 62, 63, 64, 126, 127, 128, 129, 192):
        borders += [(1 << power) - 1, 1 << power, (1 << power) + 1]
    for value in borders:
        other = signed(random.choice(borders))
        for a, b in ((value, other), (-value, other)):
            row("sum", a, b, a + b)
            row("dif", a, b, a - b)
            row("mul", a, b, a * b)
            row("div", a, b, a // b, a % b)
        row("root", value, math.isqrt(value))
        row("root", value * value - 1, value - 1)
        row("root", value * value, value)
        row("gcd", value * 6, other * 15, math.gcd(value * 6, other * 15))
    least = -(1 << 127)
    for b in (1, -1, 2, -2, 3, -3, least, -least, least + 1, -least - 1, 1 << 63, -(1 << 63)):
        row("div", least, b, least // b, least % b)
        row("div", b, least, b // least, b % least)
        row("mul", least, b, least * b)
        row("sum", least, b, least + b)
        row("dif", least, b, least - b)
        row("dif", b, least, b - least)
        row("gcd", least, b, math.gcd(least, b))
    for _ in range(66):
        a, b = signed(number(size())), signed(number(size()))
        row("sum", a, b, a + b)
        row("dif", a, b, a - b)
        row("mul", a, b, a * b)
        if b:
            row("div", a, b, a // b, a % b)
        common = number(size())
        row("gcd", a * common, b * common, math.gcd(a * common, b * common))
        row("root", abs(a), math.isqrt(abs(a)))
        count = random.choice([0, 1, 63, 64, 65, 127, 128, 129, 200])
        row("left", a, count, a << count)
        row("right", a, count, (abs(a) >> count) * (1 if a >= 0 else -1))
    for bits in LONG_SIZES:
        for other in (64, 65, 300, bits):
            a, b = signed(number(bits)), signed(number(other))
            row("mul", a, b, a * b)
            row("div", a, b, a // b, a % b)
            row("gcd", a, b, math.gcd(a, b))
        row("root", abs(a), math.isqrt(abs(a)))
    rare_divisions(12)


main()
