"""The rotations that the records of `gyre snap` stand for: an angle, a transform or a drag each."""

from gmpy2 import mpq

from exact import Refused, parse_number
from records import pieces
from rotations import Rotation

FIELDS_OF_ANGLE = (1,)
FIELDS_OF_TRANSFORM = (2, 4, 6)
FIELDS_OF_MATRIX = (6,)
FIELDS_OF_DRAG = (4,)


class Reader:
    """Reads the records of a run with these options."""

    def __init__(self, options):
        self.options = options

    def read(self, text):
        """The rotation that a record stands for."""
        if self.options.source == "transform":
            return read_transform(text)
        if self.options.source == "drag":
            return self._read_drag(text)
        return self.options.angle(fields_of(text, FIELDS_OF_ANGLE)[0])

    def _read_drag(self, text):
        """From where the pointer went down to where it is, around the centre."""
        x, y = self.options.center
        x0, y0, x1, y1 = numbers_of(text, FIELDS_OF_DRAG)
        x0, y0, x1, y1 = x0 - x, y0 - y, x1 - x, y1 - y
        if x0 == y0 == 0 or x1 == y1 == 0:
            raise Refused("a point on the centre", "on-center")
        ring = self.options.ring
        if ring and not ring[0] ** 2 <= x0 * x0 + y0 * y0 <= ring[1] ** 2:
            raise Refused("outside the ring", "outside-ring")
        return self.options.at_down + Rotation.of_vector(x1 * x0 + y1 * y0, y1 * x0 - x1 * y0)


def read_transform(text):
    """The direction of the first column."""
    counts = FIELDS_OF_TRANSFORM
    text = text.strip(" \t")
    if text.startswith("matrix(") and text.endswith(")"):
        text, counts = text[len("matrix("):-1], FIELDS_OF_MATRIX
    a, b, *others = numbers_of(text, counts)
    if a == b == 0:
        raise Refused("no direction", "zero-vector")
    if others and a * others[1] - b * others[0] <= 0:
        raise Refused("a mirror image", "mirrored")
    return Rotation.of_vector(a, b)


def numbers_of(text, counts):
    """The fields of a record as numbers, if there are as many as one of the counts."""
    return [mpq(parse_number(field)) for field in fields_of(text, counts)]


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
