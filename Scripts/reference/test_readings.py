"""Tests of how the reference reads the records of `gyre snap`: python3 -m unittest"""

import unittest

from records import pieces, records
from snap import Snap
from test_snap import columns


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

    def test_lines(self):
        rows = Snap(["8"]).rows(b"\xff\n" + (1 << 21) * b"1")
        self.assertEqual([row[-1] for _, row in rows], ["not-utf8", "line-too-long"])

    def test_codes_of_angles(self):
        rows = [
            ("foo", "not-an-angle"), ("\u22120.3", "not-an-angle"), ("0,5", "extra-field"),
            ("1e400", "too-large"), ("1e401", "exponent-out-of-range"),
            ("1e999999999", "exponent-out-of-range"), (801 * "1", "too-many-digits"),
            ("pi/0", "division-by-zero"), ("1e308turn", "overflow"), ("08", ""), ("-.5", ""),
        ]
        for record, code in rows:
            self.assertEqual(columns("8", "error", record), [code], record)
        self.assertEqual(columns("8 --tie=error", "error", "pi/8"), ["tie"])

    def test_codes_of_transforms(self):
        rows = [
            ("0,-0", "zero-vector"), ("1,2,2,4", "mirrored"), ("1", "missing-field"),
            ("matrix(1, 2, -2, 1, 0, 0)", ""),
        ]
        for record, code in rows:
            self.assertEqual(columns("8 --from=transform", "error", record), [code], record)

    def test_codes_of_drags(self):
        rows = [
            ("", "1,2,x,4", "not-a-number"), ("", "1,2,3", "missing-field"), ("", "1,2,,4", "empty-field"),
            ("--center=1,2", "1,2,3,4", "on-center"), ("--ring=5,6", "3,3.9,1,1", "outside-ring"),
            ("--ring=5,6", "3,4,1,1", ""),
        ]
        for more, record, code in rows:
            self.assertEqual(columns(f"8 --from=drag {more}", "error", record), [code], record)

    def test_directions_of_drags(self):
        rows = [("1,0,0,1", "0.25"), ("0,-1,1,0", "0.25"), ("1,0,-1,0", "0.5"), ("-1,-1,1,1", "0.5"),
                ("-1,0.1,-1,-0.1", "0.0317255174305535695"), ("3,4,3,4", "0")]
        for record, turns in rows:
            rotation, = columns("8 --from=drag --unit=turn", "rotation", record)
            self.assertEqual(float(rotation), float(turns), record)
        arguments = "8 --from=drag --unit=deg --center=10,20 --rotation=-1000"
        self.assertEqual(columns(arguments, "rotation", "11,20,10,19"), ["-1090"])


if __name__ == "__main__":
    unittest.main()
