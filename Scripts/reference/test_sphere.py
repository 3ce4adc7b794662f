"""Tests of the reference for `gyre sphere-layout`: python3 -m unittest"""

import random
import unittest

import mpmath
from gmpy2 import mpq

from exact import Refused
from intervals import PRECISIONS, Interval, angle_of, rounded
from layouts import METHODS, collar_ends, default_rings, layout, ring_shares
from sphere import Sphere
from spheres import REFUSED, random_sphere


def answers(arguments):
    """The rows of a run as dictionaries."""
    sphere = Sphere(arguments.split())
    return [dict(zip(sphere.header(), row)) for row in sphere.rows()]


def shares_by_sums(count, rings):
    """The points of every ring with sums of sines of 60 digits, in which ties differ by less than 1e-40."""
    sines = [mpmath.sinpi(mpmath.mpf(2 * ring + 1) / (2 * rings)) for ring in range(rings)]
    exact = [count * sine / mpmath.fsum(sines) for sine in sines]
    shares = [int(mpmath.floor(share + mpmath.mpf("1e-50"))) for share in exact]
    by_remainder = sorted(range(rings), key=lambda ring: (
        -mpmath.nint((exact[ring] - shares[ring]) * 10**40), abs(2 * ring + 1 - rings), ring))
    for ring in by_remainder[:count - sum(shares)]:
        shares[ring] += 1
    return shares


def plain_place(method, count, index):
    """(ry, rxz) of a point by the formulas of the contract, with mpmath; not for rings."""
    if method == "equal-area":
        return plain_collar_place(count, index)
    polar = mpmath.acos(1 - mpmath.mpf(2 * index + 1) / count)
    if method == "fibonacci":
        return polar, 2 * mpmath.pi * mpmath.frac(index / mpmath.phi**2)
    return polar, mpmath.fmod(mpmath.sqrt(mpmath.pi * count) * polar, 2 * mpmath.pi)


def plain_collar_place(count, index):
    """The same for equal-area; N from 4."""
    if index in (0, count - 1):
        return mpmath.mpf(0) if index == 0 else +mpmath.pi, mpmath.mpf(0)
    cap = 2 * mpmath.asin(1 / mpmath.sqrt(count))
    collars = max(1, int(mpmath.floor((mpmath.pi - 2 * cap) / mpmath.sqrt(4 * mpmath.pi / count) + 0.5)))
    ends = [int(mpmath.floor(count * (1 - mpmath.cos(cap + k * (mpmath.pi - 2 * cap) / collars)) / 2
                             + 0.5 + mpmath.mpf("1e-40"))) for k in range(collars + 1)]
    shares = [end - before for before, end in zip(ends, ends[1:])]
    offset = mpmath.mpf(0)
    for collar, share in enumerate(shares):
        if collar:
            before = shares[collar - 1]
            offset += (mpmath.mpf(1) / share - mpmath.mpf(1) / before) / 2
            offset += mpmath.mpf(mpmath.libmp.libintmath.gcd(share, before)) / (2 * before * share)
        if index < ends[collar + 1]:
            middle = sum(mpmath.acos(1 - mpmath.mpf(2 * ends[k]) / count) for k in (collar, collar + 1)) / 2
            turns = mpmath.frac((index - ends[collar] + mpmath.mpf("0.5")) / share + offset)
            return middle, 2 * mpmath.pi * turns if share > 1 else mpmath.mpf(0)
    raise AssertionError


