"""Tests of the reference for `gyre snap`: python3 -m unittest"""

import random
import unittest

import mpmath
from gmpy2 import mpq

from exact import Refused
from records import records
from rotations import Rotation, compare, sign
from snap import Snap, csv_line
from snaps import random_run


def answers(arguments, *lines):
    """The rows of a run as dictionaries."""
    snap = Snap(arguments.split())
    return [dict(zip(snap.header(), columns)) for _, columns in snap.rows("\n".join(lines).encode())]


def columns(arguments, name, *lines):
    """One column of a run."""
    return [row[name] for row in answers(arguments, *lines)]


def accepted_rotations(seed, runs, size):
    """(reference, rotation) of every record of some random runs that stands for one."""
    source = random.Random(seed)
    for _ in range(runs):
        run, snap = random_run(source, size, None, plain=True)
        for line in records(run.data):
            try:
                rotation = snap.read(line.decode())
            except Refused:
                continue
            yield snap, rotation


class Selecting(unittest.TestCase):
    def test_rows_of_the_contract(self):
        rows = [
            ("8 --digits=6", "1", {"sector": "7", "mid": "0.785398", "offset": "0.214602",
                                   "rotate": "-0.214602", "target": "0.785398"}),
            ("4", "pi/4", {"sector": "3", "margin": "0"}), ("4", "0.7853981633974483", {"sector": "0"}),
            ("100", "1.8deg", {"sector": "99", "margin": "0"}), ("100 --tie=max", "1.8deg", {"sector": "0"}),
            ("4 --from=transform", "1,1", {"sector": "3", "margin": "0"}),
            ("4 --tie=max", "0.125turn", {"sector": "0", "margin": "0"}),
            ("7", "2.6927937030769655", {"offset": "-1.32967980042811e-16",
                                         "rotate": "1.32967980042811e-16"}),
        ]
        for arguments, record, expected in rows:
            row, = answers(arguments, record)
            self.assertEqual(row, row | expected, (arguments, record))

    def test_one_unit_of_the_last_of_40_digits(self):
        rows = ["45deg", "44.99999999999999999999999999999999999999deg",
                "45.00000000000000000000000000000000000001deg"]
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
        rotations = "0 40 40.1 -45 -44.9 -50 44 134 135 136 -130 -131"
        rows = answers(arguments, *rotations.split())
        self.assertEqual("".join(row["sector"] for row in rows), "000001001111")
        self.assertEqual("".join(row["gap"][0] for row in rows), "fftttfttttft")
        self.assertEqual(rows[0]["margin"], "45")
        self.assertEqual(rows[7]["margin"], "1")
        self.assertEqual([row["target"] for row in rows[7:10]], ["0", "270", "270"])
        self.assertEqual(columns("2 --span=180deg --unit=deg --tie=max", "sector", "135"), ["0"])

    def test_any_size(self):
        runs = [("7", "1e300"), ("12", "-1e22"), ("5 --span=1e-400turn", "-1e300rad"), ("9973", "-1e-400")]
        for arguments, record in runs:
            row, = answers(arguments, record)
            with mpmath.workprec(4000):
                wheel_turn = 2 * mpmath.pi
                distance = mpmath.mpf(row["offset"])
                self.assertLessEqual(abs(distance), wheel_turn / 2)
                self.assertGreaterEqual(float(row["margin"]), 0)
        row, = answers("4 --span=1e-400turn", "-0.1")
        self.assertEqual((row["sector"], row["margin"]), ("3", "0.1"))

    def test_targets_are_the_nearest_mids(self):
        least, most = Rotation(mpq(-1, 2)), Rotation(mpq(1, 2))
        for snap, rotation in accepted_rotations(seed=2, runs=150, size=8):
            landing = snap.landing(rotation)
            place = snap.dial.locate(landing)
            offset = landing - snap.dial.middle(place.sector, place.lap)
            self.assertTrue(compare(least, offset) <= 0 <= compare(most, offset))
            self.assertGreaterEqual(sign(snap.dial.margin(place)), 0)

    def test_snapping_a_target_gives_itself(self):
        for snap, rotation in accepted_rotations(seed=5, runs=60, size=5):
            if snap.track or snap.options.to is not None or snap.options.throw is not None:
                continue
            dial = snap.dial
            place = dial.locate(rotation)
            target = dial.middle(place.sector, place.lap)
            again = dial.locate(target)
            self.assertEqual(dial.middle(again.sector, again.lap), target)
            self.assertEqual(again.sector, place.sector)
            turned = dial.locate(target.plus_turns(3))
            self.assertEqual(dial.middle(turned.sector, turned.lap), target.plus_turns(3))


