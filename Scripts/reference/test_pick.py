"""Tests of the reference for `gyre pick`: python3 -m unittest"""

import csv
import io
import math
import random
import tempfile
import unittest
from pathlib import Path

from gmpy2 import mpq

from exact import Refused
from layout_files import Row
from pick import Pick
from random_layouts import layout_bytes
from sphere import Sphere
from snap import csv_line
from touching import FacingOutward, Label

AXES = ("x", "y", "z")


class WithFolder(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def file(self, data, name="layout"):
        path = Path(self.folder.name) / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return str(path)

    def answers(self, layout, arguments, *lines):
        """The rows of a run as dictionaries; a layout is csv, or None."""
        layout = [f"--layout={self.file(layout)}"] if layout is not None else []
        pick = Pick([*layout, *arguments.split()])
        return [dict(zip(pick.header(), columns)) for _, columns, _ in pick.rows("\n".join(lines).encode())]


class Picking(WithFolder):
    def test_known_values(self):
        # A plane through the origin, or next to it, turned by 60 degrees about y.
        turned = "x,y,z\n0.8660254037844386e-30,0,0.5e-30\n"
        row, = self.answers(turned, "--size=200,200 --perspective=500 --facing=outward --digits=3", "22,0")
        self.assertEqual((row["u"], row["v"], row["z"]), ("47.630", "0.000", "-41.249"))
        row, = self.answers("x,y,z\n30,40,100\n", "--size=60,20 --perspective=500 --center=10,20", "48,75")
        self.assertEqual(row, {"x": "48", "y": "75", "index": "0", "z": "100", "u": "0.4", "v": "4", "error": ""})
        row, = self.answers("x,y,z\n30,40,0\n", "--size=60,20 --facing=outward", "1,1")
        self.assertEqual(row["index"], "")

    def test_horizon(self):
        # 30**2 + 120**2 + 40**2 = 40 * 422.5, and with R = 150, P = 500: z = 45, where y**2 = 150**2 - 45**2
        y = math.isqrt(20475 * 10**60)
        rows = [("30,120,40", "422.5", "hidden"), ("30,120,40", "422.49999999999999999999", "hidden"),
                ("30,120,40", "422.50000000000000000001", "outside"), ("30,120,40", "1e300", "outside"),
                (f"0,{y}e-30,45", "500", "outside"), (f"0,{y + 1}e-30,45", "500", "hidden"),
                ("0,0,499", "500", "hit"), ("0,0,0", "500", "hidden"), ("0,0,0", "", "hidden"),
                ("0,0,1e-400", "", "hit"), ("0,0,-1e-400", "", "hidden")]
        for middle, eye, reason in rows:
            perspective = f"--perspective={eye}" if eye else ""
            row, = self.answers(f"x,y,z\n{middle}\n", f"--size=1,1 {perspective} --hide-backface --explain", "0,0")
            self.assertEqual(row["reason"], reason, (middle, eye))

    def test_edges(self):
        tile = "x,y,z\n0,0,0\n20,0,0\n"
        rows = [("-10,0", "0"), ("10,0", "1"), ("0,-5", "0"), ("0,5", ""), ("30,0", ""),
                ("29.999999999999999999999,0", "1"), ("-10.00000000000000000000001,0", ""), ("10,-5", "1"),
                ("-10,-5", "0")]
        for perspective in ("", " --perspective=500"):
            for record, index in rows:
                row, = self.answers(tile, f"--size=20,10{perspective}", record)
                self.assertEqual(row["index"], index, (perspective, record))
        for record, index in (("-10,0", "0"), ("10,0", ""), ("0,-5", "0"), ("0,5", ""),
                              ("9.99999999999999999999,4.99", "0")):
            row, = self.answers("x,y,z\n0,0,1e-300\n", "--size=20,10 --facing=outward", record)
            self.assertEqual(row["index"], index, record)

    def test_outward(self):
        known = [  # the middle, the point, parallel: z, u, v
            ("0,0,5", "3,4", ("5", "3", "4")), ("0,0,-5", "3,4", ("-5", "-3", "4")),
            ("3,0,4", "-1,2", ("7", "-5", "2")), ("-3,0,4", "1,2", ("7", "5", "2")),
            ("0,3,4", "1,-1", ("7", "1", "-5")), ("0,-3,4", "1,1", ("7", "1", "5")),
        ]
        for middle, point, expected in known:
            row, = self.answers(f"x,y,z\n{middle}\n", "--size=30,30 --facing=outward", point)
            self.assertEqual((row["z"], row["u"], row["v"]), expected, middle)
        # The line of sight meets y = 5 or y = -5 where t = 1/8 or 1/4.
        for middle, point, expected in (("0,5,0", "10,40", ("87.5", "1.25", "-87.5")),
                                        ("0,-5,0", "8,-20", ("75", "2", "75"))):
            row, = self.answers(f"x,y,z\n{middle}\n", "--size=3000,3000 --facing=outward --perspective=100", point)
            self.assertEqual((row["z"], row["u"], row["v"]), expected)

    def test_reasons(self):
        layout = ("x,y,z,width,height,label\n0,0,100,0,0,a\n0,0,99,0,5,b\n0,0,-1,0,5,c\n0,0,0,5,5,d\n30,40,50,5,5,e\n"
                  "30,40,50,1,0,f\n0,0,100.5,5,5,g\n50,0,50,5,5,h\n")
        for more, reasons in (
                ("", "behind-eye empty empty hit outside empty behind-eye outside"),
                ("--hide-backface", "behind-eye empty hidden hidden hidden hidden behind-eye hidden"),
                ("--facing=outward", "behind-eye empty empty hit edge-on empty behind-eye edge-on")):
            # 30**2 + 40**2 + 50**2 = 50 * 100, and 50**2 + 50**2 = 50 * 100: both are seen edge-on
            rows = self.answers(layout, f"--perspective=100 --explain {more}", "0,0")
            expected = reasons.split()
            self.assertEqual([row["reason"] for row in rows], expected, more)
            self.assertEqual([row["label"] for row in rows], list("abcdefgh"))
        rows = self.answers("x,y,z\n5,5,0\n0,0,0\n", "--size=3,3 --facing=outward --explain", "0,0")
        self.assertEqual([row["reason"] for row in rows], ["edge-on", "hit"])

    def test_order(self):
        layout = "x,y,z,index\n0,0,1,5\n0,0,2,6\n0,0,1,7\n0,0,2.00000000000000000000000001,8\n"
        rows = self.answers(layout, "--size=3,3 --all", "0,0", "9,9")
        self.assertEqual([(row["index"], row["rank"]) for row in rows],
                         [("8", "0"), ("6", "1"), ("7", "2"), ("5", "3"), ("", "")])
        row, = self.answers("x,y,z\n3,0,4\n-3,0,4\n", "--size=30,30 --facing=outward", "0,0")
        self.assertEqual(row["index"], "1")

    def test_behind_the_eye(self):
        layout = "x,y,z\n100,0,1\n"  # the plane 100 x + z = 10001 is met in front of the eye on the right only
        for point, index in (("500,0", "0"), ("-500,0", ""), ("1,0", ""), ("0,0", "")):
            row, = self.answers(layout, "--size=1e9,1e9 --facing=outward --perspective=100", point)
            self.assertEqual(row["index"], index, point)

    def test_errors_and_refusals(self):
        rows = self.answers("x,y,z\n0,0,0\n", "--size=1,1", "1", "1,2,3", "1,,2", "1,foo", "1,1e309")
        self.assertEqual([row["error"] for row in rows],
                         ["missing-field", "extra-field", "empty-field", "not-a-number", "too-large"])
        layout = "x,y,z,width,height\n1e308,0,-1.7e308,1.7e308,1.7e308\n"
        codes = [self.answers(layout, f"--facing=outward{more}", "0.3e308,0")[0]["error"]
                 for more in ("", " --fields=u,v")]
        self.assertEqual(codes, ["overflow", ""])
        for layout, arguments in (("x,y,z\n", "--size=1,1"), ("x,y\n1,2\n", "--size=1,1"), ("x,y,z\n1,2,3\n", ""),
                                  ("x,y,z\n1,2,3\n", "--size=-1,1"), ("x,y,z\n1,2,3\n", "--size=1,1 --perspective=0"),
                                  ("x,y,z\n1,2,3\n", "--size=1,1 --all --explain"), (None, "--size=1,1"),
                                  ("x,y,z\n1,2,3\n", "--size=1,1 --count=3"),
                                  (None, "--count=3 --size=1,1 --perspective=1")):
            with self.assertRaises(Refused, msg=(layout, arguments)):
                self.answers(layout, arguments, "0,0")


class Layouts(WithFolder):
    def test_formats(self):
        labels = [{"x": "1", "y": "-2.5", "z": "3e0", "width": "4", "index": "9", "label": 'a,"b"'},
                  {"x": "0.1", "y": "0", "z": "7", "label": " ü "}]
        found = []
        for style in ("csv", "jsonl", "json"):
            for seed in range(20):
                path = self.file(layout_bytes(random.Random(seed), labels, style, "50", "1,2.5"))
                pick = Pick([f"--layout={path}", "--size=8,9"])
                rows = [tuple(getattr(label.row, name) for name in Row.__slots__) for label in pick.labels]
                found.append(rows)
                self.assertEqual((pick.eye, pick.center), (50, [1, mpq(5, 2)]) if style == "json" else (None, [0, 0]))
        self.assertEqual(found[0], [(1, mpq(-5, 2), 3, 4, 9, 9, 'a,"b"'), (mpq(1, 10), 0, 7, 8, 9, 1, " ü ")])
        self.assertEqual(found.count(found[0]), len(found))

    def test_on_the_spot_is_the_file(self):
        arguments = ["--method=fibonacci", "--radius=150", "--turn=x:0.3,y:1"]
        sphere = Sphere(["40", *arguments])
        text = "\n".join(map(csv_line, [sphere.header(), *sphere.rows()])) + "\n"
        for more in ("", "--facing=outward"):
            shared = f"--size=80,60 --perspective=500 --all {more}"
            records = [f"{x},{y}" for x in range(-180, 180, 30) for y in (-100, -7, 33)]
            spot = self.answers(None, f"--count=40 {' '.join(arguments)} {shared}", *records)
            self.assertEqual(spot, self.answers(text, shared, *records))
            self.assertGreater(len(spot), len(records))


class Floating(WithFolder):
    """The same geometry in floating point, by vectors and their derivatives."""

    def test_outward(self):
        source = random.Random(3)
        for _ in range(300):
            middle = [source.uniform(-100, 100) for _ in AXES]
            eye = source.choice((None, 400.0))
            face = FacingOutward(Row({**dict(zip(AXES, map(mpq, middle))), "width": 1, "height": 1}, 0, (None, None)),
                                 eye and mpq(eye))
            u, v = source.uniform(-50, 50), source.uniform(-50, 50)
            length = math.hypot(*middle)
            ry, rxz = math.acos(middle[1] / length), math.atan2(middle[0], middle[2])
            step = 1e-6

            def place(ry, rxz):
                across = length * math.sin(ry)
                return across * math.sin(rxz), length * math.cos(ry), across * math.cos(rxz)

            across = [(one - other) / (2 * step * length * math.sin(ry))
                      for one, other in zip(place(ry, rxz + step), place(ry, rxz - step))]
            down = [(one - other) / (2 * step * length)
                    for one, other in zip(place(ry - step, rxz), place(ry + step, rxz))]
            x, y, z = (one + u * two + v * three for one, two, three in zip(middle, across, down))
            scale = eye / (eye - z) if eye else 1
            found = face.place(mpq(x * scale), mpq(y * scale))
            for one, other in zip(found, (x, y, z)):
                self.assertAlmostEqual(float(one), other, delta=1e-4 * (1 + abs(other) + length**2 / abs(middle[2])))
            exact = face.u_and_v((mpq(x), mpq(y), mpq(z)))
            for (sign, square), expected in zip(exact, (u, v)):
                self.assertAlmostEqual(math.copysign(math.sqrt(square), sign), expected, delta=1e-5)


if __name__ == "__main__":
    unittest.main()