class Layouts(unittest.TestCase):
    def test_ring_shares(self):
        self.assertEqual(ring_shares(12, 3), [3, 6, 3])
        self.assertEqual(ring_shares(50, default_rings(50)), [3, 9, 13, 13, 9, 3])
        self.assertEqual([default_rings(count) for count in (1, 2, 12, 50, 1000, 10**9)], [1, 1, 3, 6, 28, 28025])
        self.assertEqual(ring_shares(1, 3), [0, 1, 0])
        self.assertEqual(ring_shares(1, 4), [0, 1, 0, 0])
        self.assertEqual(ring_shares(33, 11), [1, 2, 3, 4, 4, 5, 4, 4, 3, 2, 1])
        with mpmath.workdps(60):
            for count in (*range(1, 34), 36, 40, 44, 48, 50, 52, 97):
                for rings in (*range(1, 13), 15, 18, 30, 45):
                    self.assertEqual(ring_shares(count, rings), shares_by_sums(count, rings), (count, rings))
            for count, rings in ((2952, 48), (1382, 33), (3000, 49), (500, 700)):
                self.assertEqual(ring_shares(count, rings), shares_by_sums(count, rings), (count, rings))

    def test_whole_shares(self):
        for count in (28, 32, 36, 40, 44, 48, 52):
            self.assertEqual(ring_shares(count, 3), [count // 4, count // 2, count // 4])
            self.assertEqual(ring_shares(count, 5)[1::2], [count // 4, count // 4])
            self.assertEqual(ring_shares(count, 6)[2:4], [count // 4, count // 4])

    def test_equal_area_halves_go_up(self):
        for count in (9, 11, 13, 15, 29):
            ends = collar_ends(count)
            self.assertEqual(ends[len(ends) // 2], (count + 1) // 2, count)
        for count in range(3, 1500):
            ends = collar_ends(count)
            self.assertTrue(all(before < end for before, end in zip(ends, ends[1:])), count)
            self.assertEqual((ends[0], ends[-1]), (1, count - 1))

    def test_places_by_the_formulas(self):
        with mpmath.workdps(50):
            for method in METHODS[1:]:
                for count in (4, 5, 9, 11, 12, 13, 50, 101, 1000):
                    points = layout(method, count)
                    for index in {0, 1, count // 2, count - 2, count - 1}:
                        for angle, plain in zip(points.angles(index), plain_place(method, count, index)):
                            self.assertAlmostEqual(angle.rounded("rad"), float(plain), delta=1e-14,
                                                   msg=(method, count, index))

    def test_all_different(self):
        for method in METHODS:
            for count in (*range(1, 30), 100, 499):
                places = {(row["x"], row["y"], row["z"]) for row in answers(f"{count} --method={method}")}
                self.assertEqual(len(places), count, method)
        for rings in (1, 2, 7, 60):
            self.assertEqual(len({tuple(row.values()) for row in answers(
                f"40 --rings={rings} --phase=half --fields=x,y,z")}), 40)

    def test_slices(self):
        for method in METHODS:
            whole = answers(f"97 --method={method} --spherical")
            self.assertEqual(whole[40:60], answers(f"97 --method={method} --spherical --slice=40:60"))


class Numbers(unittest.TestCase):
    def test_exact_values(self):
        rows = answers("12 --spherical --unit=deg")
        self.assertEqual(list(rows[0].values()),
                         ["0", "0", "0.8660254037844386", "0.5", "30", "0", "90", "60"])
        self.assertEqual(list(rows[6].values()), ["6", "0", "0", "-1", "90", "180", "90", "180"])
        poles = answers("2 --method=equal-area --spherical --unit=deg")
        self.assertEqual([list(row.values())[1:] for row in poles],
                         [["0", "1", "0", "0", "0", "90", "90"], ["0", "-1", "0", "180", "0", "90", "270"]])
        for method in METHODS:
            self.assertEqual(len(answers(f"1 --method={method}")), 1)

    def test_turning_there_and_back(self):
        plain = answers("26 --spherical")
        for turns in ("x:30deg,y:0.3,y:-.3,x:-pi/6", "x:180deg,y:45deg,x:pi,y:45deg", "x:360deg", "y:1e22turn",
                      "x:90deg,x:90deg,y:180deg,y:100grad,y:100grad,x:-0.5turn"):
            self.assertEqual(answers(f"26 --spherical --turn={turns}"), plain, turns)

    def test_turns_change_angles(self):
        row, = answers("1 --turn=x:30deg --spherical --unit=deg")  # from (0, 0, 1)
        self.assertEqual((row["y"], row["ryz"], row["ry"]), ("0.5", "30", "60"))
        row, = answers("1 --turn=y:30deg --spherical --unit=deg")
        self.assertEqual((row["x"], row["rxz"], row["rx"]), ("0.5", "30", "60"))

    def test_perspective(self):
        row, = answers("1 --radius=2 --perspective=4 --center=10,20")
        self.assertEqual([row[name] for name in ("px", "py", "scale", "alpha")], ["10", "20", "2", "1"])
        for row in answers("300 --method=spiral --radius=150 --perspective=500 --center=3,4"):
            x, y, z, px, py, scale, alpha = (float(row[name]) for name in
                                             ("x", "y", "z", "px", "py", "scale", "alpha"))
            self.assertAlmostEqual(scale, 500 / (500 - z), delta=1e-14)
            self.assertAlmostEqual(px, 3 + x * scale, delta=1e-12)
            self.assertAlmostEqual(py, 4 + y * scale, delta=1e-12)
            self.assertAlmostEqual(alpha, min(1, max(0.1, 2 * z / 500 + 0.5)), delta=1e-14)
        alphas = {row["alpha"] for row in answers("50 --perspective=1.1")}
        self.assertTrue({"0.1", "1"} <= alphas and all(0.1 <= float(alpha) <= 1 for alpha in alphas))

    def test_order(self):
        rows = answers("40 --turn=x:0.3 --order")
        by_order = sorted(rows, key=lambda row: int(row["order"]))
        depths = [(float(row["z"]), int(row["index"])) for row in by_order]
        self.assertEqual(depths, sorted(depths))

    def test_random_runs_are_on_the_sphere(self):
        source = random.Random(3)
        for _ in range(60):
            arguments, header, rows = random_sphere(source, 6, None, plain=True)
            sphere = Sphere(arguments)
            for row in rows:
                values = dict(zip(header, row))
                if sphere.digits is None and {"x", "y", "z"} <= set(header) and 1e-150 < sphere.radius < 1e150:
                    square = sum(float(values[axis]) ** 2 for axis in "xyz")
                    self.assertAlmostEqual(square / float(sphere.radius) ** 2, 1, delta=1e-12)

    def test_refused(self):
        for arguments in REFUSED:
            with self.assertRaises((Refused, ValueError), msg=arguments):
                Sphere(arguments.split())


class Intervals(unittest.TestCase):
    def test_operations_hold_the_exact_result(self):
        source, at = random.Random(1), PRECISIONS[0]
        for _ in range(2000):
            one, two = (mpq(source.randint(-10**30, 10**30), source.randint(1, 10**25)) for _ in range(2))
            for interval, exact in ((at.of(one) + at.of(two), one + two), (at.of(one) * at.of(two), one * two),
                                    (at.of(one) - at.of(two), one - two), (at.of(one) / at.of(two), one / two)):
                self.assertTrue(mpq(interval.low) <= exact <= mpq(interval.high))

    def test_functions_hold_the_value(self):
        source, at = random.Random(2), PRECISIONS[0]
        with mpmath.workdps(150):
            for _ in range(400):
                x, y = (mpq(source.randint(-10**12, 10**12), 10**source.choice((0, 6, 12))) for _ in range(2))
                exact_x, exact_y = (mpmath.mpf(int(part.numerator)) / int(part.denominator) for part in (x, y))
                angle = mpmath.atan2(exact_y, exact_x)
                checks = [(angle_of(at.of(y), at.of(x)), angle if y >= 0 else angle + 2 * mpmath.pi)]
                checks += zip(at.of(x).sine_cosine(), (mpmath.sin(exact_x), mpmath.cos(exact_x)))
                for interval, exact in checks:
                    low, high = (mpmath.mpf(int(end.numerator)) / int(end.denominator)
                                 for end in (mpq(interval.low), mpq(interval.high)))
                    self.assertTrue(low <= exact <= high, (x, y))
                    self.assertLess(high - low, mpmath.mpf(10) ** -30)

    def test_ties(self):
        self.assertEqual(rounded(lambda at: at.of(mpq(2**53 + 1))), 2.0**53)
        self.assertEqual(rounded(lambda at: at.square_root(mpq(2)).square() * at.of(mpq(2**52) + mpq(1, 2))),
                         2.0**53)
        self.assertEqual(rounded(lambda at: at.square_root(mpq(2)).square() - at.of(mpq(2))), 0)
        self.assertEqual(rounded(lambda at: at.of(mpq(1, 10**400))), 0)
        with self.assertRaises(OverflowError):
            rounded(lambda at: at.of(mpq(10**309)))

    def test_across_an_axis(self):
        at = PRECISIONS[0]
        wide = Interval(at, at.of(mpq(-1, 1000)).low, at.of(mpq(1, 1000)).high)
        for y, x, least, most in ((wide, -at.one, 3.1405, 3.1426), (at.one, wide, 1.5697, 1.5718),
                                  (-at.one, wide, 4.7113, 4.7134)):
            angle = angle_of(y, x)
            self.assertTrue(least < angle.low < angle.high < most)


if __name__ == "__main__":
    unittest.main()
