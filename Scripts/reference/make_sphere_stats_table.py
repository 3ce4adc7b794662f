"""Writes the table that `SphereStatistics` is tested with: points, and their figures with 12 digits.

    python3 make_sphere_stats_table.py --seed 1 > ../../Tests/GyreCoreTests/Sphere/Tables/statistics.tsv
"""

import argparse
import math
import random

from sphere_stats import FIELDS, figures, rounded

OCTAHEDRON = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1)]
CUBE = [(x, y, z) for x in (1, -1) for y in (1, -1) for z in (1, -1)]
# Exactly on a circle round the z axis.
CIRCLE = [(5, 0, 1), (4, 3, 1), (3, 4, 1), (0, 5, 1), (-3, 4, 1), (-4, 3, 1), (-5, 0, 1), (-4, -3, 1), (0, -5, 1),
          (3, -4, 1)]
EQUATOR = [(x, 0, z) for x, z, _ in CIRCLE]
GOLDEN = (1 + math.sqrt(5)) / 2
ICOSAHEDRON = [point for a in (1, -1) for b in (GOLDEN, -GOLDEN) for point in ((0, a, b), (a, b, 0), (b, 0, a))]


def scaled(points, factor):
    return [tuple(x * factor for x in point) for point in points]


def turned(points, angle):
    """Turned about the x axis, with rounding."""
    sine, cosine = math.sin(angle), math.cos(angle)
    return [(x, y * cosine - z * sine, y * sine + z * cosine) for x, y, z in points]


def ring(count, height):
    radius = math.sqrt(1 - height * height)
    return [
        (radius * math.cos(2 * math.pi * k / count), height, radius * math.sin(2 * math.pi * k / count))
        for k in range(count)
    ]


def random_points(source, count, centre=(0, 0, 0), spread=1.0):
    """Directions all round, or near one."""
    return [tuple(c + spread * source.gauss(0, 1) for c in centre) for _ in range(count)]


def on_sphere(points):
    return [tuple(x / math.sqrt(sum(y * y for y in point)) for x in point) for point in points]


def cases(source):
    """(name, points): symmetric ones, those that degenerate, and random ones."""
    yield "two", [(1, 0, 0), (0, 2, 0)]
    yield "two opposite", [(1, 2, 3), (-1, -2, -3)]
    yield "three on a great circle", [(1, 0, 0), (0, 0, 1), (-1, 0, 0)]
    yield "three", [(1, 0, 0), (0, 1, 0), (1, 1, 1)]
    yield "tetrahedron", [(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)]
    yield "opposite neighbours", [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, 0, 1)]
    yield "opposite neighbours, and a third", [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, 0, 1), (0, -1, -2)]
    yield "octahedron", OCTAHEDRON
    yield "octahedron, lengths differ", [tuple(x * (k + 1) for x in point) for k, point in enumerate(OCTAHEDRON)]
    yield "octahedron, turned", turned(OCTAHEDRON, 0.3)
    # Points that the program's own turn takes to a coordinate of exactly 0.
    yield "askew of nothing", [(17060, 2520, 0), (0, -5880, 17060), (1, 2, 3), (-5, 1, 2)]
    yield "cube", CUBE
    yield "cube and octahedron", on_sphere(CUBE + OCTAHEDRON)
    yield "cube, turned", turned(on_sphere(CUBE), 0.7)
    yield "icosahedron", ICOSAHEDRON
    yield "icosahedron, on the sphere", on_sphere(ICOSAHEDRON)
    yield "circle", CIRCLE
    yield "circle, lengths differ", [tuple(x * (1 + k % 3) for x in point) for k, point in enumerate(CIRCLE)]
    yield "circle and its pole", CIRCLE + [(0, 0, 1)]
    yield "circle and the other pole", [(0, 0, -1)] + CIRCLE
    yield "circle and both poles", CIRCLE + [(0, 0, 3), (0, 0, -3)]
    yield "great circle", EQUATOR
    yield "great circle, and a pole", EQUATOR + [(0, 1, 0)]
    yield "great circle, and both poles", EQUATOR + [(0, 1, 0), (0, -1, 0)]
    yield "great circle, turned", turned(on_sphere(EQUATOR), 0.3)
    yield "two circles", CIRCLE + [(x, y, -z) for x, y, z in CIRCLE]
    yield "half a circle", CIRCLE[:6]
    for count in (3, 4, 7, 12, 19):
        yield f"ring of {count}", ring(count, 0.0)
        yield f"ring of {count}, turned", turned(ring(count, 0.0), 0.3)
        yield f"ring of {count}, off the middle", ring(count, 0.25)
    yield "two rings", ring(6, 0.5) + ring(6, -0.5)
    yield "four rings", ring(4, 0.875) + ring(7, 0.25) + ring(7, -0.25) + ring(4, -0.875)
    for count in (3, 4, 5, 6, 8, 11, 15, 20):
        yield f"random {count}", random_points(source, count)
        yield f"random {count}, on the sphere", on_sphere(random_points(source, count))
        yield f"random {count}, a hemisphere empty", random_points(source, count, (1, 2, 3), 0.3)
    for size in (1e-3, 1e-9):
        yield f"random 5, {size} apart", random_points(source, 5, (1, 2, 3), size)
    yield "random 9, tiny", scaled(random_points(source, 9), 1e-300)
    yield "random 9, huge", scaled(random_points(source, 9), 1e300)
    yield "random 9, subnormal", scaled(random_points(source, 9), 1e-315)
    yield "random 5, coordinates of any size", [
        tuple(x * 10.0 ** source.randint(-30, 30) for x in point)
        for point in random_points(source, 5)
    ]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    seed = parser.parse_args().seed
    print(f"# python3 Scripts/reference/make_sphere_stats_table.py --seed {seed}")
    print("# name, points, " + ", ".join(FIELDS) + "; angles in radians")
    for name, points in cases(random.Random(seed)):
        points = [tuple(map(float, point)) for point in points]
        values = figures(points).values()
        texts = [str(value) if isinstance(value, int) else repr(rounded(value)) for value in values]
        print(name, " ".join(",".join(map(repr, point)) for point in points), *texts, sep="\t")


if __name__ == "__main__":
    main()
