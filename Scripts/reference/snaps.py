"""Random runs of `gyre snap`: options and records, easy and hard, that depend on the seed only."""

from dataclasses import dataclass
from fractions import Fraction
from math import log2, nextafter

import gmpy2
from gmpy2 import mpq

from easings import NAMED
from exact import UNITS, UNITS_PER_TURN, Angle, Refused, angle_of, scaled_text
from rotations import Rotation
from sectors import Wheel
from snap import Snap
from wheels import HUGE, TINY, part_of, random_angle, random_digits, random_wheel, scaled

MOST_LABELS = 60
PLAIN_LABELS = ("north", "süd", "東", "a", "b", "a", "#tag", "0", "7", "-1", "x=y", "label:a", "🙂", "e\u0301", "null")
AWKWARD_LABELS = ("a,b", 'say "hi"', " blanks ", "#1", "x\ty", "back\\slash", '"', ",", "a'b", "\u202egnp.exe", "\x07")
HARD_DECIMALS = (40, 40, 40, 60, 80)
SCALES = ("1", "2", "0.5", "1e-3", "1e300", "7e-320", "1e-400", "3", "123456.789", "-1", "-0.25")
NOT_UTF8 = (b"\xff", b"1\x80", b"0.5\xc3", b"\xed\xa0\x80", b"\xc0\xaf", b"1,\xf5\x80\x80\x80")
COMMENTS = (b"", b"", b"   ", b"#", b"# a comment", b"#1,2,3", b"\t", "# ünï".encode())
NOT_A_NUMBER = ("foo", "nan", "inf", "-inf", "0x10", "1_000", "\u22121", "1e", "e5", ".", "+-1", "--1", "1.2.3", "\u0661",
                "1deg2", "0b1", "1\x002", "1\u00a0", "infinity", "1e+", "+", "1'000")
NOT_AN_ANGLE = ("45DEG", "deg", "pideg", "2*pi", "pi/2.0", "pi/-2", "pi/", "1degree", "45°", "pi2", "ππ", "/4")
OUT_OF_RANGE = (("1e401", "exponent"), ("1e-401", "exponent"), ("-3e999999999", "exponent"), ("1e309", "large"),
                ("-1.7976931348623159e308", "large"), ("1" + 400 * "0", "large"), ("0." + 800 * "1", "digits"),
                (801 * "0", "digits"), ("1" + 9 * "0" + "." + 795 * "3", "digits"))
OVERFLOWS = ("1e308turn", "-1.7e308pi", "1.7976931348623157e308turn")


@dataclass
class Run:
    """What the program is asked: arguments after `snap`, and the bytes of the input."""

    arguments: list
    data: bytes


def random_run(random, size, make_labels_file, plain=False):
    """A run that the contract accepts, with about `size` records, and the reference's Snap for it.

    `make_labels_file(bytes)` gives a path; `plain` leaves out what a line of a table can't hold.
    """
    while True:
        try:
            arguments, snap = random_arguments(random, make_labels_file, plain)
        except Refused:
            continue
        return Run(arguments, Records(random, snap, plain).data(size)), snap


def random_frames_run(random, make_labels_file, plain=False):
    """A run with --frames."""
    while True:
        try:
            arguments, snap = random_arguments(random, make_labels_file, plain)
        except Refused:
            continue
        if snap.track or snap.tie == "error":
            continue
        arguments = [argument for argument in arguments if not argument.startswith("--skip")]
        record = Records(random, snap, True).good_line()
        for argument in frames_arguments(random):
            arguments = insert(random, arguments, argument)
        run, snap = Run(arguments, record.encode() + b"\n"), Snap(arguments)
        try:
            list(snap.rows(run.data))
        except (Refused, OverflowError):
            continue
        return run, snap


