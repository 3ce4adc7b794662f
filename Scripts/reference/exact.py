"""Exact numbers in, correctly rounded numbers out.

An input is a decimal and is kept as a Fraction. An angle is turns * 2 pi + radians with both parts
rational. The only irrational number here is pi, so every question about an angle is a question about
A + B * pi or A + B / pi. MPFR gives two rationals with pi between them; where the question has the same
answer at both, that is the answer for pi (see `decide`), and otherwise they are moved closer together.
No error estimate and no tolerance is needed.
"""

import math
import re
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import gmpy2

UNITS_PER_TURN = {"deg": 360, "turn": 1, "grad": 400}
UNITS = ("rad", *UNITS_PER_TURN)
LARGEST_EXPONENT = 400
MOST_DIGITS = 800

UNSIGNED = r"(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"
NUMBER = re.compile(rf"[+-]?{UNSIGNED}")
NUMBER_WITH_UNIT = re.compile(rf"([+-]?{UNSIGNED})(rad|deg|turn|grad)?")
MULTIPLE_OF_PI = re.compile(rf"([+-]?)({UNSIGNED})?(?:pi|π)(?:/([0-9]+))?")


class Refused(ValueError):
    """The contract refuses this input; `code` is what a record with it has in the column `error`."""

    def __init__(self, message, code=""):
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class Angle:
    """turns * 2 pi + radians, exactly."""

    turns: Fraction = Fraction(0)
    radians: Fraction = Fraction(0)

    def __add__(self, other):
        return Angle(self.turns + other.turns, self.radians + other.radians)

    def __sub__(self, other):
        return Angle(self.turns - other.turns, self.radians - other.radians)

    def __mul__(self, factor):
        return Angle(self.turns * factor, self.radians * factor)

    def __neg__(self):
        return self * -1


# Reading


def parse_number(text):
    """The exact value of a NUMBER."""
    if not NUMBER.fullmatch(text):
        raise Refused(f"{text!r} is not a number", "not-a-number")
    mantissa, _, exponent = text.lower().partition("e")
    if abs(int(exponent or 0)) > LARGEST_EXPONENT:
        raise Refused(f"the exponent of {text} is too large", "exponent-out-of-range")
    whole, _, decimals = mantissa.partition(".")
    if sum(character.isdigit() for character in mantissa) > MOST_DIGITS:
        raise Refused(f"more than {MOST_DIGITS} digits", "too-many-digits")
    value = int(whole + decimals) * Fraction(10) ** (int(exponent or 0) - len(decimals))
    try:
        binary64(value)
    except OverflowError:
        raise Refused(f"{text} is too large", "too-large") from None
    return value


def parse_whole(text, least, greatest):
    """The value of a whole NUMBER between the two limits."""
    value = parse_number(text)
    if value.denominator != 1 or not least <= value <= greatest:
        raise Refused(f"{text} is not a whole number from {least} to {greatest}")
    return int(value)


def parse_angle(text, unit="rad"):
    """The exact value of an ANGLE; a NUMBER without a suffix is in `unit`."""
    multiple = MULTIPLE_OF_PI.fullmatch(text)
    if multiple:
        sign, factor, denominator = multiple.groups()
        if denominator is not None and int(denominator) == 0:
            raise Refused(f"{text}: the denominator is 0", "division-by-zero")
        return Angle(turns=parse_number(sign + (factor or "1")) / int(denominator or 1) / 2)
    number = NUMBER_WITH_UNIT.fullmatch(text)
    if not number:
        raise Refused(f"{text!r} is not an angle", "not-an-angle")
    return angle_of(parse_number(number[1]), number[2] or unit)


def angle_of(value, unit):
    """The angle of an exact number of `unit`s."""
    if unit == "rad":
        return Angle(radians=Fraction(value))
    return Angle(turns=Fraction(value) / UNITS_PER_TURN[unit])


# Deciding


