"""Correctly rounded values of the functions of CorrectlyRounded from MPFR, and arguments to try them on.

A name is a function (sin, cos, asin, acos, atan2, hypot) and a unit (nothing for radians, deg, turn, grad). The
arguments of atan2 are y and x. -0 counts as 0 and is never a result. Needs gmpy2.
"""

import json
import math
import random
import struct

import gmpy2
from gmpy2 import mpfr

UNITS = {"": None, "deg": 360.0, "turn": 1.0, "grad": 400.0}
NAMES = [f + u for f in ("sin", "cos", "asin", "acos", "atan2") for u in UNITS] + ["hypot"]
PRECISIONS = (140, 600, 6000)
CONTEXTS = {p: gmpy2.context(precision=p, emin=-400000, emax=400000) for p in PRECISIONS}


def split(name: str) -> tuple[str, float | None]:
    for unit, per_turn in UNITS.items():
        if unit and name.endswith(unit):
            return name[: -len(unit)], per_turn
    return name, None


def quarters(x: float, per_turn: float) -> tuple[int, float]:
    """x less its nearest multiple of a quarter of a turn; all steps are exact."""
    x = math.fmod(x, per_turn)
    count = round(x / (per_turn / 4))
    return count % 4, x - count * (per_turn / 4)


def approximation(function: str, per_turn: float | None, x: float, y: float):
    """The value in the current context, with a relative error of some units of its last place."""
    if function in ("sin", "cos"):
        count = 1 if function == "cos" else 0
        if per_turn is None:
            value = gmpy2.cos(mpfr(x)) if count else gmpy2.sin(mpfr(x))  # MPFR reduces any argument
            return value
        quarter, rest = quarters(x, per_turn)
        count += quarter
        angle = mpfr(rest) * gmpy2.const_pi() * 2 / mpfr(per_turn)
        value = gmpy2.cos(angle) if count % 2 else gmpy2.sin(angle)
        return -value if count & 2 else value
    if function == "hypot":
        return gmpy2.hypot(mpfr(x), mpfr(y))
    if function == "asin":
        value = gmpy2.asin(mpfr(x))
    elif function == "acos":
        value = gmpy2.acos(mpfr(x))
    else:
        value = gmpy2.atan2(mpfr(x), mpfr(y))
    return value if per_turn is None else value * mpfr(per_turn) / (2 * gmpy2.const_pi())


def is_defined(name: str, *values: float) -> bool:
    in_range = split(name)[0] not in ("asin", "acos") or abs(values[0]) <= 1
    return in_range and all(map(math.isfinite, values))


def exact(name: str, x: float, y: float = 0.0) -> float:
    """The correctly rounded value; what 6000 bits leave open is exact or an exact midpoint."""
    function, per_turn = split(name)
    x, y = x + 0.0, y + 0.0  # -0 counts as 0
    if function == "atan2" and x == 0 and y >= 0:
        return 0.0
    for precision in PRECISIONS:
        gmpy2.set_context(CONTEXTS[precision])
        value = approximation(function, per_turn, x, y)
        slack = abs(value) * mpfr(2) ** (8 - precision)
        least, greatest = float(value - slack), float(value + slack)
        if least == greatest:
            return least + 0.0
    return float(value) + 0.0


def distance_from_midpoint(name: str, x: float, y: float = 0.0) -> float:
    """How far the value is from the nearest midpoint of two binary64, as log2 of a part of the last place."""
    gmpy2.set_context(CONTEXTS[600])
    value = abs(approximation(*split(name), x, y))
    if not value:
        return 0.0
    place = mpfr(math.ulp(float(value)))
    offset = abs(value / place - gmpy2.floor(value / place) - mpfr(1) / 2)
    return float(gmpy2.log2(offset)) if offset else -999.0


def bits(x: float) -> str:
    return f"{struct.unpack('<Q', struct.pack('<d', x))[0]:016x}"


def from_bits(word: int) -> float:
    return struct.unpack("<d", struct.pack("<Q", word))[0]


def any_finite(rng: random.Random) -> float:
    while True:
        x = from_bits(rng.getrandbits(64))
        if math.isfinite(x):
            return x


def neighbour(x: float, rng: random.Random) -> float:
    for _ in range(rng.randrange(3)):
        x = math.nextafter(x, math.inf if rng.random() < 0.5 else -math.inf)
    return x