def frames_arguments(random):
    """--frames, --duration and --easing."""
    arguments = [f"--frames={random.choice(('60', '60', '120', '30', '29.97', '1e1', '3', '0.5', '24', '7'))}"]
    if random.random() < 0.5:
        arguments.append(f"--duration={random.choice(('0.2', '0.25', '0.1', '1', '.35', '2e-1', '1e-9', '0.3333333333333333'))}")
    kind = random.random()
    if kind < 0.4:
        arguments.append(f"--easing={random.choice(('linear', *NAMED))}")
    elif kind < 0.85:
        x1, x2 = (random.choice(("0", "1", "0.5", "1e-9", f"0.{random_digits(random, random.choice((1, 2, 3, 17)))}"))
                  for _ in range(2))
        y1, y2 = (random.choice(("0", "1", "0.5", f"{random.randint(-2, 2)}.{random_digits(random, random.choice((1, 2, 17)))}"))
                  for _ in range(2))
        if random.random() < 0.2:
            y1, y2 = x1, x2
        arguments.append(f"--easing=cubic-bezier({x1},{y1},{x2},{y2})")
    return arguments


# Options


def random_arguments(random, make_labels_file, plain):
    """The arguments and the reference's Snap for them."""
    arguments = random_wheel(random, 2000 if plain else 100_000)
    wheel = Wheel(arguments)
    labels = None
    if wheel.count <= MOST_LABELS and random.random() < 0.2:
        arguments, labels = with_labels(random, arguments, wheel, make_labels_file, plain)
    unit = random.choice((wheel.unit, wheel.unit, *UNITS))
    extra = source_arguments(random)
    kind = random.random()
    if kind < 0.25:
        extra += to_arguments(random, wheel, labels)
    else:
        if random.random() < 0.5:
            extra.append(f"--tie={random.choice(('min', 'max', 'max', 'error'))}")
        if kind < 0.45:
            extra.append(f"--velocity={random_velocity(random, unit)}")
            if random.random() < 0.7:
                extra.append("--deceleration=" + random.choice((
                    "normal", "fast", "0.5", ".9", "0.998", "0.9999", "1e-5", f"0.{random_digits(random, 40)}1")))
        elif kind < 0.75:
            extra.append("--track")
            if random.random() < 0.6:
                extra.append(f"--hysteresis={random_hysteresis(random, wheel)}")
    if not plain and random.random() < 0.05:
        extra.append(f"--skip={random.choice((0, 1, 2, 3))}")
    for argument in extra:
        arguments = insert(random, arguments, argument)
    return arguments, Snap(arguments)


def insert(random, arguments, argument):
    """The argument at the front or the back."""
    return [argument, *arguments] if random.random() < 0.5 else [*arguments, argument]


def with_labels(random, arguments, wheel, make_labels_file, plain):
    """The arguments with labels, and these."""
    if wheel.weights is None:
        arguments = without_operand(arguments)
    in_file = not plain and random.random() < 0.5
    labels = [random.choice(AWKWARD_LABELS + PLAIN_LABELS if in_file else PLAIN_LABELS) for _ in range(wheel.count)]
    if not in_file:
        return [f"--labels={','.join(labels)}", *arguments], labels
    end = random.choice(("\n", "\r\n", "\n\n"))
    contents = random.choice(("", "\ufeff")) + end.join(labels) + random.choice(("", end))
    return [f"--labels-file={make_labels_file(contents.encode())}", *arguments], labels


def without_operand(arguments):
    """The arguments without COUNT."""
    kept, rest = [], iter(arguments)
    for argument in rest:
        if argument.startswith("--"):
            kept += [argument] if "=" in argument else [argument, next(rest)]
    return kept


def source_arguments(random):
    """--from and what goes with it."""
    kind = random.random()
    if kind < 0.55:
        return random.choice(([], [], [], ["--from=angle"]))
    if kind < 0.78:
        return ["--from=transform"]
    arguments = ["--from=drag"]
    if random.random() < 0.6:
        arguments.append("--center=" + random.choice((
            "160,284", "0,0", "-0.5,.25", "1e5,-1e-5", f"0.{random_digits(random, 20)},-{random_digits(random, 3)}")))
    if random.random() < 0.5:
        arguments.append(f"--rotation={random.choice((random_angle(random), random_angle(random), '0', *HUGE, *TINY))}")
    if random.random() < 0.3:
        arguments.append("--ring=" + random.choice(("5,10", "0,100", "0.1,1e9", "3.5,3.5", "1e-5,13")))
    return arguments


