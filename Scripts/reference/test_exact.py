"""Tests of the reference itself: python3 -m unittest"""

import math
import random
import unittest
from fractions import Fraction

import mpmath

from exact import (
    Angle, Refused, angle_of, binary64, binary64_in_unit, ceiling_turns, decimals_text, ecmascript_text,
    floor_turns, number_text, parse_angle, parse_number, parse_whole, pi_bounds, sign,
)
from sectors import Wheel
from wheels import random_wheel, some_sectors


class Reading(unittest.TestCase):
    def test_numbers(self):
        rows = [("0.1", Fraction(1, 10)), ("-.5", Fraction(-1, 2)), ("5.", 5), ("5.e1", 50), ("+3e5", 300000),
                ("010", 10), ("2.50E-1", Fraction(1, 4)), ("1e-400", Fraction(1, 10**400)), ("-0", 0),
                ("0." + 100 * "0" + "1e400", 10**299), ("1." + 799 * "0", 1)]
        for text, value in rows:
            self.assertEqual(parse_number(text), value, text)

    def test_what_is_not_a_number(self):
        for text in ("", ".", "e5", "1e", "0x10", "nan", "inf", "1_000", "1,5", " 1", "1\n", "\u22121", "+-1",
                     "١", "1e401", "1e-401", "1e309", "1." + 800 * "0"):
            self.assertRaises(Refused, parse_number, text)

    def test_whole_numbers(self):
        self.assertEqual(parse_whole("1e3", 1, 1000), 1000)
        self.assertEqual(parse_whole("+08.0", 1, 1000), 8)
        for text in ("2.5", "0", "1001"):
            self.assertRaises(Refused, parse_whole, text, 1, 1000)

    def test_angles(self):
        rows = [("pi", Fraction(1, 2), 0), ("-pi/4", Fraction(-1, 8), 0), ("3pi/8", Fraction(3, 16), 0),
                ("2.5π", Fraction(5, 4), 0), ("1e1pi/010", Fraction(1, 2), 0), ("45deg", Fraction(1, 8), 0),
                ("0.25turn", Fraction(1, 4), 0), ("50grad", Fraction(1, 8), 0), ("1.5rad", 0, Fraction(3, 2)),
                ("-0.3", 0, Fraction(-3, 10)), ("+.5pi", Fraction(1, 4), 0)]
        for text, turns, radians in rows:
            self.assertEqual(parse_angle(text), Angle(Fraction(turns), Fraction(radians)), text)
        self.assertEqual(parse_angle("90", "deg"), angle_of(Fraction(1, 4), "turn"))
        self.assertEqual(parse_angle("90rad", "deg"), angle_of(90, "rad"))

    def test_what_is_not_an_angle(self):
        for text in ("", "deg", "1 deg", "pi/0", "pi/-2", "pi/2.0", "2*pi", "pideg", "+-pi", "1degree",
                     "1DEG"):
            self.assertRaises(Refused, parse_angle, text)


class Deciding(unittest.TestCase):
    def test_pi_bounds(self):
        for precision in (128, 1024, 8192):
            low, high = pi_bounds(precision)
            with mpmath.workprec(precision + 100):
                self.assertLess(mpmath.mpf(low.numerator) / low.denominator, mpmath.pi)
                self.assertGreater(mpmath.mpf(high.numerator) / high.denominator, mpmath.pi)
            self.assertEqual((high - low) * 2 ** (precision - 2), 1)

    def test_floors_and_ceilings(self):
        rows = [("-0.001", -1, 0), ("-1turn", -1, -1), ("6.28", 0, 1), ("6.2832", 1, 2), ("-540deg", -2, -1),
                ("0", 0, 0), ("1e-400", 0, 1), ("-1e-400", -1, 0), ("4pi", 2, 2), ("-1e-400turn", -1, 0)]
        for text, below, above in rows:
            angle = parse_angle(text)
            self.assertEqual((floor_turns(angle), ceiling_turns(angle)), (below, above), text)

    def test_floors_of_huge_radians_by_mpmath(self):
        for text in ("1e22", "1e300", "-1e300", "1.7976931348623157e308", "6381956970095103e292",
                     "123456789.125"):
            with mpmath.workdps(1000):
                expected = int(mpmath.floor(mpmath.mpf(text) / (2 * mpmath.pi)))
            self.assertEqual(floor_turns(parse_angle(text)), expected, text)

    def test_signs_where_binary64_sees_no_difference(self):
        pi_cut = parse_angle("3.1415926535897932384626433832795028841971693993751058209749445923078164")
        self.assertEqual(sign(pi_cut - parse_angle("pi")), -1)
        self.assertEqual(sign(pi_cut + parse_angle("1e-70") - parse_angle("pi")), 1)
        self.assertEqual(sign(parse_angle("180deg") - parse_angle("200grad")), 0)


