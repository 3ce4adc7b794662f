"""How evenly points are spread over a sphere: the figures of `gyre sphere-layout --stats`, by two other ways.

    gyre sphere-layout 12 --csv | python3 sphere_stats.py

`figures` tries all triples of points, with 160 digits; for some dozens of points. `approximate_figures` uses the
convex hull and the Voronoi diagram of scipy. Angles are in radians.
"""

import csv
import sys
from decimal import Decimal
from fractions import Fraction
from itertools import combinations

import mpmath
import numpy
from mpmath import mpf
from scipy.spatial import ConvexHull, SphericalVoronoi, cKDTree

mpmath.mp.dps = 160
FIELDS = ("min_separation", "first", "second", "covering_radius", "energy", "area_spread")


def read_points(lines):
    """The points of a csv with columns x, y and z, as binary64."""
    return [tuple(float(row[axis]) for axis in "xyz") for row in csv.DictReader(lines)]


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def minus(a, b):
    return tuple(x - y for x, y in zip(a, b))


def unit(vector):
    """The vector over its length; its coordinates are exact or have 160 digits."""
    length = mpmath.sqrt(dot(vector, vector))
    return tuple(x / length for x in vector)


def angle(a, b):
    """The angle between two vectors."""
    across = cross(a, b)
    return mpmath.atan2(mpmath.sqrt(dot(across, across)), dot(a, b))


def closest_pair(points):
    """The first of all pairs with the smallest angle, compared as exact fractions."""
    exact = [tuple(map(Fraction, point)) for point in points]

    def signed_square_of_cosine(pair):
        a, b = exact[pair[0]], exact[pair[1]]
        product = dot(a, b)
        return product * abs(product) / (dot(a, a) * dot(b, b))

    pairs = combinations(range(len(points)), 2)
    return max(pairs, key=lambda pair: (signed_square_of_cosine(pair), -pair[0], -pair[1]))


def empty_centres(vectors):
    """The centres of all circles through three vectors or more with none inside, and the vectors on each.

    Candidates are found in binary64, with a margin; what differs by less than 1e-60 is the same.
    """
    rough = numpy.array([[float(x) for x in vector] for vector in vectors])
    centres = []
    for triple in combinations(range(len(vectors)), 3):
        a, b, c = (rough[index] for index in triple)
        normal = numpy.cross(b - a, c - a)
        length = numpy.linalg.norm(normal)
        sides = (1, -1)
        if length > 1e-6:
            heights = (rough - a) @ normal / length
            sides = [side for side in sides if (side * heights).max() < 1e-7]
        if not sides:
            continue
        a, b, c = (vectors[index] for index in triple)
        normal = unit(cross(minus(b, a), minus(c, a)))
        heights = [dot(minus(vector, a), normal) for vector in vectors]
        for side in sides:
            if max(side * height for height in heights) > mpf("1e-60"):
                continue
            centre = tuple(side * x for x in normal)
            if any(dot(minus(centre, other), minus(centre, other)) < mpf("1e-120") for other, _ in centres):
                continue
            touched = [index for index, height in enumerate(heights) if abs(height) < mpf("1e-60")]
            centres.append((centre, touched))
    return centres


def polygon_area(point, corners):
    """The area of a convex polygon round a point: the sum of its angles less (corners - 2)·π."""
    first = unit(minus(corners[0], tuple(dot(corners[0], point) * x for x in point)))
    second = cross(point, first)
    corners = sorted(corners, key=lambda corner: mpmath.atan2(dot(corner, second), dot(corner, first)))
    total = -(len(corners) - 2) * mpmath.pi
    for before, corner, after in zip([corners[-1]] + corners, corners, corners[1:] + corners[:1]):
        a, b = cross(corner, after), cross(corner, before)
        total += angle(a, b)
    return total


def lune_angles(vectors, axis):
    """Twice the angles at which points on a circle see the middles to their neighbours."""
    first = unit(minus(vectors[0], tuple(dot(vectors[0], axis) * x for x in axis)))
    second = cross(axis, first)
    places = sorted(mpmath.atan2(dot(vector, second), dot(vector, first)) for vector in vectors)
    gaps = [after - before for before, after in zip(places, places[1:] + [places[0] + 2 * mpmath.pi])]
    return [before + after for before, after in zip([gaps[-1]] + gaps, gaps)]


def figures(points):
    """All figures of two points or more, as numbers of 160 digits."""
    vectors = [unit(tuple(map(mpf, point))) for point in points]
    first, second = closest_pair(points)
    separation = angle(vectors[first], vectors[second])
    energy = mpmath.fsum(
        1 / mpmath.sqrt(dot(minus(a, b), minus(a, b))) for a, b in combinations(vectors, 2)
    )
    if len(points) == 2:
        return dict(zip(FIELDS, (separation, first, second, mpmath.pi - separation / 2, energy, mpf(1))))
    centres = empty_centres(vectors)
    radius = max(angle(centre, vectors[touched[0]]) for centre, touched in centres)
    if all(len(touched) == len(points) for _, touched in centres):
        areas = lune_angles(vectors, centres[0][0])
    else:
        areas = [
            polygon_area(vector, [centre for centre, touched in centres if index in touched])
            for index, vector in enumerate(vectors)
        ]
    return dict(zip(FIELDS, (separation, first, second, radius, energy, max(areas) / min(areas))))


def rounded(value, digits=12):
    """The binary64 nearest to the value rounded to so many significant digits."""
    return float(f"{Decimal(mpmath.nstr(value, 40)):.{digits - 1}e}")


def approximate_figures(points):
    """The same in binary64 by scipy, for four points or more that are not all on one circle."""
    vectors = numpy.array(points)
    vectors /= numpy.linalg.norm(vectors, axis=1)[:, None]
    distance = cKDTree(vectors).query(vectors, k=2)[0][:, 1].min()
    hull = ConvexHull(vectors)
    areas = SphericalVoronoi(vectors).calculate_areas()
    energy = 0.0
    for index in range(len(vectors) - 1):
        energy += (1 / numpy.linalg.norm(vectors[index + 1 :] - vectors[index], axis=1)).sum()
    # The equations of facets are normal·x + offset = 0 with normals of unit length.
    return {
        "min_separation": 2 * numpy.arcsin(distance / 2),
        "covering_radius": numpy.arccos(-hull.equations[:, 3]).max(),
        "energy": energy,
        "area_spread": areas.max() / areas.min(),
    }


if __name__ == "__main__":
    for name, value in figures(read_points(sys.stdin)).items():
        print(name, value if isinstance(value, int) else rounded(value))
