"""Tests of the reference for `gyre push`: python3 -m unittest"""

import random
import unittest

from gmpy2 import mpq

from exact import Refused
from push import Push
from real import Real, arc_tangent, root

WALLS = "--center 160,284 --bounds 0,0,320,568"


def rows(arguments, *lines):
    """The rows of a run as dictionaries."""
    push = Push(arguments.split())
    return [dict(zip(push.header(), columns)) for _, columns in push.rows("\n".join(lines).encode())]


def columns(arguments, names, *lines):
    """Some columns of a run."""
    return [" ".join(row[name] for name in names.split()) for row in rows(arguments, *lines)]


class Contract(unittest.TestCase):
    def test_taps(self):
        self.assertEqual(columns("--center 160,284", "distance angle magnitude ax ay", "260,284", "160,284"),
                         ["100 0 0.5 78.125 0", "0  0 0 0"])

    def test_events(self):
        self.assertEqual(
            columns(f"{WALLS} --events 9 --digits 6", "t wall px py", "260,284", "310,484", "160,284"),
            ["1.752712 right 280.000000 284.000000", "1.752712 rest 280.000000 284.000000",
             "1.431084 right 280.000000 444.000000", "1.767258 bottom 280.000000 528.000000",
             "1.767258 rest 280.000000 528.000000", "0.000000 rest 160.000000 284.000000"])

    def test_times(self):
        self.assertEqual(columns(f"{WALLS} --elasticity 1 --mode instantaneous --at 10", "px vx", "260,284"),
                         ["98.75 -78.125"])
        self.assertEqual(
            columns(f"{WALLS} --elasticity 1 --mode instantaneous --magnitude 100 --at 2", "px vx", "260,284"),
            ["210 15625"])

    def test_refusals(self):
        for arguments in ("--magnitude 1 --divisor 1", "--at 1 --events 1", "--events 1", "--elasticity 1",
                          "--at -1", "--divisor 0", "--size 0,1", "--bounds 0,0,1,1", "--bounds 0,0,80,80",
                          "--density 0", "--mode slow", f"{WALLS} --elasticity 1.1"):
            with self.assertRaises(Refused, msg=arguments):
                Push(arguments.split())

    def test_failing_records(self):
        self.assertEqual(columns("--at 0,1e100", "t error", "1e200,0", "x,1", "1", "1,,2", "1 2 3"),
                         [" overflow", " not-a-number", " missing-field", " empty-field", " extra-field"])


class Laws(unittest.TestCase):
    def test_places_of_contacts(self):
        """At the rounded times of contacts the view is at the wall, nearly."""
        for elasticity in ("0.5", "0.9"):
            times = columns(f"{WALLS} --elasticity {elasticity} --events 6", "t", "301,284")
            at = ",".join(times)
            places = columns(f"{WALLS} --elasticity {elasticity} --at {at}", "px", "301,284")
            self.assertTrue(all(abs(float(place) - 280) < 1e-9 for place in places), places)

    def test_energy(self):
        """Speed and place keep the energy of a force: v**2/2 - a·x is that of the start."""
        source = random.Random(1)
        for _ in range(30):
            time, tap = source.uniform(0, 50), source.uniform(161, 400)
            row, = rows(f"{WALLS} --elasticity 1 --at {time}", f"{tap},284")
            energy = float(row["vx"])**2 / 2 - float(row["ax"]) * (float(row["px"]) - 160)
            self.assertLess(abs(energy), 1e-6)

    def test_far_legs_agree_with_near_ones(self):
        """Logarithms and walking count the same contacts."""
        import push_axis
        source, longest = random.Random(2), push_axis.LONGEST_WALK
        for elasticity in ("0.5", "0.91", "0.3"):
            for more in ("", " --magnitude 3", " --mode instantaneous"):
                time = f"{source.uniform(2, 9):.9f}"
                arguments = f"{WALLS} --elasticity {elasticity} --at {time}{more}"
                near = rows(arguments, "251.3,77", "3,4")
                push_axis.LONGEST_WALK = 1
                try:
                    self.assertEqual(rows(arguments, "251.3,77", "3,4"), near, arguments)
                finally:
                    push_axis.LONGEST_WALK = longest


class Reals(unittest.TestCase):
    def test_roots(self):
        self.assertEqual(root(mpq(9, 4)).exact, mpq(3, 2))
        self.assertEqual(root(mpq(16, 81), 4).exact, mpq(2, 3))
        self.assertIsNone(root(mpq(2)).exact)
        self.assertEqual(root(mpq(2)).rounded(), 2**0.5)
        self.assertEqual(Real(mpq(1, 10)).rounded(), 0.1)

    def test_angles(self):
        self.assertEqual(arc_tangent(mpq(-1), mpq(1), "deg").rounded(), -45)
        self.assertEqual(arc_tangent(mpq(0), mpq(-1), "turn").rounded(), 0.5)
        self.assertEqual(arc_tangent(mpq(4), mpq(3), "rad").rounded(), 0.9272952180016122)


if __name__ == "__main__":
    unittest.main()
