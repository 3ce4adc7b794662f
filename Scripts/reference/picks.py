"""Random runs of `gyre pick`, easy and hard, that depend on the seed only."""

from math import nextafter

import gmpy2
from gmpy2 import mpq

from exact import Refused, parse_number
from failing_records import NOT_A_NUMBER, NOT_UTF8, OUT_OF_RANGE
from intervals import rational_square_root
from pick import Pick
from random_coords import decimal
from random_layouts import FORMATS, SIZES, layout_bytes, random_labels, sphere_arguments, sphere_labels
from random_lines import Lines
from spheres import with_fields
from wheels import DIGITS, in_one_or_two, random_digits

FINE = gmpy2.context(precision=400)
EYES = ("500", "500", "500", "1000", "150.5", "200", "155", "1e3", "0.5", "1e-5", "1e300",
        "501.00000000000000000001", "333.3333333333333333333")
CENTERS = ("160,284", "-0.5,.25", "0,0", "1e5,-1e-5", "20,-20", "0.1,0.7", "1e300,0", "-1e-400,1e-320")
EVERYDAY_SIZES = ("60,20", "80,24", "100,100", "20,20", "30,30", "150,300", "10,0", "0,0", "400,400", "26,10",
                  "65,130", "7.5,.1", "2,1")
FAR = ("1e300", "-1e300", "1.7976931348623157e308", "1e-400", "-1e-400", "1e-320", "0", "-0", "9007199254740993",
       "1e17", "-1234567.875", "22", "1e-20", "-1e-20")
HAIR = mpq(1, 10**20)
NICE_DISTANCES = (1, 2, 5, 10, 16, 40, 100, 125, 500)
WRONG_COUNTS = ("1", "1,2,3", "1 2 3 4", "1,", ",2", "1,,2", "1, ,2", ",")


def random_pick(random, size, make_file, plain=False):
    """Arguments that the contract accepts, the bytes of an input of about `size` records, and the reference's Pick.

    `make_file(name, data)` makes the file of a layout and says where it is.
    """
    while True:
        arguments = random_arguments(random, make_file, plain)
        try:
            pick = Pick(arguments)
            if pick.eye is not None and random.random() < 0.3:
                arguments = [one for one in arguments if not one.startswith("--perspective")]
                arguments.append(f"--perspective={hard_eye(random, pick)}")
                pick = Pick(arguments)
            if random.random() < 0.15:
                arguments = with_fields(random, arguments, pick.fields)
                pick = Pick(arguments)
        except (Refused, OverflowError):
            continue
        return arguments, Records(random, pick, plain).data(size), pick


def random_arguments(random, make_file, plain):
    """Arguments that are mostly accepted."""
    eye = random.choice(EYES) if random.random() < 0.65 else None
    center = random.choice(CENTERS) if random.random() < 0.4 else None
    arguments, own = layout_arguments(random, make_file, eye, center, 8 if plain else random.choice((4, 12, 40)))
    arguments += [f"--perspective={eye}"] if eye and not own else []
    arguments += [f"--center={center}"] if center and not own else []
    if random.random() < 0.97:
        size = random.choice(EVERYDAY_SIZES)
        if random.random() < 0.15:
            size = f"{random.choice(SIZES)},{random.choice(SIZES)}"
        arguments.append(f"--size={size}")
    arguments += random.choice(([], [], ["--facing=viewer"], *3 * [["--facing=outward"]]))
    arguments += random.choice(([], ["--all"], ["--all"], ["--explain"]))
    arguments += ["--hide-backface"] if random.random() < 0.25 else []
    arguments += ["--require-hit"] if random.random() < 0.1 else []
    arguments += [f"--unit={random.choice(('deg', 'turn'))}"] if random.random() < 0.05 else []
    digits = random.choice(DIGITS) if random.random() < 0.4 else None
    arguments += [f"--digits={digits}"] if digits is not None else []
    arguments += [f"--skip={random.choice((0, 1, 2))}"] if not plain and random.random() < 0.05 else []
    random.shuffle(arguments)
    return arguments if plain else [part for argument in arguments for part in (
        [argument] if argument.startswith("--labels") else in_one_or_two(random, argument))]


def layout_arguments(random, make_file, eye, center, most):
    """--layout with a new file, or a layout on the spot; and whether the eye and the center are in the file."""
    style, own = random.choice(FORMATS), random.random() < 0.5
    if random.random() < 0.7:
        labels = random_labels(random, most)
    else:
        arguments = sphere_arguments(random, most)
        if random.random() < 0.6:
            return arguments, False
        if arguments[0].startswith("--labels"):
            own = False
        labels = sphere_labels(arguments)
    own = own and style == "json"
    data = layout_bytes(random, labels, style, *((eye, json_center(center)) if own else ()))
    return [f"--layout={make_file(style, data)}"], own


