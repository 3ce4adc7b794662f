"""CSS easings solved exactly, and the frames of a turn that follows one.

A frame shows rotation + y * rotate, where y = Y(s) and s is the solution in [0, 1] of X(s) = t / S; X and Y are
the polynomials of the Bezier curve (0,0), (x1,y1), (x2,y2), (1,1). Where y is rational this is an exact angle.
Where it is not, y is algebraic and enclosures of rising precision around it decide: the answer is then
irrational in its unit (or rotate is 0), so that there is no tie.
"""

import re
from fractions import Fraction

from gmpy2 import mpq

from exact import NUMBER, Refused, binary64, number_text, parse_number
from rotations import FIRST_PRECISION, finite, nearest, rounded, sign

NAMED = {
    "linear": ("0", "0", "1", "1"), "ease": ("0.25", "0.1", "0.25", "1"), "ease-in": ("0.42", "0", "1", "1"),
    "ease-out": ("0", "0", "0.58", "1"), "ease-in-out": ("0.42", "0", "0.58", "1"),
}
CUBIC = re.compile(rf"cubic-bezier\({','.join(4 * [rf'[ ]*({NUMBER.pattern})[ ]*'])}\)")


class Easing:
    """A CSS easing; `y_bounds` and `rational_y` of a part of the time strictly between 0 and 1."""

    def __init__(self, text):
        if text not in NAMED and not CUBIC.fullmatch(text):
            raise Refused(f"{text!r} is not an easing")
        x1, y1, x2, y2 = map(parse_number, NAMED.get(text) or CUBIC.fullmatch(text).groups())
        if not (0 <= x1 <= 1 and 0 <= x2 <= 1):
            raise Refused("x1 and x2 must be in [0, 1]")
        self.xs, self.ys = cubic(x1, x2), cubic(y1, y2)

    def rational_y(self, part):
        """Y(s) if it is rational, else None."""
        equation = trimmed([-part, *self.xs[1:]])
        root = rational_root_between_0_and_1(equation)
        if root is not None:
            return value(self.ys, root)
        minimal = without_rational_roots(equation)
        rest = remainder(self.ys, minimal)
        return rest[0] if len(rest) == 1 else None

    def y_bounds(self, part, precision):
        """Two rationals with Y(s) between them; s is known to 2**-precision."""
        low, high, scale = 0, 1 << precision, 1 << precision
        a, b, c, target = whole_coefficients(self.xs, part)
        while high - low > 1:
            middle = (low + high) // 2
            if ((a * middle + b * scale) * middle + c * scale**2) * middle <= target * scale**3:
                low = middle
            else:
                high = middle
        return interval_value(self.ys, mpq(low, scale), mpq(high, scale))


def cubic(first, second):
    """The coefficients, ascending, of the Bezier polynomial from 0 by two controls to 1."""
    return [Fraction(0), 3 * first, 3 * second - 6 * first, 1 + 3 * first - 3 * second]


def whole_coefficients(polynomial, part):
    """The cubic's coefficients, descending, and the part, all times a common denominator."""
    denominator = part.denominator
    for coefficient in polynomial:
        denominator *= coefficient.denominator
    c, b, a = (int(coefficient * denominator) for coefficient in polynomial[1:])
    return a, b, c, int(part * denominator)


def value(polynomial, x):
    """The polynomial at a rational."""
    result = 0
    for coefficient in reversed(polynomial):
        result = result * x + coefficient
    return result


def interval_value(polynomial, low, high):
    """Bounds of the polynomial between two numbers that are not negative, by Horner's rule."""
    least = most = mpq(0)
    for coefficient in map(mpq, reversed(polynomial)):
        least = least * (low if least >= 0 else high) + coefficient
        most = most * (high if most >= 0 else low) + coefficient
    return least, most


def trimmed(polynomial):
    """The polynomial without leading zeros, at least a constant."""
    length = len(polynomial)
    while length > 1 and polynomial[length - 1] == 0:
        length -= 1
    return polynomial[:length]


def remainder(polynomial, divisor):
    """The remainder of a division of polynomials."""
    rest = trimmed(list(polynomial))
    while len(rest) >= len(divisor):
        factor, shift = rest[-1] / divisor[-1], len(rest) - len(divisor)
        rest = trimmed([coefficient - (factor * divisor[place - shift] if place >= shift else 0)
                        for place, coefficient in enumerate(rest[:-1])] or [Fraction(0)])
    return rest


