"""Tests of the reference for `gyre snap`: python3 -m unittest"""

import random
import unittest
from fractions import Fraction

import mpmath
from gmpy2 import mpq

from easings import NAMED, Easing, rational_roots, value
from exact import Angle, Refused, parse_angle
from records import pieces, records
from rotations import (
    Rotation, ceiling_turns, compare, floor_turns, rounded, sign,
)
from snap import Snap, csv_line
from snaps import plain_angle, random_run


def answers(arguments, *lines):
    """The rows of a run as dictionaries."""
    snap = Snap(arguments.split())
    return [dict(zip(snap.header(), columns)) for _, columns in snap.rows("\n".join(lines).encode())]


def columns(arguments, name, *lines):
    """One column of a run."""
    return [row[name] for row in answers(arguments, *lines)]


def angle(text):
    return Rotation.of_angle(parse_angle(text))


class Directions(unittest.TestCase):
    def test_whole_eighths_are_exact(self):
        rows = [(1, 0, 0), (3, 3, 1), (0, "1e-400", 2), (-2, 2, 3), (-1, 0, 4), (-5, -5, -3), (0, -7, -2), (1, -1, -1)]
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
                x, y = (source.choice((source.randint(-9, 9), source.randint(-10**40, 10**40), 10**source.randint(0, 60)))
                        for _ in range(2))
                turns, radians = (Fraction(source.randint(-9999, 9999), source.randint(1, 50)) for _ in range(2))
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


class Reading(unittest.TestCase):
    def test_records(self):
        data = b"\xef\xbb\xbfhead\n 1\r\n\r\n# no\n   \n2,3"
        self.assertEqual(list(records(data)), [b"head", b" 1", b"2,3"])
        self.assertEqual(list(records(data, 1)), [b" 1", b"2,3"])
        self.assertEqual(list(records(data, 100)), [])

    def test_pieces(self):
        for text in ("1,2,3", " 1 , 2\t,3 ", "1 2  3", "1, 2 3"):
            self.assertEqual(pieces(text), ["1", "2", "3"], text)
        self.assertEqual(pieces("1,,3,"), ["1", "", "3", ""])

    def test_codes(self):
        rows = [
            ("8", "foo", "not-an-angle"), ("8", "1e400", "too-large"), ("8", "1e401", "exponent-out-of-range"),
            ("8", "1e999999999", "exponent-out-of-range"), ("8", 801 * "1", "too-many-digits"),
            ("8", "pi/0", "division-by-zero"), ("8", "0,5", "extra-field"), ("8", "\u22120.3", "not-an-angle"),
            ("8", "1e308turn", "overflow"), ("8 --tie=error", "pi/8", "tie"), ("8", "08", ""), ("8", "-.5", ""),
            ("8 --from=drag", "1,2,x,4", "not-a-number"), ("8 --from=drag", "1,2,3", "missing-field"),
            ("8 --from=drag", "1,2,,4", "empty-field"), ("8 --from=drag --center=1,2", "1,2,3,4", "on-center"),
            ("8 --from=drag --ring=5,6", "3,3.9,1,1", "outside-ring"), ("8 --from=drag --ring=5,6", "3,4,1,1", ""),
            ("8 --from=transform", "0,-0", "zero-vector"), ("8 --from=transform", "1,2,2,4", "mirrored"),
            ("8 --from=transform", "matrix(1, 2, -2, 1, 0, 0)", ""), ("8 --from=transform", "1", "missing-field"),
        ]
        for arguments, record, code in rows:
            self.assertEqual(columns(arguments, "error", record), [code], record)
        snap = Snap(["8"])
        self.assertEqual([row[-1] for _, row in snap.rows(b"\xff\n" + (1 << 21) * b"1")], ["not-utf8", "line-too-long"])

    def test_labels_in_csv(self):
        self.assertEqual(csv_line(["a,b", 'say "hi"', " c ", ""]), '"a,b","say ""hi""", c ,')


