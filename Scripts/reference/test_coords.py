"""Tests of the reference for `gyre coords`: python3 -m unittest"""

import math
import random
import unittest

from coords import Coords
from random_coords import random_coords


def answers(arguments, *lines):
    """The rows of a run as dictionaries."""
    coords = Coords(arguments.split())
    return [dict(zip(coords.header(), columns)) for _, columns in coords.rows("\n".join(lines).encode())]


class Converting(unittest.TestCase):
    def test_known_values(self):
        row, = answers("--digits=9", "0,3,2")
        self.assertEqual(row, {"x": "0.000000000", "y": "3.000000000", "z": "2.000000000", "r": "3.605551275",
                               "ry": "0.588002604", "rxz": "0.000000000", "rx": "1.570796327",
                               "ryz": "0.982793723", "error": ""})
        rows = [
            ("", "0,1,0", ["0", "1", "0", "1", "0", "0", "90", "90"]),
            ("", "0,-1,0", ["0", "-1", "0", "1", "180", "0", "90", "270"]),
            ("", "-2,0,0", ["-2", "0", "0", "2", "90", "270", "180", "0"]),
            ("", "0,0,-1", ["0", "0", "-1", "1", "90", "180", "90", "180"]),
            ("", "-1e-400,0,1", ["0", "0", "1", "1", "90", "360", "90", "0"]),
            ("", "1e-400,0,0", ["0", "0", "0", "0", "90", "90", "0", "0"]),
            ("", "0,0,0", ["0", "0", "0", "0", "", "", "", ""]),
            ("--from=ry", "1,270,45", ["-0.7071067811865476", "0", "-0.7071067811865476", "1", "90", "225", "135",
                                       "180"]),
            ("--from=ry", "1,180,77", ["0", "-1", "0", "1", "180", "0", "90", "270"]),
            ("--from=rx", "1,pi/2,pi", ["0", "0", "-1", "1", "90", "180", "90", "180"]),
            ("--from=ry --turn=y:-30", "1,90,30", ["0", "0", "1", "1", "90", "0", "90", "0"]),
            ("--turn=x:90deg", "0,0,1", ["0", "1", "0", "1", "0", "0", "90", "90"]),
            ("--turn=y:0.25turn", "0,0,1", ["1", "0", "0", "1", "90", "90", "0", "0"]),
        ]
        for arguments, record, expected in rows:
            row, = answers(f"--unit=deg {arguments}", record)
            self.assertEqual(list(row.values()), [*expected, ""], (arguments, record))

    def test_nearly_a_right_angle(self):
        row, = answers("--from=ry", "1,1.5707963267948966,0")
        self.assertEqual(row["y"], "1.9231321691639753e-17")
        row, = answers("--from=ry", "1,pi/2,0")
        self.assertEqual(row["y"], "0")

    def test_errors(self):
        rows = [("--from=ry", "-1,0,0", "negative-radius"), ("--from=rx", "-1e-400,0,0", "negative-radius"),
                ("", "1,2", "missing-field"), ("", "1,2,3,4", "extra-field"), ("", "1,,3", "empty-field"),
                ("", "1,2,pi", "not-a-number"), ("--from=ry", "1,2,pi/0", "division-by-zero"),
                ("--from=ry", "1,2,foo", "not-an-angle"), ("", "1.7e308,1.7e308,0", "overflow"),
                ("--fields=x", "1.7e308,1.7e308,0", ""), ("--from=ry", "-0,1,1", "")]
        for arguments, record, code in rows:
            row, = answers(arguments, record)
            self.assertEqual(row["error"], code, record)

    def test_back_and_forth(self):
        source = random.Random(4)
        for _ in range(150):
            _, data, coords = random_coords(source, 8, plain=True)
            coords.fields, coords.digits = ["x", "y", "z", "r", "ry", "rxz", "rx", "ryz"], None
            for record, columns in coords.rows(data):
                if "" in columns[:-1]:
                    continue
                x, y, z, r = map(float, columns[:4])
                if not 1e-150 < r < 1e150:
                    continue
                per_turn = {"rad": math.tau, "deg": 360, "turn": 1, "grad": 400}[coords.unit]
                ry, rxz, rx, ryz = (float(column) / per_turn * math.tau for column in columns[4:8])
                for expected, printed in (
                        (r * math.sin(ry) * math.sin(rxz), x), (r * math.cos(ry), y),
                        (r * math.sin(ry) * math.cos(rxz), z), (r * math.cos(rx), x),
                        (r * math.sin(rx) * math.sin(ryz), y), (r * math.sin(rx) * math.cos(ryz), z)):
                    self.assertAlmostEqual(expected / r, printed / r, delta=1e-14, msg=record)


if __name__ == "__main__":
    unittest.main()