def to_arguments(random, wheel, labels):
    """--to with --way and --turns."""
    sector = random.choice((0, wheel.count - 1, random.randrange(wheel.count)))
    to = f"label:{labels[sector]}" if labels and random.random() < 0.5 else str(sector)
    arguments = [f"--to={to}"]
    way = random.choice(("", "short", "cw", "ccw", "cw", "ccw"))
    if way:
        arguments.append(f"--way={way}")
    if way in ("cw", "ccw") and random.random() < 0.6:
        arguments.append(f"--turns={random.choice(('0', '1', '2', '5', '1e3', '100', '3.0', '007'))}")
    return arguments


def random_velocity(random, unit):
    """An ANGLE a second."""
    return random.choice((
        random_angle(random), f"{random.randint(-20, 20)}.{random_digits(random, 3)}", f"{random.randint(-9, 9)}turn",
        f"{random.randint(-1000, 1000)}{unit}", "0", "-0.5pi", "1e-30", "-1e22", f"pi/{random.randint(1, 16)}"))


def random_hysteresis(random, wheel):
    """An ANGLE smaller than every sector."""
    if random.random() < 0.15:
        return "0"
    smallest = wheel.smallest_arc() - wheel.gap
    if scaled(smallest, "turn", 30) == 0:
        return "0"
    return part_of(random, smallest * Fraction(1, random.choice((1, 1, 8))), random.choice(UNITS), random.choice((1, 3, 20)))


# Records