class Options(unittest.TestCase):
    def test_to(self):
        arguments = "16 --unit=deg --range=unsigned --to=3 "
        rows = [("--way=cw --turns=5", "3892.5"), ("--way=cw", "2092.5"), ("--way=ccw", "1732.5"),
                ("", "2092.5"), ("--way=ccw --turns=2", "1012.5")]
        for more, target in rows:
            row, = answers(arguments + more, "2047.5")
            self.assertEqual((row["mid"], row["target"]), ("292.5", target), more)
        for record, rotate in (("112.5", "180"), ("112.4", "-179.9"), ("292.5", "0")):
            self.assertEqual(columns(arguments, "rotate", record), [rotate])
        self.assertEqual(columns("--labels=a,b,b,c --to=label:b", "sector", "0"), ["1"])
        self.assertEqual(columns(arguments + "--way=cw --turns=1", "rotate", "292.5"), ["360"])

    def test_velocity(self):
        row, = answers("8 --unit=deg --velocity=1000", "10")
        expected = {"landing": "509", "target": "495", "offset": "14", "rotate": "485"}
        self.assertEqual(row, row | expected)
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
        self.assertEqual(columns("4 --track --unit=deg --direction=ccw", "crossed", "0", "100", "10"),
                         ["0", "1", "-1"])
        self.assertEqual(columns("1 --track --unit=deg", "turns", "10", "-100", "170", "60", "-60"),
                         ["0", "0", "0", "0", "-1"])
        self.assertEqual(columns("1 --track --unit=deg", "turns", "10", "-100", "-200", "-300", "-350",
                                 "-351"), ["0", "0", "0", "0", "-1", "-1"])

    def test_hysteresis(self):
        arguments = "16 --unit=deg --track --hysteresis="
        self.assertEqual(columns(arguments + "2deg", "sector", "11.24", "11.26", "11.24"), ["0", "0", "0"])
        self.assertEqual(columns(arguments + "2", "sector", "0", "13.25",
                                 "13.2500000000000000000000000000000001", "10", "9.25",
                                 "9.2499999999999999999999999999", "60"),
                         ["0", "0", "15", "15", "15", "0", "13"])
        self.assertEqual(columns(arguments + "0 --tie=error", "error", "0", "11.25", "11.26", "33.75"),
                         ["", "", "", ""])
        rows = answers("1 --unit=deg --track --hysteresis=5", "170", "184", "186", "-179", "174")
        self.assertEqual([row["target"] for row in rows], ["0", "0", "360", "360", "0"])

    def test_frames(self):
        rows = answers("8 --frames=10 --duration=0.3 --easing=linear --unit=deg --to=0", "30")
        self.assertEqual([tuple(row.values()) for row in rows],
                         [("0", "0", "30"), ("1", "0.1", "20"), ("2", "0.2", "10"), ("3", "0.3", "0")])
        self.assertEqual(columns("8 --frames=4 --duration=0.5 --unit=deg --to=0", "rotation", "30"),
                         ["30", "15", "0"])
        self.assertEqual(len(answers("8 --frames=60", "1")), 13)


class Writing(unittest.TestCase):
    def test_labels_in_csv(self):
        self.assertEqual(csv_line(["a,b", 'say "hi"', " c ", ""]), '"a,b","say ""hi""", c ,')


if __name__ == "__main__":
    unittest.main()
