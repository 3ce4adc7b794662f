"""The options of `gyre snap`, and the wheel and the labels that its arguments describe."""

from pathlib import Path

from gmpy2 import mpq

from easings import Easing
from exact import Refused, parse_angle, parse_number, parse_whole
from rotations import Rotation
from sectors import DEFAULTS as WHEEL_DEFAULTS
from sectors import Wheel

DECELERATIONS = {"normal": "0.998", "fast": "0.99"}
CHOICES = {
    "from": ("angle", "transform", "drag"), "tie": ("min", "max", "error"), "way": ("short", "cw", "ccw"),
}
VALUES = (*CHOICES, "labels", "labels-file", "weights-file", "center", "rotation", "ring", "to", "turns",
          "velocity", "deceleration", "hysteresis", "skip", "frames", "duration", "easing")
MOST_TURNS = 10**300


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


class Options:
    """What the arguments of one run (without the word `snap` and without rotations) say."""

    def __init__(self, arguments):
        self.texts, of_wheel = split_arguments(arguments)
        self.labels = self._read_labels()
        self._read_wheel(of_wheel)
        self._read_values()

    def _read_labels(self):
        if "labels" in self.texts:
            return self.texts["labels"].split(",")
        return lines_of(self.texts["labels-file"]) if "labels-file" in self.texts else None

    def _read_wheel(self, arguments):
        if "weights-file" in self.texts:
            arguments.append("--weights=" + ",".join(lines_of(self.texts["weights-file"])))
        has_weights = any(argument.startswith("--weights") for argument in arguments)
        if self.labels is not None and not has_weights:
            arguments.append(str(len(self.labels)))
        self.wheel = Wheel(arguments)
        if self.labels is not None and len(self.labels) != self.wheel.count:
            raise Refused("labels and weights disagree in number")
        self.has_gap = any(argument.split("=")[0] == "--gap" for argument in arguments)

    def _read_values(self):
        texts = self.texts
        self.source, self.tie, self.way = texts["from"], texts["tie"], texts["way"]
        self.turns = parse_whole(texts.get("turns", "0"), 0, MOST_TURNS)
        self.track = "track" in texts
        self.to = self._read_to(texts["to"]) if "to" in texts else None
        self.throw = self._read_throw() if "velocity" in texts else None
        self.hysteresis = self.angle(texts["hysteresis"]) if "hysteresis" in texts else None
        self.at_down = self.angle(texts.get("rotation", "0"))
        self.rate = parse_number(texts["frames"]) if "frames" in texts else None
        self.duration = parse_number(texts.get("duration", "0.2"))
        self.easing = Easing(texts.get("easing", "ease-in-out"))
        self.center = pair(texts.get("center", "0,0"))
        self.ring = pair(texts["ring"]) if "ring" in texts else None

    def _read_to(self, text):
        if text.startswith("label:"):
            return self.labels.index(text.removeprefix("label:"))
        return parse_whole(text, 0, self.wheel.count - 1)

    def _read_throw(self):
        """From the rotation to the landing: V * D / (1000 * (1 - D))."""
        text = self.texts.get("deceleration", "normal")
        kept = parse_number(DECELERATIONS.get(text, text))
        if not 0 < kept < 1:
            raise Refused("0 < D < 1")
        return self.angle(self.texts["velocity"]) * mpq(kept / (1000 * (1 - kept)))

    def angle(self, text):
        """The rotation by an ANGLE in the unit of the run."""
        return Rotation.of_angle(parse_angle(text, self.wheel.unit))

    def skipped_lines(self):
        """How many lines at the beginning of the input are not read; refused only if that is asked."""
        return parse_whole(self.texts.get("skip", "0"), 0, MOST_TURNS)


def pair(text):
    """Two numbers with a comma."""
    return [mpq(parse_number(part)) for part in text.split(",")]


def lines_of(path):
    """The lines of a file of labels or weights."""
    text = Path(path).read_bytes().decode("utf-8-sig")
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    return [line for line in lines if line]
