"""Random runs of `gyre push`: options and records, easy and hard, that depend on the seed only."""

from dataclasses import dataclass

from gmpy2 import mpq

from exact import Refused
from push import Push

TRIPLES = ((3, 4), (5, 12), (8, 15), (20, 21), (7, 24))
BAD_RECORDS = ("foo", "1", "1,", ",1", "1,2,3", "1 2 3", "1e400,0", "nan 0", "1,,2", "1e999,1")


@dataclass
class Run:
    """What the program is asked: arguments after `push`, and the bytes of the input."""

    arguments: list
    data: bytes


def decimal(value):
    """The text of a rational that is a decimal of not too many digits, else None."""
    for places in range(0, 700):
        scaled = value * 10**places
        if scaled.denominator == 1:
            text = str(int(scaled))
            return text if places == 0 else f"{text}e-{places}"
        if places > 30 and value.denominator % 2 and value.denominator % 5:
            break
    return None


class Source:
    """Random numbers of the kinds that pushes are made of."""

    def __init__(self, random):
        self.random = random

    def choose(self, *choices):
        return self.random.choice(choices)

    def coordinate(self):
        """A place on a screen, mostly."""
        random = self.random
        return self.choose(
            str(random.randint(-500, 500)), f"{random.uniform(-500, 500):.{random.randint(1, 12)}f}", "0",
            str(random.randint(-20, 20) * 40), f"{random.uniform(-1e6, 1e6):.6g}",
            f"{random.randint(-10**30, 10**30)}e-{random.randint(20, 34)}")

    def positive(self):
        random = self.random
        return self.choose(
            str(random.randint(1, 500)), f"{random.uniform(0.001, 500):.{random.randint(3, 9)}f}",
            f"{random.uniform(1, 10):.5g}e{random.randint(-30, 30)}", "80", "100", "200", "0.64")

    def elasticity(self):
        random = self.random
        return self.choose(
            "0", "1", "1", "0.5", "0.5", "0.25", "0.8", "0.9", f"{random.random():.{random.randint(1, 20)}f}",
            f"{random.random():.3f}", "0.9" + "9" * random.randint(0, 30), f"1e-{random.randint(1, 60)}",
            str(mpq(1, 2 ** random.randint(2, 20)).numerator / 2 ** random.randint(1, 6)))

    def time(self):
        random = self.random
        return self.choose(
            "0", str(random.randint(1, 20)), f"{random.uniform(0, 10):.{random.randint(1, 30)}f}",
            f"{random.uniform(1, 10):.10g}e{random.randint(-12, 8)}", str(random.randint(1, 10**9)),
            f"{10 ** random.uniform(-2, 4):.6g}")

    def room(self):
        """Center, size and bounds (X, Y, W, H) with the view inside; it may touch, or fit exactly."""
        random = self.random
        center, size, low, length = [], [], [], []
        for _ in range(2):
            extent = mpq(self.choose("80", "10", "1", "0.5", self.positive_plain()))
            before, behind = (mpq(self.choose("0", "120", "3.5", "1000", self.positive_plain())) for _ in range(2))
            middle = mpq(self.choose("0", "160", "-7.25", str(random.randint(-300, 300))))
            center.append(middle)
            size.append(extent)
            low.append(middle - extent / 2 - before)
            length.append(before + behind + extent)
        return tuple(",".join(decimal(value) for value in values) for values in (center, size, low + length))

    def positive_plain(self):
        return str(mpq(self.random.randint(1, 10**6), self.choose(1, 10, 1000, 8)).numerator)