def power(rng: random.Random, least: int, greatest: int) -> float:
    return rng.choice((-1, 1)) * rng.uniform(1, 2) * 2.0 ** rng.randint(least, greatest)


def angle(per_turn: float | None, rng: random.Random) -> float:
    turn = per_turn or 2 * math.pi
    kind = rng.randrange(7)
    if kind == 0:
        return any_finite(rng)
    if kind == 1:
        return rng.uniform(-turn, turn)
    if kind == 2:
        return rng.uniform(-1e5, 1e5) * turn
    if kind == 3:  # near multiples of twelfths and eighths of a turn
        return neighbour(rng.randint(-(2 ** rng.randrange(2, 21)), 2**20) * (turn / 24), rng)
    if kind == 4:
        return power(rng, -60, -1) * turn
    if kind == 5:
        return power(rng, -1074, 0)
    return power(rng, 1, 1022)


def cosine(rng: random.Random) -> float:
    kind = rng.randrange(6)
    if kind == 0:
        return rng.uniform(-1, 1)
    if kind == 1:
        return rng.choice((-1, 1)) * max(-1.0, 1 - 2.0 ** rng.uniform(-54, 0))
    if kind == 2:
        return power(rng, -60, -1)
    if kind == 3:
        return power(rng, -1074, -1)
    if kind == 4:  # near multiples of 1/128, their squares' neighbours and halves
        return min(1.0, max(-1.0, neighbour(rng.choice((rng.randint(-128, 128) / 128, (rng.randint(0, 32) / 128) ** 0.5)), rng)))
    return rng.uniform(-2, 2) / 2


def pair(rng: random.Random) -> tuple[float, float]:
    kind = rng.randrange(7)
    if kind == 0:
        return any_finite(rng), any_finite(rng)
    if kind == 1:
        return rng.uniform(-1, 1), rng.uniform(-1, 1)
    if kind == 2:
        return power(rng, -40, 40), power(rng, -40, 40)
    if kind == 3:
        return float(rng.randint(-300, 300)), float(rng.randint(-300, 300))
    if kind == 4:
        return power(rng, -1074, -1000), power(rng, -1074, -1000)
    if kind == 5:  # near the axes, the diagonals and multiples of 1/128
        x = power(rng, -200, 200)
        y = neighbour(x * rng.randint(-256, 256) / 128, rng)
        return (x, y) if rng.random() < 0.5 else (y, x)
    x = power(rng, -900, 900)
    y = x * power(rng, -60, 60)
    return (x, y) if math.isfinite(y) else (x, x)


def arguments(name: str, rng: random.Random) -> tuple[float, ...]:
    function, per_turn = split(name)
    if function in ("sin", "cos"):
        return (angle(per_turn, rng),)
    return (cosine(rng),) if function in ("asin", "acos") else pair(rng)


# The lists of hard inputs, and the function each is for; those in half turns become turns by halving.
LISTS = {
    "sin": "sin", "cos": "cos", "asin": "asin", "acos": "acos", "atan": "atan2", "atan2": "atan2", "hypot": "hypot",
    "sinpi": "sinturn", "cospi": "costurn", "acospi": "acosturn", "atan2pi": "atan2turn",
}  # fmt: skip


def hard_input(list_name: str, words: list[str]) -> tuple[str, tuple[float, ...]]:
    values = [float.fromhex(word.replace("snan", "nan")) for word in words]
    if list_name == "atan":
        values.append(1.0)
    if list_name in ("sinpi", "cospi"):
        values = [value / 2 for value in values]
    return LISTS[list_name], tuple(values)


def hardest_inputs(folder: str):
    """(function, arguments) of the hardest inputs of the full lists, in hardest.json."""
    with open(f"{folder}/hardest.json", encoding="utf-8") as file:
        for list_name, entries in json.load(file).items():
            if list_name in LISTS:
                yield from (hard_input(list_name, entry["x"]) for entry in entries)


def hard_inputs(folder: str):
    """(function, arguments) of every line of the lists in `folder`."""
    yield from hardest_inputs(folder)
    for list_name in LISTS:
        with open(f"{folder}/{list_name}.txt", encoding="utf-8") as lines:
            for line in lines:
                line = line.split("#")[0].strip()
                if line:
                    yield hard_input(list_name, line.split(","))