class Selecting(unittest.TestCase):
    def test_rows_of_the_contract(self):
        rows = [
            ("8 --digits=6", "1", {"sector": "7", "mid": "0.785398", "offset": "0.214602", "rotate": "-0.214602",
                                   "target": "0.785398"}),
            ("4", "pi/4", {"sector": "3", "margin": "0"}), ("4", "0.7853981633974483", {"sector": "0"}),
            ("100", "1.8deg", {"sector": "99", "margin": "0"}), ("100 --tie=max", "1.8deg", {"sector": "0"}),
            ("4 --from=transform", "1,1", {"sector": "3", "margin": "0"}),
            ("4 --tie=max", "0.125turn", {"sector": "0", "margin": "0"}),
            ("7", "2.6927937030769655", {"offset": "-1.32967980042811e-16", "rotate": "1.32967980042811e-16"}),
        ]
        for arguments, record, expected in rows:
            row, = answers(arguments, record)
            self.assertEqual(row, row | expected, (arguments, record))

    def test_one_unit_of_the_last_of_40_digits(self):
        rows = ["45deg", "44.99999999999999999999999999999999999999deg", "45.00000000000000000000000000000000000001deg"]
        self.assertEqual(columns("4", "sector", *rows), ["3", "0", "3"])
        self.assertEqual(columns("4 --tie=max", "sector", *rows), ["0", "0", "3"])
        self.assertEqual(columns("4 --tie=error", "error", *rows), ["tie", "", ""])
        self.assertEqual(columns("4 --direction=ccw", "sector", *rows), ["1", "0", "1"])

    def test_one_sector(self):
        row, = answers("1 --unit=deg", "540")
        self.assertEqual([row[name] for name in ("offset", "target", "margin")], ["-180", "720", "0"])
        row, = answers("1 --unit=deg --tie=max", "540")
        self.assertEqual([row[name] for name in ("offset", "target", "margin")], ["180", "360", "0"])
        self.assertEqual(columns("1 --unit=deg", "margin", "30"), ["150"])

    def test_gaps_and_the_dead_arc(self):
        arguments = "2 --span=180deg --gap=10deg --unit=deg"  # 0: -40 to 40; 1: -130 to -50; dead: 50 to 220
        rows = answers(arguments, "0", "40", "40.1", "-45", "-44.9", "-50", "44", "134", "135", "136", "-130", "-131")
        self.assertEqual([row["sector"] for row in rows], list("000000001111"[:5]) + list("100") + list("1111"))
        self.assertEqual([row["gap"] == "true" for row in rows], list(map(bool, (0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1))))
        self.assertEqual(rows[0]["margin"], "45")
        self.assertEqual(rows[7]["margin"], "1")
        self.assertEqual([row["target"] for row in rows[7:10]], ["0", "270", "270"])
        self.assertEqual(columns("2 --span=180deg --unit=deg --tie=max", "sector", "135"), ["0"])

    def test_any_size(self):
        for arguments, record in (("7", "1e300"), ("12", "-1e22"), ("5 --span=1e-400turn", "-1e300rad"), ("9973", "-1e-400")):
            row, = answers(arguments, record)
            with mpmath.workprec(4000):
                wheel_turn = 2 * mpmath.pi
                distance = mpmath.mpf(row["offset"])
                self.assertLessEqual(abs(distance), wheel_turn / 2)
                self.assertGreaterEqual(float(row["margin"]), 0)
        row, = answers("4 --span=1e-400turn", "-0.1")
        self.assertEqual((row["sector"], row["margin"]), ("3", "0.1"))

    def test_targets_are_the_nearest_mids(self):
        source = random.Random(2)
        for _ in range(150):
            run, snap = random_run(source, 8, None, plain=True)
            for line in records(run.data):
                try:
                    rotation = snap.read(line.decode())
                except Refused:
                    continue
                landing = rotation if snap.throw is None else rotation + snap.throw
                place = snap.locate(landing)
                offset = landing - snap.middle(place.sector, place.lap)
                least = Rotation(mpq(-1, 2))
                self.assertTrue(compare(least, offset) <= 0 <= compare(Rotation(mpq(1, 2)), offset))
                self.assertGreaterEqual(sign(snap.margin(place)), 0)

    def test_directions_of_drags(self):
        rows = [("1,0,0,1", "0.25"), ("0,-1,1,0", "0.25"), ("1,0,-1,0", "0.5"), ("-1,-1,1,1", "0.5"),
                ("-1,0.1,-1,-0.1", "0.0317255174305535695"), ("3,4,3,4", "0")]
        for record, turns in rows:
            self.assertEqual(float(columns("8 --from=drag --unit=turn", "rotation", record)[0]), float(turns), record)
        self.assertEqual(columns("8 --from=drag --unit=deg --center=10,20 --rotation=-1000", "rotation", "11,20,10,19"),
                         ["-1090"])