def random_arguments(random):
    """Arguments, and the times that are asked for, for a run that the contract accepts."""
    source = Source(random)
    arguments = ["--mode", source.choose("continuous", "instantaneous")]
    walled = random.random() < 0.85
    if walled:
        center, size, bounds = source.room()
        arguments += ["--center", center, "--size", size, "--bounds", bounds, "--elasticity", source.elasticity()]
    elif random.random() < 0.7:
        arguments += ["--center", f"{source.coordinate()},{source.coordinate()}"]
    if random.random() < 0.4:
        arguments += ["--magnitude", source.choose("", "-") + source.choose("0", "1", "100", source.positive())]
    elif random.random() < 0.6:
        arguments += ["--divisor", source.positive()]
    if random.random() < 0.3:
        arguments += ["--density", source.positive()]
    if random.random() < 0.2:
        arguments += ["--unit", source.choose("deg", "turn", "grad")]
    if random.random() < 0.1:
        arguments += ["--digits", str(random.randint(0, 17))]
    kind = random.random()
    if walled and kind < 0.3:
        arguments += ["--events", str(source.choose(0, 1, 2, 5, 12, 30))]
    elif kind < 0.95:
        arguments += ["--at", ",".join(source.time() for _ in range(source.choose(1, 1, 2, 4)))]
    return arguments, source


def exact_contacts(random, arguments):
    """The arguments with times exactly at contacts or just beside them, and the record that has these; or None.

    The time t1 to the first contact is chosen, and the tap computed from it.
    """
    push = Push([argument for argument in arguments])
    options = push.options
    if options.ranges[0] is None or options.magnitude is not None or "at" not in options.texts:
        return None
    start, (low, high) = options.center[0], options.ranges[0]
    sign = random.choice((1, -1))
    way = high - start if sign > 0 else start - low
    if way == 0 or high == low:
        return None
    first = mpq(random.choice(("0.5", "2", "1.6", "3", "0.04", "7.25")))
    rate = sign * (2 * way / first**2 if options.mode == "continuous" else way / first)
    tap = decimal(rate * options.divisor * options.mass / 100 + start)
    moment, left, e, times = first, options.elasticity, options.elasticity, []
    for _ in range(random.randint(1, 14)):
        if left == 0:
            break
        times.append(moment)
        moment += 2 * left * first if options.mode == "continuous" else (high - low) / abs(rate) / left
        left *= e
    times = [decimal(time) for time in times[-2:]]
    if options.mode == "continuous" and e < 1:
        times.append(decimal(first * (1 + e) / (1 - e)))
    times = [time for time in times if time is not None and len(time) < 300]
    if tap is None or not times:
        return None
    tiny = mpq(1, 10 ** random.randint(18, 60))
    beside = [decimal(mpq(time) + random.choice((tiny, -tiny))) for time in times]
    place = arguments.index("--at") + 1
    changed = [*arguments[:place], ",".join(times + [time for time in beside if time]), *arguments[place + 1:]]
    return changed, tap


def random_record(random, source, center):
    """A tap, as two texts."""
    kind = random.random()
    if kind < 0.06:
        return [decimal(value) for value in center]
    if kind < 0.3:
        x, y = random.choice(TRIPLES)
        scale = mpq(random.randint(-50, 50), random.choice((1, 4, 10)))
        x, y = random.choice(((x, y), (y, x), (x, -y), (1, 1), (1, -1), (1, 0), (0, 1), (2, 1)))
        return [decimal(center[0] + scale * x), decimal(center[1] + scale * y)]
    if kind < 0.4:
        return [decimal(center[0]), source.coordinate()]
    return [source.coordinate(), source.coordinate()]


def random_run(random, size, plain=False):
    """A run that the contract accepts, with about `size` records, and the reference's Push for it."""
    while True:
        arguments, source = random_arguments(random)
        try:
            push = Push(arguments)
            exact = exact_contacts(random, arguments) if random.random() < 0.4 else None
            if exact:
                arguments = exact[0]
                push = Push(arguments)
        except Refused:
            continue
        lines = []
        for _ in range(size):
            record = random_record(random, source, push.options.center)
            if exact and random.random() < 0.3:
                record[0] = exact[1]
            if not plain and random.random() < 0.01:
                lines.append(random.choice(BAD_RECORDS))
            else:
                lines.append(random.choice((",", " ", " , ")).join(record))
        return Run(arguments, "".join(line + "\n" for line in lines).encode()), push