class Rounding(unittest.TestCase):
    def test_midpoints_to_even_and_neighbours(self):
        source, tiny = random.Random(1), Fraction(1, 10**400)
        for _ in range(2000):
            lower = math.ldexp(source.randrange(2**52), source.randint(-1074, 900))
            upper = math.nextafter(lower, math.inf)
            middle = (Fraction(lower) + Fraction(upper)) / 2
            step = (Fraction(upper) - Fraction(lower)) * tiny
            even = lower if (Fraction(lower) / (Fraction(upper) - Fraction(lower))) % 2 == 0 else upper
            for value, expected in ((middle, even), (middle - step, lower), (middle + step, upper)):
                self.assertEqual(binary64(value), expected)
                self.assertEqual(binary64(-value), -expected)

    def test_ends_of_the_range(self):
        smallest, largest = Fraction(5e-324), Fraction(1.7976931348623157e308)
        self.assertEqual(binary64(smallest / 2), 0)
        self.assertEqual(binary64(smallest / 2 + smallest / 10**99), 5e-324)
        self.assertEqual(binary64(smallest * 3 / 2), 1e-323)
        self.assertEqual(binary64(largest * (1 + Fraction(1, 2**55))), 1.7976931348623157e308)
        self.assertRaises(OverflowError, binary64, largest * (1 + Fraction(1, 2**53)))

    def test_units(self):
        rows = [("pi", "deg", 180), ("pi", "grad", 200), ("pi", "turn", 0.5), ("pi", "rad", math.pi),
                ("1", "deg", 57.29577951308232), ("180deg", "rad", math.pi), ("0.1deg", "deg", 0.1),
                ("1e-320", "rad", 1e-320), ("1e-400turn", "deg", 0)]
        for text, unit, expected in rows:
            self.assertEqual(binary64_in_unit(parse_angle(text), unit), expected, (text, unit))

    def test_differences_of_huge_angles(self):
        difference = parse_angle("1e300") - parse_angle("1e-300turn") - parse_angle("1e300")
        self.assertEqual(binary64_in_unit(difference, "deg"), -3.6e-298)


