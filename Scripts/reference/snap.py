"""Reference for `gyre snap`: section 5 of the contract in exact arithmetic.

    echo 1 | python3 snap.py 8
    printf '1\\n2\\n' | python3 snap.py 8 --tie=max

Places along the wheel are counted from the border before sector 0 (the middle of the dead arc, if there
is one) in the direction of the labels: `along` is where the pointer is, in turns `lap` whole ones and a
rest, and border j, 0 <= j < n, is where sector j begins.
"""

import sys
from fractions import Fraction
from pathlib import Path

from gmpy2 import mpq

from easings import Easing, frame_rows
from exact import Angle, Refused, number_text, parse_angle, parse_number, parse_whole
from records import pieces, records, text_of
from rotations import Rotation, ceiling_turns, compare, floor_turns, rounded, sign
from sectors import DEFAULTS as WHEEL_DEFAULTS
from sectors import Wheel

ONE_TURN = Angle(turns=Fraction(1))
DECELERATIONS = {"normal": "0.998", "fast": "0.99"}
CHOICES = {
    "from": ("angle", "transform", "drag"), "tie": ("min", "max", "error"), "way": ("short", "cw", "ccw"),
}
VALUES = (*CHOICES, "labels", "labels-file", "weights-file", "center", "rotation", "ring", "to", "turns",
          "velocity", "deceleration", "hysteresis", "skip", "frames", "duration", "easing")
MOST_TURNS = 10**300
FRAME_FIELDS = ["frame", "time", "rotation"]


def split_arguments(arguments):
    """The options of snap by name, and the arguments that are the wheel's."""
    options, of_wheel = {}, []
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument[2:].partition("=") if argument.startswith("--") else ("", "", "")
        if name == "track":
            options[name] = True
        elif name in VALUES:
            options[name] = value if equals else next(rest, "")
        elif name in WHEEL_DEFAULTS and not equals:
            of_wheel += [argument, next(rest, "")]
        else:
            of_wheel.append(argument)
    for name, allowed in CHOICES.items():
        if options.setdefault(name, allowed[0]) not in allowed:
            raise Refused(f"--{name} takes one of {allowed}")
    return options, of_wheel


class Place:
    """Where a rotation is on the wheel: the cell between borders `cell` and `cell` + 1, and the selected
    sector, which is the neighbour if the rotation is on the border and the tie goes there."""

    __slots__ = ("cell", "rest", "sector", "lap", "on_border")

    def __init__(self, cell, rest, sector, lap, on_border):
        self.cell, self.rest, self.sector, self.lap, self.on_border = cell, rest, sector, lap, on_border