def rational_roots(polynomial):
    """All rational roots. Leading coefficient times root is whole, for whole coefficients; such a number is found
    among the real roots of the monic polynomial, which are isolated between its turning points."""
    denominator = 1
    for coefficient in polynomial:
        denominator *= coefficient.denominator
    whole = [int(coefficient * denominator) for coefficient in polynomial]
    degree, leading = len(whole) - 1, whole[-1]
    monic = [coefficient * leading ** (degree - 1 - place) for place, coefficient in enumerate(whole[:-1])] + [1]
    return {Fraction(root, leading) for root in whole_roots(monic)}


def whole_roots(polynomial):
    """The whole roots of a polynomial with whole coefficients: it is monotone between the places where its
    derivative changes sign, and there one bisection finds the only candidate."""
    places = sign_changes(polynomial)
    return {place for place in places if value(polynomial, place) == 0}


def sign_changes(polynomial):
    """Whole numbers, ascending, among them floor and ceiling of every real root."""
    bound = 1 + max(abs(coefficient) for coefficient in polynomial)
    if len(polynomial) == 2:
        floor = -polynomial[0] // polynomial[1]
        return [floor, floor + 1]
    derivative = [place * coefficient for place, coefficient in enumerate(polynomial)][1:]
    stops = sorted({-bound, bound, *sign_changes(derivative)})
    found = set(stops[1:-1])
    for low, high in zip(stops, stops[1:]):
        at_low, at_high = value(polynomial, low), value(polynomial, high)
        if (at_low > 0) == (at_high > 0) and at_low and at_high:
            continue
        while high - low > 1:
            middle = (low + high) // 2
            at_middle = value(polynomial, middle)
            if at_middle == 0:
                low = high = middle
            elif (at_middle > 0) == (at_low > 0) and at_low:
                low = middle
            else:
                high = middle
        found |= {low, high}
    return sorted(found)


def rational_root_between_0_and_1(polynomial):
    """The rational root in [0, 1], None if there is none. (The Bezier x has just one there.)"""
    return next((root for root in rational_roots(polynomial) if 0 <= root <= 1), None)


def without_rational_roots(polynomial):
    """The polynomial divided by x - root for its rational roots: without any it is irreducible (degree <= 3)."""
    for root in rational_roots(polynomial):
        while len(polynomial) > 2 and value(polynomial, root) == 0:
            quotient, carried = [], Fraction(0)
            for coefficient in reversed(polynomial[1:]):
                carried = carried * root + coefficient
                quotient.append(carried)
            polynomial = quotient[::-1]
    return polynomial


# Frames


def frame_rows(rotation, target, rate, duration, easing, unit, digits):
    """The rows (frame, time, rotation) of a turn: at k / rate before the duration, and at it."""
    rows, frame, rotate = [], 0, target - rotation
    while frame / rate < duration:
        time = frame / rate
        number = eased(rotation, rotate, easing, time / duration, unit) if frame else rounded(rotation, unit)
        rows.append((frame, time, number))
        frame += 1
    rows.append((frame, duration, rounded(target, unit)))
    return [[str(frame), number_text(binary64(time), digits), number_text(number, digits)]
            for frame, time, number in rows]


def eased(rotation, rotate, easing, part, unit):
    """The binary64 nearest to rotation + y * rotate."""
    if sign(rotate) == 0:
        return rounded(rotation, unit)
    exact = easing.rational_y(part)
    if exact is not None:
        if exact == 1:
            return rounded(rotation + rotate, unit)
        if exact == 0:
            return rounded(rotation, unit)
        if not rotation.direction:
            return rounded(rotation + rotate * mpq(exact), unit)
    precision = FIRST_PRECISION
    while True:
        bounds = (mpq(exact), mpq(exact)) if exact is not None else easing.y_bounds(part, precision)
        starts, ways = rotation.bounds(unit, precision), rotate.bounds(unit, precision)
        products = [y * way for y in bounds for way in ways]
        low = nearest(int(floor_of(starts[0] + min(products))), precision)
        high = nearest(int(-floor_of(-(starts[1] + max(products)))), precision)
        if low == high:
            return finite(low)
        precision *= 2


def floor_of(number):
    """The floor of an mpq."""
    return number.numerator // number.denominator