class Options(unittest.TestCase):
    def test_to(self):
        arguments = "16 --unit=deg --range=unsigned --to=3 "
        rows = [("--way=cw --turns=5", "3892.5"), ("--way=cw", "2092.5"), ("--way=ccw", "1732.5"), ("", "2092.5"),
                ("--way=ccw --turns=2", "1012.5")]
        for more, target in rows:
            row, = answers(arguments + more, "2047.5")
            self.assertEqual((row["mid"], row["target"]), ("292.5", target), more)
        for record, rotate in (("112.5", "180"), ("112.4", "-179.9"), ("292.5", "0")):
            self.assertEqual(columns(arguments, "rotate", record), [rotate])
        self.assertEqual(columns("--labels=a,b,b,c --to=label:b", "sector", "0"), ["1"])
        self.assertEqual(columns(arguments + "--way=cw --turns=1", "rotate", "292.5"), ["360"])

    def test_velocity(self):
        row, = answers("8 --unit=deg --velocity=1000", "10")
        self.assertEqual([row[name] for name in ("landing", "target", "offset", "rotate")], ["509", "495", "14", "485"])
        row, = answers("8 --unit=deg --velocity=-1turn --deceleration=0.5", "10")
        self.assertEqual(row["landing"], "9.64")

    def test_track(self):
        rows = answers("8 --track", "3.0", "foo", "-3.0")
        self.assertEqual([row["rotation"] for row in rows], ["3", "", "3.2831853071795867"])
        rows = answers("4 --track --unit=deg", "0", "180", "0", "-180", "-190", "x", "-350", "-170", "10")
        self.assertEqual([row["rotation"] for row in rows],
                         ["0", "180", "360", "540", "530", "", "370", "550", "730"])
        self.assertEqual([row["turns"] for row in rows], ["0", "0", "1", "1", "1", "", "1", "1", "2"])
        self.assertEqual([row["crossed"] for row in rows], ["0", "2", "2", "2", "0", "", "-2", "2", "2"])
        self.assertEqual(columns("4 --track --unit=deg --direction=ccw", "crossed", "0", "100", "10"), ["0", "1", "-1"])
        self.assertEqual(columns("1 --track --unit=deg", "turns", "10", "-100", "170", "60", "-60"),
                         ["0", "0", "0", "0", "-1"])
        self.assertEqual(columns("1 --track --unit=deg", "turns", "10", "-100", "-200", "-300", "-350", "-351"),
                         ["0", "0", "0", "0", "-1", "-1"])

    def test_hysteresis(self):
        self.assertEqual(columns("16 --unit=deg --track --hysteresis=2deg", "sector", "11.24", "11.26", "11.24"),
                         ["0", "0", "0"])
        self.assertEqual(columns("16 --unit=deg --track --hysteresis=2", "sector", "0", "13.25",
                                 "13.2500000000000000000000000000000001", "10", "9.25", "9.2499999999999999999999999999", "60"),
                         ["0", "0", "15", "15", "15", "0", "13"])
        self.assertEqual(columns("16 --unit=deg --track --hysteresis=0 --tie=error", "error", "0", "11.25", "11.26", "33.75"),
                         ["", "", "", ""])
        rows = answers("1 --unit=deg --track --hysteresis=5", "170", "184", "186", "-179", "174")
        self.assertEqual([row["target"] for row in rows], ["0", "0", "360", "360", "0"])

    def test_frames(self):
        rows = answers("8 --frames=10 --duration=0.3 --easing=linear --unit=deg --to=0", "30")
        self.assertEqual([tuple(row.values()) for row in rows],
                         [("0", "0", "30"), ("1", "0.1", "20"), ("2", "0.2", "10"), ("3", "0.3", "0")])
        self.assertEqual(columns("8 --frames=4 --duration=0.5 --unit=deg --to=0", "rotation", "30"), ["30", "15", "0"])
        self.assertEqual(len(answers("8 --frames=60", "1")), 13)
        for easing in ("cubic-bezier(-0.1,0,1,1)", "cubic-bezier(0,0,1.1,1)", "bounce", "cubic-bezier(0,0,1)"):
            self.assertRaises(Refused, Easing, easing)


class Easings(unittest.TestCase):
    def test_rational_roots(self):
        self.assertEqual(rational_roots([Fraction(-1, 2), 0, Fraction(3), Fraction(-2)]), {Fraction(1, 2)})
        self.assertEqual(rational_roots([Fraction(6), Fraction(-5), Fraction(1)]), {2, 3})
        self.assertEqual(rational_roots([Fraction(-1, 8), Fraction(0), Fraction(0), Fraction(1)]), {Fraction(1, 2)})
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
                    xs = [mpmath.mpf(coefficient.numerator) / coefficient.denominator for coefficient in easing.xs]
                    goal = mpmath.mpf(part.numerator) / part.denominator
                    parameter = mpmath.findroot(lambda s: value(xs, s) - goal, (0, 1), solver="anderson",
                                                tol=1e-80)
                    expected = value([mpmath.mpf(c.numerator) / c.denominator for c in easing.ys], parameter)
                    low, high = easing.y_bounds(part, 192)
                    self.assertLess(abs(expected - mpmath.mpf(int(low.numerator)) / int(low.denominator)), 1e-30)
                    self.assertLess(high - low, mpq(1, 2**180))


class Laws(unittest.TestCase):
    def test_snapping_a_target_gives_itself(self):
        source = random.Random(5)
        for _ in range(60):
            run, snap = random_run(source, 5, None, plain=True)
            if snap.track or snap.to is not None or snap.throw is not None:
                continue
            for line in records(run.data):
                try:
                    place = snap.locate(snap.read(line.decode()))
                except Refused:
                    continue
                target = snap.middle(place.sector, place.lap)
                again = snap.locate(target)
                self.assertEqual(snap.middle(again.sector, again.lap), target)
                self.assertEqual(again.sector, place.sector)
                turned = snap.locate(target.plus_turns(3))
                self.assertEqual(snap.middle(turned.sector, turned.lap), target.plus_turns(3))
        self.assertEqual(plain_angle(angle("90deg")), Angle(Fraction(1, 4)))


if __name__ == "__main__":
    unittest.main()