class Snap:
    """One run of `gyre snap`: its options, and for --track what came before."""

    def __init__(self, arguments):
        """`arguments` without the word `snap` and without rotations."""
        options, of_wheel = split_arguments(arguments)
        self.options = options
        self.labels = self._read_labels()
        if "weights-file" in options:
            of_wheel.append("--weights=" + ",".join(lines_of(options["weights-file"])))
        has_weights = any(argument.startswith("--weights") for argument in of_wheel)
        if self.labels is not None and not has_weights:
            of_wheel.append(str(len(self.labels)))
        self.wheel = Wheel(of_wheel)
        if self.labels is not None and len(self.labels) != self.wheel.count:
            raise Refused("labels and weights disagree in number")
        self.has_gap = any(argument.split("=")[0] == "--gap" for argument in of_wheel)
        self._prepare_wheel()
        self._read_options()
        self.first = self.rotation = self.selected = None

    def _read_labels(self):
        if "labels" in self.options:
            return self.options["labels"].split(",")
        return lines_of(self.options["labels-file"]) if "labels-file" in self.options else None

    def _prepare_wheel(self):
        wheel = self.wheel
        self.unit, self.count = wheel.unit, wheel.count
        self.start = Rotation.of_angle(wheel.start)
        self.half_dead = Rotation.of_angle((ONE_TURN - wheel.span) * Fraction(1, 2))
        self.half_gap = Rotation.of_angle(wheel.gap * Fraction(1, 2))
        self.before_first = self.half_dead + Rotation.of_angle(wheel.arc(0) * Fraction(1, 2))
        self.borders, self.mids, self.mid_texts = {}, {}, {}

    def _read_options(self):
        options = self.options
        self.source, self.tie, self.way = options["from"], options["tie"], options["way"]
        self.turns = parse_whole(options.get("turns", "0"), 0, MOST_TURNS)
        self.track = "track" in options
        self.to = self._read_to(options["to"]) if "to" in options else None
        self.throw = self._read_throw() if "velocity" in options else None
        self.hysteresis = self._angle(options["hysteresis"]) if "hysteresis" in options else None
        self.at_down = self._angle(options.get("rotation", "0"))
        self.rate = parse_number(options["frames"]) if "frames" in options else None
        self.duration = parse_number(options.get("duration", "0.2"))
        self.easing = Easing(options.get("easing", "ease-in-out"))
        self.center = pair(options.get("center", "0,0"))
        self.ring = pair(options["ring"]) if "ring" in options else None

    def _angle(self, text):
        return Rotation.of_angle(parse_angle(text, self.unit))

    def _read_to(self, text):
        if text.startswith("label:"):
            return self.labels.index(text.removeprefix("label:"))
        return parse_whole(text, 0, self.count - 1)

    def _read_throw(self):
        """From the rotation to the landing: V * D / (1000 * (1 - D))."""
        text = self.options.get("deceleration", "normal")
        kept = parse_number(DECELERATIONS.get(text, text))
        if not 0 < kept < 1:
            raise Refused("0 < D < 1")
        return self._angle(self.options["velocity"]) * mpq(kept / (1000 * (1 - kept)))

    # Output

    def header(self):
        """The names of all columns."""
        return FRAME_FIELDS if self.rate is not None else [*self.fields(), "error"]

    def fields(self):
        """The names of the columns of a record, without `error`."""
        names = ["rotation"]
        names += ["landing"] if self.throw is not None else []
        names += ["sector", "mid", "offset", "rotate", "target", "margin"]
        names += ["gap"] if self.has_gap else []
        names += ["turns", "crossed"] if self.track else []
        names += ["label"] if self.labels is not None else []
        return names

    def rows(self, data):
        """(record as bytes, columns with `error` last) of every record in the bytes of a file."""
        if self.rate is not None:
            yield from self.frames(data)
            return
        width = len(self.fields())
        for line in records(data, parse_whole(self.options.get("skip", "0"), 0, MOST_TURNS)):
            try:
                yield line, [*self.row(self.read(text_of(line))), ""]
            except Refused as refusal:
                yield line, [*width * [""], refusal.code]

    def frames(self, data):
        """(record, columns) of every frame of the turn from the only record to its target."""
        line, = records(data)
        rotation = self.read(text_of(line))
        landing = rotation if self.throw is None else rotation + self.throw
        target = self.select(rotation, landing, self.locate(landing))[1]
        for columns in frame_rows(rotation, target, self.rate, self.duration, self.easing, self.unit,
                                  self.wheel.digits):
            yield line, columns

    def row(self, reading):
        """The columns of one reading; only if all goes well it is the one before the next."""
        rotation = self.follow(reading)
        landing = rotation if self.throw is None else rotation + self.throw
        place = self.locate(landing)
        sector, target, lap = self.select(rotation, landing, place)
        offset = landing - target
        try:
            columns = [self.number(rotation)]
            columns += [self.number(landing)] if self.throw is not None else []
            columns += [str(sector), self.mid_text(sector), self.number(offset), self.number(target - rotation),
                        self.number(target), self.number(self.margin(place))]
        except OverflowError:
            raise Refused("too large", "overflow") from None
        columns += [("false", "true")[self.in_gap(place)]] if self.has_gap else []
        columns += self.track_columns(rotation, sector, lap) if self.track else []
        columns += [self.labels[sector]] if self.labels is not None else []
        return columns

    def number(self, rotation):
        """The text of an angle, correctly rounded."""
        return number_text(rounded(rotation, self.unit), self.wheel.digits)

    def mid_text(self, sector):
        """The text of the sector's mid, in the range of the wheel."""
        if sector not in self.mid_texts:
            self.mid_texts[sector] = self.number(Rotation.of_angle(self.wheel.wrapped(sector)[1]))
        return self.mid_texts[sector]

    # Input

    def read(self, text):
        """The rotation that a record stands for."""
        if self.source == "transform":
            return self.read_transform(text)
        if self.source == "drag":
            return self.read_drag(text)
        return self._angle(fields_of(text, (1,))[0])

    def read_transform(self, text):
        counts = (2, 4, 6)
        text = text.strip(" \t")
        if text.startswith("matrix(") and text.endswith(")"):
            text, counts = text[len("matrix("):-1], (6,)
        a, b, *others = [mpq(parse_number(part)) for part in fields_of(text, counts)]
        if a == b == 0:
            raise Refused("no direction", "zero-vector")
        if others and a * others[1] - b * others[0] <= 0:
            raise Refused("a mirror image", "mirrored")
        return Rotation.of_vector(a, b)

    def read_drag(self, text):
        x0, y0, x1, y1 = [mpq(parse_number(part)) for part in fields_of(text, (4,))]
        x0, x1 = x0 - self.center[0], x1 - self.center[0]
        y0, y1 = y0 - self.center[1], y1 - self.center[1]
        if x0 == y0 == 0 or x1 == y1 == 0:
            raise Refused("a point on the centre", "on-center")
        if self.ring and not self.ring[0] ** 2 <= x0 * x0 + y0 * y0 <= self.ring[1] ** 2:
            raise Refused("outside the ring", "outside-ring")
        return self.at_down + Rotation.of_vector(x1 * x0 + y1 * y0, y1 * x0 - x1 * y0)

    # The wheel

    def border(self, cell):
        """Where sector `cell` begins, or for cell = n the last one ends, dead arc shared out."""
        if cell not in self.borders:
            if cell in (0, self.count):
                self.borders[cell] = Rotation(mpq(cell // self.count))
            else:
                wheel = self.wheel
                even = Fraction(cell, self.count)
                share = even if wheel.weights is None else wheel.sums[cell] / wheel.sums[-1]
                self.borders[cell] = self.half_dead + Rotation.of_angle(wheel.span * share)
        return self.borders[cell]

    def along(self, rotation):
        """How far along the wheel the pointer is, from the border before sector 0."""
        return (self.start - rotation if self.wheel.clockwise else rotation - self.start) + self.before_first

    def locate(self, rotation):
        """The Place of a rotation."""
        along = self.along(rotation)
        lap = floor_turns(along)
        rest = along.plus_turns(-lap)
        cell, above = 0, self.count
        while above - cell > 1:
            middle = (cell + above) // 2
            cell, above = (middle, above) if compare(rest, self.border(middle)) >= 0 else (cell, middle)
        on_border = rest == self.border(cell)
        sector = cell
        if on_border and (self.tie == "max") != self.wheel.clockwise:
            sector = cell - 1
        if sector < 0:
            sector, lap_of_sector = self.count - 1, lap - 1
        else:
            lap_of_sector = lap
        return Place(cell, rest, sector, lap_of_sector, on_border)

    def middle(self, sector, lap=0):
        """The sector's mid, unwrapped, in a lap along the wheel."""
        if sector not in self.mids:
            self.mids[sector] = Rotation.of_angle(self.wheel.unwrapped(sector)[1])
        return self.mids[sector].plus_turns(-lap if self.wheel.clockwise else lap)

    def margin(self, place):
        """How far the nearer of the two borders of the cell is."""
        low, high = self.border(place.cell), self.border(place.cell + 1)
        if compare(place.rest, (low + high) * mpq(1, 2)) <= 0:
            return place.rest - low
        return high - place.rest

    def in_gap(self, place):
        """Whether the place is outside the sector of its cell, edges not counted."""
        low, high = self.border(place.cell) + self.half_gap, self.border(place.cell + 1) - self.half_gap
        low = low + self.half_dead if place.cell == 0 else low
        high = high - self.half_dead if place.cell == self.count - 1 else high
        return compare(place.rest, low) < 0 or compare(place.rest, high) > 0

    # Which sector, which target

    def select(self, rotation, landing, place):
        """(sector, target, lap) for a rotation that lands at a place."""
        if self.to is not None:
            return self.to, self.target_of(rotation, self.to), 0
        if self.hysteresis is not None and self.keeps(rotation):
            sector, lap = self.selected
            return sector, self.middle(sector, lap), lap
        if place.on_border and self.tie == "error":
            raise Refused("on a border", "tie")
        return place.sector, self.middle(place.sector, place.lap), place.lap

    def target_of(self, rotation, sector):
        """The mid of this sector that --way asks for."""
        mid = self.middle(sector)
        if self.way == "cw":
            return mid.plus_turns(ceiling_turns(rotation - mid) + self.turns)
        if self.way == "ccw":
            return mid.plus_turns(floor_turns(rotation - mid) - self.turns)
        return mid.plus_turns(floor_turns((rotation - mid).plus_turns(mpq(1, 2))))

    # One wheel, reading after reading

    def follow(self, reading):
        """The rotation of a reading: with --track within half a turn of the one before."""
        if not self.track or self.rotation is None:
            return reading
        step = reading - self.rotation
        return reading.plus_turns(-(ceiling_turns(step.plus_turns(mpq(1, 2))) - 1))

    def keeps(self, rotation):
        """Whether the rotation is not farther than the hysteresis outside the selected sector."""
        if self.selected is None:
            return False
        sector, lap = self.selected
        rest = self.along(rotation).plus_turns(-lap)
        return compare(rest, self.border(sector) - self.hysteresis) >= 0 \
            and compare(rest, self.border(sector + 1) + self.hysteresis) <= 0

    def track_columns(self, rotation, sector, lap):
        """`turns` and `crossed`; what comes next is measured from here."""
        if self.first is None:
            self.first, self.selected = rotation, (sector, lap)
        whole = floor_turns(rotation - self.first)
        if whole < 0:
            whole = ceiling_turns(rotation - self.first)
        steps = sector - self.selected[0] + self.count * (lap - self.selected[1])
        self.rotation, self.selected = rotation, (sector, lap)
        return [str(whole), str(-steps if self.wheel.clockwise else steps)]


def pair(text):
    """Two numbers with a comma."""
    return [mpq(parse_number(part)) for part in text.split(",")]


def fields_of(text, counts):
    """The fields of a record, if there are as many as one of the counts."""
    fields = pieces(text)
    if "" in fields:
        raise Refused("an empty field", "empty-field")
    if len(fields) > max(counts):
        raise Refused("more fields than the record has", "extra-field")
    if len(fields) not in counts:
        raise Refused("fewer fields than the record has", "missing-field")
    return fields


def lines_of(path):
    """The lines of a file of labels or weights."""
    text = Path(path).read_bytes().decode("utf-8-sig")
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    return [line for line in lines if line]


def csv_line(columns):
    """A line of csv without its end (RFC 4180)."""
    return ",".join(quoted(column) if any(mark in column for mark in ',"\r\n') else column
                    for column in columns)


def quoted(text):
    """The text in quotes, those in it doubled."""
    return '"' + text.replace('"', '""') + '"'


def main():
    try:
        snap = Snap(sys.argv[1:])
    except Refused as refusal:
        print(f"snap.py: {refusal}", file=sys.stderr)
        return 2
    print(",".join(snap.header()))
    failed = False
    for _, columns in snap.rows(sys.stdin.buffer.read()):
        print(csv_line(columns))
        failed = failed or (snap.rate is None and columns[-1] != "")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
