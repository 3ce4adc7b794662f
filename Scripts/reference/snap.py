"""Reference for `gyre snap`: section 5 of the contract in exact arithmetic.

    echo 1 | python3 snap.py 8
    printf '1\\n2\\n' | python3 snap.py 8 --tie=max
"""

import sys

from gmpy2 import mpq

from easings import frame_rows
from exact import Refused, number_text
from places import Dial
from readings import Reader
from records import records, text_of
from rotations import Rotation, ceiling_turns, compare, floor_turns, rounded
from snap_options import Options

FRAME_FIELDS = ["frame", "time", "rotation"]


class Snap:
    """One run of `gyre snap`: its options, and for --track what came before."""

    def __init__(self, arguments):
        """`arguments` without the word `snap` and without rotations."""
        self.options = Options(arguments)
        self.track, self.rate, self.wheel = self.options.track, self.options.rate, self.options.wheel
        self.dial = Dial(self.wheel, self.options.tie)
        self.read = Reader(self.options).read
        self.mid_texts = {}
        self.first = self.rotation = self.selected = None

    # Output

    def header(self):
        """The names of all columns."""
        return FRAME_FIELDS if self.rate is not None else [*self.fields(), "error"]

    def fields(self):
        """The names of the columns of a record, without `error`."""
        names = ["rotation"]
        names += ["landing"] if self.options.throw is not None else []
        names += ["sector", "mid", "offset", "rotate", "target", "margin"]
        names += ["gap"] if self.options.has_gap else []
        names += ["turns", "crossed"] if self.track else []
        names += ["label"] if self.options.labels is not None else []
        return names

    def rows(self, data):
        """(record as bytes, columns with `error` last) of every record in the bytes of a file."""
        if self.rate is not None:
            yield from self.frames(data)
            return
        width = len(self.fields())
        for line in records(data, self.options.skipped_lines()):
            try:
                yield line, [*self.row(self.read(text_of(line))), ""]
            except Refused as refusal:
                yield line, [*width * [""], refusal.code]

    def frames(self, data):
        """(record, columns) of every frame of the turn from the only record to its target."""
        line, = records(data)
        rotation = self.read(text_of(line))
        landing = self.landing(rotation)
        target = self.select(rotation, self.dial.locate(landing))[1]
        options = self.options
        for columns in frame_rows(rotation, target, options.rate, options.duration, options.easing,
                                  self.wheel.unit, self.wheel.digits):
            yield line, columns

    def row(self, reading):
        """The columns of one reading; only if all goes well it is the one before the next."""
        rotation = self.follow(reading)
        landing = self.landing(rotation)
        place = self.dial.locate(landing)
        sector, target, lap = self.select(rotation, place)
        offset = landing - target
        options = self.options
        try:
            columns = [self.number(rotation)]
            columns += [self.number(landing)] if options.throw is not None else []
            columns += [str(sector), self.mid_text(sector), self.number(offset)]
            columns += [self.number(target - rotation), self.number(target)]
            columns += [self.number(self.dial.margin(place))]
        except OverflowError:
            raise Refused("too large", "overflow") from None
        columns += [("false", "true")[self.dial.in_gap(place)]] if options.has_gap else []
        columns += self.track_columns(rotation, sector, lap) if self.track else []
        columns += [options.labels[sector]] if options.labels is not None else []
        return columns

    def number(self, rotation):
        """The text of an angle, correctly rounded."""
        return number_text(rounded(rotation, self.wheel.unit), self.wheel.digits)

    def mid_text(self, sector):
        """The text of the sector's mid, in the range of the wheel."""
        if sector not in self.mid_texts:
            self.mid_texts[sector] = self.number(Rotation.of_angle(self.wheel.wrapped(sector)[1]))
        return self.mid_texts[sector]

    # Which sector, which target

    def landing(self, rotation):
        """Where a rotation lands: with --velocity after the throw."""
        return rotation if self.options.throw is None else rotation + self.options.throw

    def select(self, rotation, place):
        """(sector, target, lap) for a rotation that lands at a place."""
        if self.options.to is not None:
            return self.options.to, self.target_of(rotation, self.options.to), 0
        if self.options.hysteresis is not None and self.keeps(rotation):
            sector, lap = self.selected
            return sector, self.dial.middle(sector, lap), lap
        if place.on_border and self.options.tie == "error":
            raise Refused("on a border", "tie")
        return place.sector, self.dial.middle(place.sector, place.lap), place.lap

    def target_of(self, rotation, sector):
        """The mid of this sector that --way asks for."""
        mid = self.dial.middle(sector)
        if self.options.way == "cw":
            return mid.plus_turns(ceiling_turns(rotation - mid) + self.options.turns)
        if self.options.way == "ccw":
            return mid.plus_turns(floor_turns(rotation - mid) - self.options.turns)
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
        rest = self.dial.along(rotation).plus_turns(-lap)
        return compare(rest, self.dial.border(sector) - self.options.hysteresis) >= 0 \
            and compare(rest, self.dial.border(sector + 1) + self.options.hysteresis) <= 0

    def track_columns(self, rotation, sector, lap):
        """`turns` and `crossed`; what comes next is measured from here."""
        if self.first is None:
            self.first, self.selected = rotation, (sector, lap)
        whole = floor_turns(rotation - self.first)
        if whole < 0:
            whole = ceiling_turns(rotation - self.first)
        steps = sector - self.selected[0] + self.wheel.count * (lap - self.selected[1])
        self.rotation, self.selected = rotation, (sector, lap)
        return [str(whole), str(-steps if self.wheel.clockwise else steps)]


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