def json_center(center):
    """A center in numbers of json."""
    return center and ",".join("0" + part if part.startswith(".") else part for part in center.split(","))


def hard_eye(random, pick):
    """A P that matters to a label: it is there, edge-on to it, or sees a corner of it at a decimal place."""
    label = random.choice(pick.labels)
    row, kind = label.row, random.random()
    square = row.x**2 + row.y**2 + row.z**2
    if kind < 0.25:
        eye = row.z
    elif kind < 0.55 and row.z:
        eye = square / row.z
    else:
        eye = corner(random, pick, row)[2] + random.choice(NICE_DISTANCES)
    eye += random.choice((0, 0, 0, HAIR, -HAIR))
    return decimal(max(eye, HAIR), 100)


# Places on labels


def corner(random, pick, row):
    """A corner of a label, or any place on an edge of it."""
    sides = random.choice((-1, 1)), random.choice((-1, 1))
    return on_label(pick, row, row.width / 2 * sides[0], row.height / 2 * sides[1])


def on_label(pick, row, u, v):
    """The place with these u and v on a label, nearly where that is irrational."""
    around, square = row.x**2 + row.z**2, row.x**2 + row.y**2 + row.z**2
    if pick.is_outward and square:
        if not around:
            return mpq(u), row.y, (-v if row.y > 0 else v)
        around, length = root(around), root(square)
        return (row.x + u * row.z / around - v * row.y * row.x / (around * length),
                row.y + v * around / length,
                row.z - u * row.x / around - v * row.y * row.z / (around * length))
    return row.x + u, row.y + v, row.z


def root(square):
    """The square root, at least nearly."""
    exact = rational_square_root(square)
    return mpq(FINE.sqrt(square)) if exact is None else exact


def on_screen(pick, place):
    """Where a place is seen, or would be."""
    x, y, z = place
    scale = 1 if pick.eye is None or z == pick.eye else pick.eye / (pick.eye - z)
    return [pick.center[0] + x * scale, pick.center[1] + y * scale]


class Records:
    """The lines of one run."""

    def __init__(self, random, pick, plain):
        self.random, self.pick, self.plain = random, pick, plain
        rows = [label.row for label in pick.labels]
        self.rows = [label.row for label in pick.labels if not label.reason] or rows
        self.lines = Lines(random, self.good_line, self.failing_line, plain)

    def data(self, size):
        """The bytes of the file."""
        return self.lines.data(size)

    def good_line(self):
        """A record that has an answer."""
        separators = (",",) if self.plain else (",", ",", ",", " ", ", ", " ,", "\t", "  ")
        return self.lines.padded(self.random.choice(separators).join(self.point()))

    def failing_line(self):
        """A record that is an error."""
        random = self.random
        kind = random.random()
        if kind < 0.04 and not self.plain:
            return random.choice(NOT_UTF8)
        if kind < 0.4:
            return random.choice(WRONG_COUNTS).encode()
        fields = ["1", "2"]
        wrong = random.choice((NOT_A_NUMBER, ("pi", "1rad", "90deg"), OUT_OF_RANGE))
        fields[random.randrange(2)] = random.choice(wrong)
        return ",".join(fields).encode()

    def point(self):
        """x and y of the screen."""
        random = self.random
        kind = random.random()
        if kind < 0.08:
            return [random.choice(FAR) for _ in range(2)]
        if kind < 0.15:
            return [random.choice(("", "-")) + f"{random.randint(0, 200)}.{random_digits(random, digits)}"
                    for digits in random.choices((1, 4, 20), k=2)]
        if kind < 0.25:  # planes of mirror images meet here
            point = list(self.pick.center)
            point[random.randrange(2)] += random.choice((0, random.randint(-50, 50), HAIR))
        else:
            row = random.choice(self.rows)
            place = on_label(self.pick, row, self.coordinate(row.width), self.coordinate(row.height))
            point = on_screen(self.pick, place)
        texts = [decimal(part + random.choice((0, 0, 0, 0, 0, HAIR, -HAIR)), random.choice((30, 60, 120)))
                 for part in point]
        try:
            return [text for text in texts if parse_number(text) is not None]
        except Refused:
            return ["0", "0"]

    def coordinate(self, size):
        """u or v for a label of this size."""
        random, half = self.random, size / 2
        kind = random.random()
        if kind < 0.2:
            return random.choice((half, -half))
        if kind < 0.3:
            return random.choice((half, -half)) * (1 + random.choice((HAIR, -HAIR)))
        if kind < 0.35:
            return mpq(0)
        if kind < 0.55:
            return half * mpq(random.randint(-100, 100), 100)
        number = float(half) * random.uniform(-1, 1)  # hard to round: halfway between two binary64
        if kind < 0.95 and number:
            return (mpq(number) + mpq(nextafter(number, 0))) / 2
        return half * random.randint(-3, 3)
