"""The options of `gyre push`: section 8 of the contract."""

from gmpy2 import mpq

from exact import UNITS, Refused, parse_number, parse_whole

VALUES = ("center", "divisor", "magnitude", "size", "density", "mode", "bounds", "elasticity", "at", "events",
          "unit", "digits")
MODES = ("continuous", "instantaneous")
MOST_EVENTS = 10_000


def split_arguments(arguments):
    """The values of the options by name."""
    options = {}
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument[2:].partition("=")
        if not argument.startswith("--") or name not in VALUES or name in options:
            raise Refused(f"{argument}: no option of the reference, or given twice")
        options[name] = value if equals else next(rest, "")
    return options


def numbers(text, count=None):
    """A list of NUMBERs with commas between them."""
    values = [mpq(parse_number(item)) for item in text.split(",")]
    if count is not None and len(values) != count:
        raise Refused(f"{text}: {count} numbers are wanted")
    return values


class Options:
    """What the arguments of one run (without the word `push` and without records) say."""

    def __init__(self, arguments):
        texts = self.texts = split_arguments(arguments)
        self.mode = texts.get("mode", MODES[0])
        self.unit = texts.get("unit", "rad")
        if self.mode not in MODES or self.unit not in UNITS:
            raise Refused("a mode or a unit that there is not")
        digits = texts.get("digits", "full")
        self.digits = None if digits == "full" else parse_whole(digits, 0, 17)
        self.center = numbers(texts.get("center", "0,0"), 2)
        self._read_strength()
        self._read_walls()
        if "at" in texts and "events" in texts:
            raise Refused("--at with --events")
        self.times = numbers(texts["at"]) if "at" in texts else None
        if self.times is not None and min(self.times) < 0:
            raise Refused("a negative time")
        self.events = parse_whole(texts["events"], 0, MOST_EVENTS) if "events" in texts else None

    def _read_strength(self):
        texts = self.texts
        if "divisor" in texts and "magnitude" in texts:
            raise Refused("--divisor with --magnitude")
        self.magnitude = mpq(parse_number(texts["magnitude"])) if "magnitude" in texts else None
        self.divisor, density = (mpq(parse_number(texts.get(name, default)))
                                 for name, default in (("divisor", "200"), ("density", "1")))
        self.size = numbers(texts.get("size", "80,80"), 2)
        if min(self.divisor, density, *self.size) <= 0:
            raise Refused("a divisor, density or size that is not > 0")
        self.mass = self.size[0] * self.size[1] * density / 10_000

    def _read_walls(self):
        texts = self.texts
        if "bounds" not in texts:
            if "elasticity" in texts or "events" in texts:
                raise Refused("--elasticity or --events without --bounds")
            self.ranges, self.elasticity = (None, None), mpq(0)
            return
        self.elasticity = mpq(parse_number(texts.get("elasticity", "0")))
        if not 0 <= self.elasticity <= 1:
            raise Refused("an elasticity outside [0, 1]")
        x, y, width, height = numbers(texts["bounds"], 4)
        self.ranges = tuple((low + size / 2, low + length - size / 2)
                            for low, length, size in ((x, width, self.size[0]), (y, height, self.size[1])))
        for (low, high), middle in zip(self.ranges, self.center):
            if not low <= middle <= high:
                raise Refused("a view that is not inside its bounds")