class Records:
    """The lines of one run."""

    def __init__(self, random, snap, plain):
        self.random, self.snap, self.plain = random, snap, plain
        self.last = Rotation()
        self.bad_share = random.choice((0, 0, 0.05, 0.2))
        self.comment_share = 0 if plain else random.choice((0, 0, 0.05))
        self.write = {"angle": self.angle_text, "transform": self.transform_text, "drag": self.drag_text}[snap.source]

    def data(self, size):
        """The bytes of the file."""
        random = self.random
        lines = []
        for _ in range(size):
            if random.random() < self.comment_share:
                lines.append(random.choice(COMMENTS))
            if random.random() < self.bad_share:
                lines.append(self.bad_line())
            else:
                lines.append(self.good_line().encode())
        end = b"\n" if self.plain else random.choice((b"\n", b"\n", b"\n", b"\r\n"))
        mark = b"" if self.plain else random.choice((b"", b"", b"", b"\xef\xbb\xbf"))
        return mark + end.join(lines) + (end if random.random() < 0.9 else b"")

    def good_line(self):
        """A record, sometimes with blanks round it."""
        text = self.write(self.interesting())
        if not self.plain and self.random.random() < 0.05:
            text = self.random.choice((" {}", "{} ", "\t{}", "  {}\t", "{}   ")).format(text)
        return text

    # Which rotation

    def interesting(self):
        """An exact angle without a direction, and how near to it the record is to be."""
        random, snap = self.random, self.snap
        kind = random.random()
        if snap.track and random.random() < 0.7:
            angle = self.next_reading()
        elif kind < 0.3:
            angle = angle_of(Fraction(random.randint(-10**6, 10**6), 10**random.randint(3, 7)), "turn")
        elif kind < 0.7:
            angle = self.edge()
        elif kind < 0.85:
            angle = self.hard()
        else:
            sector = random.randrange(snap.count)
            angle = self.turned(plain_angle(snap.middle(sector)) + Angle(Fraction(random.choice((0, 0, 1, -1)), 2)))
        self.last = angle
        return angle

    def turned(self, angle):
        """Some whole turns more or less, measured from -1 to 1 turn."""
        random = self.random
        near = angle - Angle(Fraction(scaled(angle, "turn", 0)))
        return near + Angle(Fraction(random.choice((0, 0, 0, -1, -1, 1, -2, 7, -1000, 10**9))))

    def edge(self):
        """A border, an edge of a gap or of the dead arc, a middle of a cell, or one of them moved by the hysteresis."""
        random, snap = self.random, self.snap
        cell = random.choice((0, snap.count - 1, random.randrange(snap.count)))
        low, high = snap.border(cell), snap.border(cell + 1)
        place = random.choice((low, low, low, high, (low + high) * mpq(1, 2), low + snap.half_gap, high - snap.half_gap,
                               low + snap.half_gap + snap.half_dead, high - snap.half_gap - snap.half_dead))
        if snap.hysteresis is not None and random.random() < 0.6:
            place = random.choice((low - snap.hysteresis, high + snap.hysteresis))
        return self.turned(self.of_place(place))

    def of_place(self, place):
        """The rotation (before the throw) that is at this place along the wheel."""
        snap = self.snap
        along = place - snap.before_first
        rotation = snap.start - along if snap.wheel.clockwise else snap.start + along
        return plain_angle(rotation if snap.throw is None else rotation - snap.throw)

    def hard(self):
        """Where the offset or the rotation is hard to round."""
        random, snap = self.random, self.snap
        half_turn = UNITS_PER_TURN.get(snap.unit, 6) / 2 / min(snap.count, 50)
        value = random.uniform(0, half_turn) * random.choice((1, 1, -1, -1, 1e-5, -1e-9))
        if snap.wheel.digits is None or random.random() < 0.3:
            number = (Fraction(value) + Fraction(nextafter(value, 0))) / 2
        else:
            steps = Fraction(2) ** (snap.wheel.digits + 1)
            number = (2 * (Fraction(value) * steps / 2).__floor__() + 1) / steps
        angle = angle_of(number, snap.unit)
        if random.random() < 0.2:
            return angle
        sector = random.randrange(snap.count)
        middle = snap.middle(sector) if snap.throw is None else snap.middle(sector) - snap.throw
        return self.turned(plain_angle(middle)) + angle

    def next_reading(self):
        """A reading not far from the one before."""
        random, snap = self.random, self.snap
        kind = random.random()
        last = self.last if isinstance(self.last, Angle) else Angle()
        if kind < 0.2:
            return last + Angle(Fraction(random.choice((1, -1, 3)), 2))
        if kind < 0.7:
            return last + Angle(Fraction(random.randint(-1000, 1000), 1000 * random.choice((1, 2, 10, snap.count))))
        return self.edge()

    # How it is written

    def angle_text(self, angle):
        """An ANGLE that is exactly this one if there is such a text, or near it, or any other."""
        random = self.random
        if random.random() < 0.12:
            return random.choice((random_angle(random), random_angle(random), random.choice(HUGE), random.choice(TINY),
                                  "-1e300rad", "1e22", "1e300"))
        if angle.radians == 0 and random.random() < 0.4:
            halves = angle.turns * 2
            if max(abs(halves.numerator), halves.denominator) < 10**60:
                sign = random.choice(("", "", "+")) if halves >= 0 else ""
                factor = "-" if halves.numerator == -1 else "" if halves.numerator == 1 else str(halves.numerator)
                divisor = "" if halves.denominator == 1 and random.random() < 0.7 else f"/{halves.denominator}"
                return sign + factor + random.choice(("pi", "pi", "π")) + divisor
        unit = random.choice((self.snap.unit, "rad", *UNITS))
        decimals = random.choice((*HARD_DECIMALS, 1, 3, 6, 16, 17))
        units = scaled(angle, unit, decimals) + random.choice((-1, 0, 0, 0, 1))
        text = scaled_text(units, decimals)
        if random.random() < 0.8:
            text = text.rstrip("0")
        return text + ("" if unit == self.snap.unit and random.random() < 0.7 else unit)

    def vector(self, angle, length):
        """Two decimals with about the angle's direction, exact for whole eighths of a turn."""
        random = self.random
        eighths = angle.turns * 8
        if angle.radians == 0 and eighths.denominator == 1:
            x, y = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))[int(eighths) % 8]
            return Fraction(length) * x, Fraction(length) * y
        decimals = random.choice((*HARD_DECIMALS, 2, 6, 17))
        context = gmpy2.context(precision=400)
        turns = angle - Angle(Fraction(scaled(angle, "turn", 0)))
        radians = Fraction(scaled(turns, "rad", 100), 10**100)
        radians = context.div(gmpy2.mpz(radians.numerator), gmpy2.mpz(radians.denominator))
        off = random.choice((0, 0, 1, -1))
        x, y = ((Fraction(int(context.mul_2exp(function(radians), 350)), 2**350) * Fraction(length) * 10**decimals).__floor__()
                for function in (context.cos, context.sin))
        if x + off == 0 and y == 0:
            off = 1 - off
        return Fraction(x + off, 10**decimals), Fraction(y, 10**decimals)

    def transform_text(self, angle):
        """A transform: two, four or six numbers, or matrix(...)."""
        random = self.random
        kind = random.random()
        if kind < 0.15:
            a, b = random.choice((("1", "1"), ("1", "0"), ("-1", "0"), ("-1", "-0"), ("0", "-1"), ("-1", "-1"), ("3", "4"),
                                  ("-5", "12"), ("1e300", "1e-300"), ("1e-400", "1e-400"), ("-1", "1e-400"), ("1", "-1e-330"),
                                  ("-1e308", "-1e-400"), (".5", "+.5"), ("7e2", "0700"), ("-2.", "2")))
        elif kind < 0.35:
            a, b = (f"{random.choice('+--')}{random.randint(0, 3)}.{random_digits(random, random.choice((1, 3, 17)))}1"
                    for _ in range(2))
        else:
            length = abs(Fraction(random.choice(SCALES[:3] + ("1", "1", "100"))))
            a, b = (decimal_text(part) for part in self.vector(angle, length))
        if random.random() < 0.6:
            return self.joined((a, b))
        return self.with_the_rest(a, b)

    def with_the_rest(self, a, b):
        """A matrix with this first column and a positive determinant."""
        random = self.random
        x, y = Fraction(a), Fraction(b)
        c, d = random.choice(((-y, x), (-y, x), (-y * 2 + x, x * 2 + y), (-y / 4 - x / 2, x / 4 - y / 2)))
        if max(abs(c), abs(d)) > 10**300 or len(decimal_text(c)) + len(decimal_text(d)) > 900 or self.tiny(c, d):
            return self.joined((a, b))
        numbers = [a, b, decimal_text(c), decimal_text(d)]
        if random.random() < 0.4:
            return self.joined(numbers)
        numbers += random.choice((["0", "0"], ["12.5", "-7e3"], ["1e300", "-.5"]))
        if random.random() < 0.5:
            return self.joined(numbers)
        separator = "," if self.plain else random.choice((", ", ",", " , "))
        return f"matrix({separator.join(numbers)})"

    @staticmethod
    def tiny(*numbers):
        """Whether one of them needs more digits than a NUMBER may have."""
        return any(number.denominator > 10**400 for number in numbers)

    def drag_text(self, angle):
        """A drag that turns by the angle, about."""
        random, snap = self.random, self.snap
        cx, cy = (Fraction(int(part.numerator), int(part.denominator)) for part in snap.center)
        turn = angle - plain_angle(snap.at_down)
        if snap.ring:
            least, most = (Fraction(int(part.numerator), int(part.denominator)) for part in snap.ring)
            length = random.choice((least, most, (least + most) / 2, least * 2, most + 1))
            x, y = random.choice(((length, 0), (0, -length), (length * 3 / 5, length * 4 / 5), (-length * 4 / 5, length * 3 / 5),
                                  (length * 5 / 13, length * 12 / 13)))
            x, y = ((Fraction(part) * 10**30).__floor__() / Fraction(10**30) for part in (x, y))
        else:
            x, y = (Fraction(random.randint(-10**4, 10**4), random.choice((1, 1, 10, 100, 10**5))) for _ in range(2))
        kind = random.random()
        if kind < 0.05:
            now = x, y
        elif kind < 0.15:
            now = -x, -y
        elif kind < 0.25:
            now = Fraction(random.randint(-10**4, 10**4), 100), Fraction(random.randint(-10**4, 10**4), 100)
        else:
            p, q = self.vector(turn, random.choice((1, 1, 2, Fraction(1, 2), 1000)))
            now = x * p - y * q, x * q + y * p
        if kind < 0.1 and not snap.ring and x < 0:
            y, now = Fraction(0), (-abs(now[0]), now[1] / 10**20)
        if snap.ring and (x == y == 0 or now[0] == now[1] == 0):
            x, y, now = least, Fraction(0), (Fraction(0), least + 1)
        numbers = [decimal_text(part) for part in (cx + x, cy + y, cx + now[0], cy + now[1])]
        return self.joined(numbers)

    def joined(self, numbers):
        """The fields of a record."""
        if self.plain:
            return ",".join(numbers)
        return self.random.choice((",", ",", ",", " ", ", ", " ,", "\t", " ,\t ", "  ")).join(numbers)

    # Records that fail

    def bad_line(self):
        """A record of one of the kinds that are errors."""
        random, source = self.random, self.snap.source
        kind = random.random()
        if kind < 0.04 and not self.plain:
            return random.choice(NOT_UTF8)
        if kind < 0.0405 and not self.plain:
            return b"1" * ((1 << 20) + random.randint(1, 10))
        if source == "angle":
            return self.bad_angle().encode()
        if kind < 0.3:
            return self.wrong_count().encode()
        if kind < 0.45:
            return self.refused_geometry().encode()
        fields = ["1", "2", "3", "4"] if source == "drag" else random.choice((["1", "2"], ["1", "2", "-2", "1"]))
        fields[random.randrange(len(fields))] = self.bad_number()
        return ",".join(fields).encode()

    def bad_number(self):
        """Not a NUMBER, in any of the ways."""
        random = self.random
        if random.random() < 0.6:
            return random.choice(NOT_A_NUMBER + NOT_AN_ANGLE + ("pi", "1rad", "90deg"))
        return random.choice(OUT_OF_RANGE)[0]

    def bad_angle(self):
        """Not an ANGLE, in any of the ways, or one that is too large as a number."""
        random = self.random
        kind = random.random()
        if kind < 0.4:
            return random.choice(NOT_A_NUMBER + NOT_AN_ANGLE)
        if kind < 0.7:
            return random.choice(OUT_OF_RANGE)[0] + random.choice(("", "deg", "pi", "turn", "pi/3"))
        if kind < 0.8:
            return random.choice(("pi/0", "-2pi/00", "1.5π/0"))
        if kind < 0.9:
            return random.choice(("1,2", "1 2", "0,5", "1 , 2 , 3"))
        return random.choice(OVERFLOWS)

    def wrong_count(self):
        """Too few fields, too many, or an empty one."""
        if self.snap.source == "drag":
            return self.random.choice(("1", "1,2", "1,2,3", "1 2 3", "1,2,3,4,5", "1 2 3 4 5 6", "1,,3,4", ",2,3,4", "1,2,3,",
                                       "1, ,3,4"))
        return self.random.choice(("1", "1,2,-2,1,5,6,7", "1 2 -2 1 5 6 7 8", "1,", ",2", "1,,-2,1", "1,2,-2,1,,6",
                                   "matrix(1,0,0,1,5,6,7)", "matrix(1,0,0,1,,6)", "1,2,-2", "1,2,-2,1,0"))

    def refused_geometry(self):
        """Numbers without an angle."""
        random, snap = self.random, self.snap
        if snap.source == "transform":
            return random.choice(("0,0", "0,-0", "0,0,1,1", "0,0,0,0", "0e5,.0", "1,0,0,-1", "1,2,2,4", "1,0,1,0",
                                  "matrix(1,0,0,-1,5,5)", "matrix(0,0,0,0,0,0)", "1,2,2,3.9999999999999999999999999999999",
                                  "1e300,1e-300,1e-300,-1e300,0,0"))
        x, y = (decimal_text(Fraction(int(part.numerator), int(part.denominator))) for part in snap.center)
        if snap.ring:
            return f"{x},1e7,{x},3" if snap.ring[1] < 10**6 else f"{x},{y}1,3,4"
        return random.choice((f"{x},{y},3,4", f"3,4,{x},{y}", f"{x},{y},{x},{y}"))


def plain_angle(rotation):
    """A Rotation without a direction as an Angle of Fractions."""
    return Angle(*(Fraction(int(part.numerator), int(part.denominator)) for part in (rotation.turns, rotation.radians)))


def decimal_text(number):
    """The shortest plain decimal text of a number that has one."""
    twos = (number.denominator & -number.denominator).bit_length() - 1
    fives = round(log2(number.denominator >> twos) / log2(5))
    decimals = max(twos, fives)
    return scaled_text(number.numerator * 10**decimals // number.denominator, decimals)