class Writing(unittest.TestCase):
    def test_ecmascript_layout(self):
        rows = [(0.0, "0"), (-0.0, "0"), (0.1, "0.1"), (1.0, "1"), (-1.5, "-1.5"), (1e21, "1e+21"),
                (1e20, "100000000000000000000"), (123456789012345680000.0, "123456789012345680000"),
                (999999999999999900000.0, "999999999999999900000"),
                (1e-6, "0.000001"), (1.5e-6, "0.0000015"), (1e-7, "1e-7"), (1.25e-7, "1.25e-7"),
                (5e-324, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"),
                (100.0, "100"),
                (-1.2345e-5, "-0.000012345"), (1e16, "10000000000000000"),
                (0.0001, "0.0001"),
                (1234567890123456.8, "1234567890123456.8"), (-1.5e300, "-1.5e+300")]
        for value, text in rows:
            self.assertEqual(ecmascript_text(value), text)

    def test_ecmascript_text_reads_back(self):
        source = random.Random(2)
        for _ in range(5000):
            value = source.uniform(-1, 1) * 10.0 ** source.randint(-320, 300)
            self.assertEqual(float(ecmascript_text(value)), value)

    def test_decimals(self):
        rows = [(0.125, 2, "0.12"), (0.375, 2, "0.38"), (2.5, 0, "2"), (3.5, 0, "4"),
                (-0.0000001, 6, "0.000000"), (-0.0, 3, "0.000"), (-0.5, 0, "0"), (-1.5, 0, "-2"),
                (0.1, 17, "0.10000000000000001"), (359.95, 1, "359.9"), (5e-324, 17, "0.00000000000000000"),
                (1e22, 1, "10000000000000000000000.0"), (-0.05, 1, "-0.1")]
        for value, decimals, text in rows:
            self.assertEqual(decimals_text(value, decimals), text)

    def test_nan_and_infinity_are_not_written(self):
        for value in (math.nan, math.inf, -math.inf):
            self.assertRaises(OverflowError, number_text, value, 6)


class Sectors(unittest.TestCase):
    def rows(self, text, sectors=None):
        return [" ".join(row) for row in Wheel(text.split()).rows(sectors)]

    def test_rows_of_the_contract(self):
        rows = [
            ("3 --digits 6", ["0 -1.047198 0.000000 1.047198 2.094395 false",
                              "1 -3.141593 -2.094395 -1.047198 2.094395 false",
                              "2 1.047198 2.094395 3.141593 2.094395 false"]),
            ("--weights 0.1,0.2,0.3 --unit deg", ["0 -30 0 30 60 false", "1 -150 -90 -30 120 false",
                                                  "2 30 120 -150 180 true"]),
        ]
        for arguments, expected in rows:
            self.assertEqual(self.rows(arguments), expected)
        self.assertEqual(self.rows("4 --digits=6", [2]), ["2 2.356194 3.141593 -2.356194 1.570796 true"])
        self.assertEqual(self.rows("8 --digits=6", [4]), ["4 2.748894 3.141593 -2.748894 0.785398 true"])

    def test_rows_worked_by_hand(self):
        rows = [
            ("1 --unit turn", ["0 -0.5 0 0.5 1 false"]),
            ("1 --unit turn --range unsigned", ["0 0.5 0 0.5 1 true"]),
            ("1 --unit deg --first=-10", ["0 -170 10 -170 360 true"]),
            ("2 --unit turn --range=unsigned --pointer=0.25", ["0 0 0.25 0.5 0.5 false",
                                                               "1 0.5 0.75 1 0.5 false"]),
            ("2 --unit deg --direction ccw --gap 10", ["0 -85 0 85 170 false", "1 95 180 -95 170 true"]),
            ("3 --unit deg --span 270deg", ["0 -45 0 45 90 false", "1 -135 -90 -45 90 false",
                                            "2 135 180 -135 90 true"]),
            ("2 --unit grad --first 100grad --pointer pi", ["0 0 100 200 200 false",
                                                            "1 -200 -100 0 200 false"]),
            ("--weights 1,3 --unit deg --direction ccw", ["0 -45 0 45 90 false", "1 45 180 -45 270 true"]),
            ("4 --unit turn --range unsigned --first=1e-400", [
                "0 0.875 1 0.125 0.25 true", "1 0.625 0.75 0.875 0.25 false",
                "2 0.375 0.5 0.625 0.25 false", "3 0.125 0.25 0.375 0.25 false"]),
            ("1 --span 1e-400turn", ["0 0 0 0 0 false"]),
        ]
        for arguments, expected in rows:
            self.assertEqual(self.rows(arguments), expected, arguments)

    def test_refusals(self):
        for text in ("", "0", "2.5", "10000001", "3 4", "3 --weights 1,2", "--weights 1,0", "--weights 1,-1",
                     "3 --span 0", "3 --span 361deg", "3 --span 6.2831853071795865", "3 --gap 120deg",
                     "3 --gap=-1", "3 --digits 18", "3 --unit gon", "3 --first", "3 --first 1 --first 1"):
            self.assertRaises(Refused, Wheel, text.split())
        self.assertEqual(Wheel("3 --span 6.2831853071795864 --gap 119.99999999999999deg".split()).count, 3)

    def test_random_wheels_by_mpmath(self):
        """The same formulas by plain mpmath arithmetic with 2600 digits; ranges and `wraps` by the numbers.

        Exactly on a cut, mpmath can't tell the sides: these angles are passed over.
        """
        source, compared = random.Random(3), 0
        for _ in range(400):
            arguments = random_wheel(source, 1000)
            try:
                wheel = Wheel(arguments)
            except Refused:
                continue
            with mpmath.workdps(2600):
                for sector in some_sectors(source, wheel.count, 5):
                    compared += self.compare_by_mpmath(wheel, sector, arguments)
        self.assertGreater(compared, 2000)

    def compare_by_mpmath(self, wheel, sector, arguments):
        """Compares min, mid and max of one sector; returns how many could be compared."""
        turn, compared = 2 * mpmath.pi, 0
        for exact, wrapped in zip(wheel.unwrapped(sector)[:3], wheel.wrapped(sector)[:3]):
            turns = to_mpmath(exact) / turn
            lowest = mpmath.mpf(-0.5 if wheel.signed else 0)
            fraction = turns - lowest - mpmath.floor(turns - lowest)
            if mpmath.mpf("1e-1500") < fraction < 1 - mpmath.mpf("1e-1500"):
                difference = to_mpmath(wrapped) / turn - lowest - fraction
                self.assertLess(abs(difference), mpmath.mpf("1e-1500"), arguments)
                compared += 1
        return compared


def to_mpmath(angle):
    """The angle in radians at mpmath's working precision."""
    turns, radians = (mpmath.mpf(part.numerator) / part.denominator for part in (angle.turns, angle.radians))
    return turns * 2 * mpmath.pi + radians


if __name__ == "__main__":
    unittest.main()
