"""Tests of the reference for `gyre sphere-layout --stats`: python3 -m unittest"""

import math
import random
import unittest

import mpmath

from sphere_stats import approximate_figures, figures

OCTAHEDRON = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1)]
CUBE = [(x, y, z) for x in (1, -1) for y in (1, -1) for z in (1, -1)]


class Known(unittest.TestCase):
    def expect(self, points, **expected):
        found = figures([tuple(map(float, point)) for point in points])
        for name, value in expected.items():
            self.assertTrue(mpmath.almosteq(found[name], value, 1e-60), (name, found[name], value))

    def test_octahedron(self):
        radius = mpmath.acos(1 / mpmath.sqrt(3))
        self.expect(
            OCTAHEDRON, min_separation=mpmath.pi / 2, first=0, second=1, covering_radius=radius,
            energy=12 / mpmath.sqrt(2) + mpmath.mpf(3) / 2, area_spread=1)

    def test_cube(self):
        self.expect(
            CUBE, min_separation=mpmath.acos(mpmath.mpf(1) / 3), first=0, second=1,
            covering_radius=mpmath.acos(1 / mpmath.sqrt(3)), area_spread=1)

    def test_points_on_a_circle(self):
        square = [(1, 0, 0), (0, 0, 1), (-1, 0, 0)]
        self.expect(square, covering_radius=mpmath.pi / 2, area_spread=mpmath.mpf(3) / 2)

    def test_two_points(self):
        self.expect([(1, 0, 0), (0, 1, 0)], covering_radius=3 * mpmath.pi / 4, area_spread=1)


class Agreement(unittest.TestCase):
    def test_with_scipy(self):
        source = random.Random(1)
        for count in (5, 9, 16):
            points = [tuple(source.gauss(0, 1) for _ in range(3)) for _ in range(count)]
            exact, rough = figures(points), approximate_figures(points)
            for name, value in rough.items():
                self.assertTrue(math.isclose(exact[name], value, rel_tol=1e-9), (count, name))


if __name__ == "__main__":
    unittest.main()
