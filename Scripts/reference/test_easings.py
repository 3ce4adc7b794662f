"""Tests of the easings of the reference: python3 -m unittest"""

import random
import unittest
from fractions import Fraction

import mpmath
from gmpy2 import mpq

from easings import NAMED, Easing, rational_roots, value
from exact import Refused


class Easings(unittest.TestCase):
    def test_rational_roots(self):
        self.assertEqual(rational_roots([Fraction(-1, 2), 0, Fraction(3), Fraction(-2)]), {Fraction(1, 2)})
        self.assertEqual(rational_roots([Fraction(6), Fraction(-5), Fraction(1)]), {2, 3})
        cube = [Fraction(-1, 8), Fraction(0), Fraction(0), Fraction(1)]
        self.assertEqual(rational_roots(cube), {Fraction(1, 2)})
        self.assertEqual(rational_roots([Fraction(-2), Fraction(0), Fraction(1)]), set())
        source = random.Random(3)
        for _ in range(300):
            roots = [Fraction(source.randint(-30, 30), source.randint(1, 30)) for _ in range(3)]
            a, b, c = roots
            scale = Fraction(source.randint(1, 9), 7)
            polynomial = [-a * b * c * scale, (a * b + b * c + a * c) * scale, -(a + b + c) * scale, scale]
            self.assertEqual(rational_roots(polynomial), set(roots))

    def test_curves_through_known_points(self):
        source = random.Random(4)
        for _ in range(100):
            x1, x2 = (Fraction(source.randint(0, 10), 10) for _ in range(2))
            y1, y2 = (Fraction(source.randint(-30, 30), 10) for _ in range(2))
            easing = Easing(f"cubic-bezier({float(x1)},{float(y1)},{float(x2)},{float(y2)})")
            parameter = Fraction(source.randint(1, 98), 99)
            part = value(easing.xs, parameter)
            self.assertEqual(easing.rational_y(part), value(easing.ys, parameter))
            low, high = easing.y_bounds(part, 192)
            self.assertTrue(low <= value(easing.ys, parameter) <= high)
        for part in (Fraction(1, 7), Fraction(1, 3)):
            self.assertEqual(Easing("linear").rational_y(part), part)
            self.assertEqual(Easing("cubic-bezier(0.3,0.3,.9,.9)").rational_y(part), part)

    def test_against_mpmath(self):
        with mpmath.workprec(400):
            for name in NAMED:
                easing = Easing(name)
                for part in (Fraction(1, 12), Fraction(1, 3), Fraction(7, 10)):
                    xs, ys = ([to_mpmath(number) for number in numbers] for numbers in (easing.xs, easing.ys))
                    goal = to_mpmath(part)
                    parameter = mpmath.findroot(lambda s: value(xs, s) - goal, (0, 1), solver="anderson",
                                                tol=1e-80)
                    expected = value(ys, parameter)
                    low, high = easing.y_bounds(part, 192)
                    self.assertLess(abs(expected - to_mpmath(low)), 1e-30)
                    self.assertLess(high - low, mpq(1, 2**180))

    def test_refused(self):
        for text in ("cubic-bezier(-0.1,0,1,1)", "cubic-bezier(0,0,1.1,1)", "bounce", "cubic-bezier(0,0,1)"):
            self.assertRaises(Refused, Easing, text)


def to_mpmath(number):
    """A rational number in the precision of the moment."""
    return mpmath.mpf(int(number.numerator)) / int(number.denominator)


if __name__ == "__main__":
    unittest.main()