@lru_cache(maxsize=None)
def pi_bounds(precision):
    """Two rationals with pi between them, `precision` bits each, from MPFR's directed roundings."""
    return tuple(
        gmpy2.mpq(gmpy2.context(precision=precision, round=mode).const_pi())
        for mode in (gmpy2.RoundDown, gmpy2.RoundUp)
    )


def decide(rational, coefficient, power, question):
    """`question` of the real number rational + coefficient * pi**power, with power 1 or -1.

    The number is monotone in pi, and `question` must be a monotone function of its number with whole
    numbers or binary64 as answers: if it is the same at both bounds of pi, it is the same between them.
    With a coefficient other than 0 the number is transcendental, never a step of `question` (an integer,
    zero, the midpoint of two binary64), so that this ends. Without, `question` sees the rational itself.
    """
    if coefficient == 0:
        return question(rational)
    rational, coefficient, precision = gmpy2.mpq(rational), gmpy2.mpq(coefficient), 128
    while True:
        low, high = (question(rational + coefficient * pi**power) for pi in pi_bounds(precision))
        if low == high:
            return low
        precision *= 2


def in_unit(angle, unit):
    """The angle in `unit`, as the (rational, coefficient, power) that `decide` takes."""
    if unit == "rad":
        return angle.radians, 2 * angle.turns, 1
    per_turn = UNITS_PER_TURN[unit]
    return per_turn * angle.turns, Fraction(per_turn, 2) * angle.radians, -1


def sign(angle):
    """-1, 0 or 1."""
    return decide(*in_unit(angle, "rad"), lambda value: (value > 0) - (value < 0))


def floor_turns(angle):
    """The greatest whole number of turns that is not more than the angle."""
    return decide(*in_unit(angle, "turn"), floor)


def ceiling_turns(angle):
    """The least whole number of turns that is not less than the angle."""
    return -floor_turns(-angle)


def floor(value):
    """The floor of a Fraction or mpq, as an int."""
    return int(value.numerator) // int(value.denominator)


# Rounding and writing


def binary64(value):
    """The binary64 nearest to a rational, ties to even; OverflowError if there is none.

    CPython divides whole numbers with one correct rounding, subnormal results included.
    """
    return int(value.numerator) / int(value.denominator)


def binary64_in_unit(angle, unit):
    """The binary64 nearest to the angle in `unit`."""
    return decide(*in_unit(angle, unit), binary64)


def ecmascript_text(value):
    """Number::toString of ECMAScript (RFC 8785), from the shortest digits, which `repr` finds; -0 is 0."""
    if value == 0:
        return "0"
    prefix = "-" if value < 0 else ""
    mantissa, _, exponent = repr(abs(value)).partition("e")
    whole, _, decimals = mantissa.partition(".")
    all_digits = (whole + decimals).lstrip("0")
    point = int(exponent or 0) + len(whole) - (len(whole + decimals) - len(all_digits))
    digits = all_digits.rstrip("0")
    return prefix + _ecmascript_layout(digits, point)


def _ecmascript_layout(digits, point):
    """The text of 0.DIGITS * 10**point as ECMAScript lays it out."""
    if len(digits) <= point <= 21:
        return digits.ljust(point, "0")
    if 0 < point <= 21:
        return f"{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return "0." + "0" * -point + digits
    mantissa = digits[0] + ("." + digits[1:] if len(digits) > 1 else "")
    return f"{mantissa}e{point - 1:+d}"


def decimals_text(value, decimals):
    """The exact value of a binary64 to that many decimals, half to even; no sign before zero."""
    scaled = round(Fraction(value) * 10**decimals)
    return scaled_text(scaled, decimals)


def scaled_text(scaled, decimals):
    """The text of scaled / 10**decimals with exactly that many decimals."""
    digits = str(abs(scaled)).rjust(decimals + 1, "0")
    split = len(digits) - decimals
    text = digits[:split] + ("." + digits[split:] if decimals else "")
    return "-" + text if scaled < 0 else text


def number_text(value, digits):
    """A binary64 as gyre writes it; `digits` is None for full."""
    if not math.isfinite(value):
        raise OverflowError("not a finite number")
    return ecmascript_text(value) if digits is None else decimals_text(value, digits)
