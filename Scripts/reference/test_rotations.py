"""Tests of the rotations of the reference: python3 -m unittest"""

import random
import unittest
from fractions import Fraction

import mpmath
from gmpy2 import mpq

from exact import Angle, parse_angle
from random_rotations import plain_angle
from rotations import Rotation, ceiling_turns, compare, floor_turns, rounded, sign


def angle(text):
    return Rotation.of_angle(parse_angle(text))


class Directions(unittest.TestCase):
    def test_whole_eighths_are_exact(self):
        rows = [(1, 0, 0), (3, 3, 1), (0, "1e-400", 2), (-2, 2, 3), (-1, 0, 4), (-5, -5, -3), (0, -7, -2),
                (1, -1, -1)]
        for x, y, eighths in rows:
            rotation = Rotation.of_vector(Fraction(x), Fraction(y))
            self.assertEqual(rotation, Rotation(mpq(eighths, 8)), (x, y))

    def test_equal_by_form(self):
        self.assertEqual(Rotation.of_vector(3, 1), Rotation.of_vector(Fraction(3, 7), Fraction(1, 7)))
        self.assertEqual(Rotation.of_vector(3, 4) + Rotation.of_vector(4, 3), Rotation(mpq(1, 4)))
        self.assertEqual(Rotation.of_vector(2, 1) + Rotation.of_vector(3, 1), angle("45deg"))
        self.assertEqual(Rotation.of_vector(-1, 5) - Rotation.of_vector(-1, 5), Rotation())
        self.assertNotEqual(Rotation.of_vector(3, 1), Rotation.of_vector(30, 11))

    def test_against_mpmath(self):
        source = random.Random(1)
        with mpmath.workprec(700):
            for _ in range(400):
                x, y = (source.choice((source.randint(-9, 9), source.randint(-10**40, 10**40),
                                       10**source.randint(0, 60))) for _ in range(2))
                turns, radians = (Fraction(source.randint(-9999, 9999), source.randint(1, 50))
                                  for _ in range(2))
                rotation = Rotation.of_vector(x or 1, y) + Rotation(mpq(turns), mpq(radians))
                expected = mpmath.atan2(y, x or 1) + 2 * mpmath.pi * turns.numerator / turns.denominator \
                    + mpmath.mpf(radians.numerator) / radians.denominator
                for unit, factor in (("rad", 1), ("deg", 180 / mpmath.pi), ("turn", 1 / (2 * mpmath.pi))):
                    for precision in (192, 384):
                        low, high = rotation.bounds(unit, precision)
                        self.assertTrue(low - 1 <= expected * factor * mpmath.mpf(2) ** precision <= high + 1)
                        self.assertLess(high - low, 1 << 30)
                    self.assertEqual(rounded(rotation, unit), float(expected * factor))
                self.assertEqual(sign(rotation), mpmath.sign(expected))
                self.assertEqual(floor_turns(rotation), mpmath.floor(expected / (2 * mpmath.pi)))

    def test_floor_ceiling_and_order(self):
        self.assertEqual(floor_turns(angle("360deg")), 1)
        self.assertEqual(ceiling_turns(angle("360deg")), 1)
        self.assertEqual(floor_turns(angle("-1e-400")), -1)
        self.assertEqual(ceiling_turns(Rotation.of_vector(10**400, 1)), 1)
        self.assertEqual(compare(angle("0.7853981633974483"), angle("pi/4")), -1)
        self.assertEqual(compare(angle("50grad"), Rotation.of_vector(1, 1)), 0)
        self.assertEqual(compare(Rotation.of_vector(10**60, 10**60 + 1), angle("45deg")), 1)

    def test_back_to_an_angle(self):
        self.assertEqual(plain_angle(angle("90deg")), Angle(Fraction(1, 4)))


if __name__ == "__main__":
    unittest.main()
