"""Random records of `gyre snap` that are errors, of every kind that `--from` can have."""

from random_records import decimal_text
from random_rotations import fraction

NOT_UTF8 = (b"\xff", b"1\x80", b"0.5\xc3", b"\xed\xa0\x80", b"\xc0\xaf", b"1,\xf5\x80\x80\x80")
NOT_A_NUMBER = ("foo", "nan", "inf", "-inf", "0x10", "1_000", "\u22121", "1e", "e5", ".", "+-1", "--1",
                "1.2.3", "\u0661", "1deg2", "0b1", "1\x002", "1\u00a0", "infinity", "1e+", "+", "1'000")
NOT_AN_ANGLE = ("45DEG", "deg", "pideg", "2*pi", "pi/2.0", "pi/-2", "pi/", "1degree", "45°", "pi2", "ππ",
                "/4")
OUT_OF_RANGE = ("1e401", "1e-401", "-3e999999999", "1e309", "-1.7976931348623159e308", "1" + 400 * "0",
                "0." + 800 * "1", 801 * "0", "1" + 9 * "0" + "." + 795 * "3")
OVERFLOWS = ("1e308turn", "-1.7e308pi", "1.7976931348623157e308turn")
DIVISIONS_BY_ZERO = ("pi/0", "-2pi/00", "1.5π/0")
SEVERAL_ANGLES = ("1,2", "1 2", "0,5", "1 , 2 , 3")
WRONG_COUNTS_OF_DRAG = ("1", "1,2", "1,2,3", "1 2 3", "1,2,3,4,5", "1 2 3 4 5 6", "1,,3,4", ",2,3,4",
                        "1,2,3,", "1, ,3,4")
WRONG_COUNTS_OF_TRANSFORM = ("1", "1,2,-2,1,5,6,7", "1 2 -2 1 5 6 7 8", "1,", ",2", "1,,-2,1", "1,2,-2,1,,6",
                             "matrix(1,0,0,1,5,6,7)", "matrix(1,0,0,1,,6)", "1,2,-2", "1,2,-2,1,0")
REFUSED_TRANSFORMS = ("0,0", "0,-0", "0,0,1,1", "0,0,0,0", "0e5,.0", "1,0,0,-1", "1,2,2,4", "1,0,1,0",
                      "matrix(1,0,0,-1,5,5)", "matrix(0,0,0,0,0,0)",
                      "1,2,2,3.9999999999999999999999999999999", "1e300,1e-300,1e-300,-1e300,0,0")


class Failing:
    """The records of one run that fail."""

    def __init__(self, random, snap, plain):
        self.random, self.options, self.plain = random, snap.options, plain

    def line(self):
        """A record of one of the kinds that are errors."""
        random, source = self.random, self.options.source
        kind = random.random()
        if kind < 0.04 and not self.plain:
            return random.choice(NOT_UTF8)
        if kind < 0.0405 and not self.plain:
            return b"1" * ((1 << 20) + random.randint(1, 10))
        if source == "angle":
            return self.angle().encode()
        if kind < 0.3:
            return self.wrong_count().encode()
        if kind < 0.45:
            return self.refused_geometry().encode()
        fields = "1,2,3,4" if source == "drag" else random.choice(("1,2", "1,2,-2,1"))
        fields = fields.split(",")
        fields[random.randrange(len(fields))] = self.number()
        return ",".join(fields).encode()

    def number(self):
        """Not a NUMBER, in any of the ways."""
        random = self.random
        if random.random() < 0.6:
            return random.choice(NOT_A_NUMBER + NOT_AN_ANGLE + ("pi", "1rad", "90deg"))
        return random.choice(OUT_OF_RANGE)

    def angle(self):
        """Not an ANGLE, in any of the ways, or one that is too large as a number."""
        random = self.random
        kind = random.random()
        if kind < 0.4:
            return random.choice(NOT_A_NUMBER + NOT_AN_ANGLE)
        if kind < 0.7:
            return random.choice(OUT_OF_RANGE) + random.choice(("", "deg", "pi", "turn", "pi/3"))
        if kind < 0.8:
            return random.choice(DIVISIONS_BY_ZERO)
        if kind < 0.9:
            return random.choice(SEVERAL_ANGLES)
        return random.choice(OVERFLOWS)

    def wrong_count(self):
        """Too few fields, too many, or an empty one."""
        is_drag = self.options.source == "drag"
        return self.random.choice(WRONG_COUNTS_OF_DRAG if is_drag else WRONG_COUNTS_OF_TRANSFORM)

    def refused_geometry(self):
        """Numbers without an angle."""
        if self.options.source == "transform":
            return self.random.choice(REFUSED_TRANSFORMS)
        x, y = (decimal_text(fraction(part)) for part in self.options.center)
        if self.options.ring:
            return f"{x},1e7,{x},3" if self.options.ring[1] < 10**6 else f"{x},{y}1,3,4"
        return self.random.choice((f"{x},{y},3,4", f"3,4,{x},{y}", f"{x},{y},{x},{y}"))
