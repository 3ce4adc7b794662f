"""Random arguments of `gyre snap`: a wheel, labels and options, easy and hard."""

from fractions import Fraction

from easings import NAMED
from exact import UNITS, Refused
from sectors import Wheel
from snap import Snap
from wheels import HUGE, TINY, part_of, random_angle, random_digits, random_wheel, scaled

MOST_LABELS = 60
LARGEST_COUNT = 100_000
LARGEST_PLAIN_COUNT = 2000
PLAIN_LABELS = ("north", "süd", "東", "a", "b", "a", "#tag", "0", "7", "-1", "x=y", "label:a", "🙂", "e\u0301",
                "null")
AWKWARD_LABELS = ("a,b", 'say "hi"', " blanks ", "#1", "x\ty", "back\\slash", '"', ",", "a'b",
                  "\u202egnp.exe", "\x07")
RATES = ("60", "60", "120", "30", "29.97", "1e1", "3", "0.5", "24", "7")
DURATIONS = ("0.2", "0.25", "0.1", "1", ".35", "2e-1", "1e-9", "0.3333333333333333")


def accepted_arguments(random, make_labels_file, plain):
    """Random arguments that the contract accepts, and the reference's Snap for them."""
    while True:
        try:
            arguments = random_arguments(random, make_labels_file, plain)
            return arguments, Snap(arguments)
        except Refused:
            continue


def random_arguments(random, make_labels_file, plain):
    """Arguments that are mostly accepted."""
    arguments = random_wheel(random, LARGEST_PLAIN_COUNT if plain else LARGEST_COUNT)
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
            extra += throw_arguments(random, unit)
        elif kind < 0.75:
            extra.append("--track")
            if random.random() < 0.6:
                extra.append(f"--hysteresis={random_hysteresis(random, wheel)}")
    if not plain and random.random() < 0.05:
        extra.append(f"--skip={random.choice((0, 1, 2, 3))}")
    return inserted(random, arguments, extra)


def inserted(random, arguments, more):
    """The arguments with more of them, each at the front or the back."""
    for argument in more:
        arguments = [argument, *arguments] if random.random() < 0.5 else [*arguments, argument]
    return arguments


# Labels


def with_labels(random, arguments, wheel, make_labels_file, plain):
    """The arguments with labels, and these."""
    if wheel.weights is None:
        arguments = without_operand(arguments)
    in_file = not plain and random.random() < 0.5
    choices = AWKWARD_LABELS + PLAIN_LABELS if in_file else PLAIN_LABELS
    labels = [random.choice(choices) for _ in range(wheel.count)]
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


# Options


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
            "160,284", "0,0", "-0.5,.25", "1e5,-1e-5",
            f"0.{random_digits(random, 20)},-{random_digits(random, 3)}")))
    if random.random() < 0.5:
        at_down = random.choice((random_angle(random), random_angle(random), "0", *HUGE, *TINY))
        arguments.append(f"--rotation={at_down}")
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


def throw_arguments(random, unit):
    """--velocity and --deceleration."""
    velocity = random.choice((
        random_angle(random), f"{random.randint(-20, 20)}.{random_digits(random, 3)}",
        f"{random.randint(-9, 9)}turn", f"{random.randint(-1000, 1000)}{unit}", "0", "-0.5pi", "1e-30",
        "-1e22", f"pi/{random.randint(1, 16)}"))
    arguments = [f"--velocity={velocity}"]
    if random.random() < 0.7:
        arguments.append("--deceleration=" + random.choice((
            "normal", "fast", "0.5", ".9", "0.998", "0.9999", "1e-5", f"0.{random_digits(random, 40)}1")))
    return arguments


def random_hysteresis(random, wheel):
    """An ANGLE smaller than every sector."""
    if random.random() < 0.15:
        return "0"
    smallest = wheel.smallest_arc() - wheel.gap
    if scaled(smallest, "turn", 30) == 0:
        return "0"
    most = smallest * Fraction(1, random.choice((1, 1, 8)))
    return part_of(random, most, random.choice(UNITS), random.choice((1, 3, 20)))


def frames_arguments(random):
    """--frames, --duration and --easing."""
    arguments = [f"--frames={random.choice(RATES)}"]
    if random.random() < 0.5:
        arguments.append(f"--duration={random.choice(DURATIONS)}")
    kind = random.random()
    if kind < 0.4:
        arguments.append(f"--easing={random.choice(('linear', *NAMED))}")
    elif kind < 0.85:
        arguments.append(f"--easing={random_curve(random)}")
    return arguments


def random_curve(random):
    """A cubic-bezier(...); some are the straight line."""
    x1, x2 = (random.choice(("0", "1", "0.5", "1e-9", random_abscissa(random))) for _ in range(2))
    y1, y2 = (random.choice(("0", "1", "0.5", random_ordinate(random))) for _ in range(2))
    if random.random() < 0.2:
        y1, y2 = x1, x2
    return f"cubic-bezier({x1},{y1},{x2},{y2})"


def random_abscissa(random):
    """A number from 0 to 1."""
    return f"0.{random_digits(random, random.choice((1, 2, 3, 17)))}"


def random_ordinate(random):
    """A number from -3 to 3."""
    return f"{random.randint(-2, 2)}.{random_digits(random, random.choice((1, 2, 17)))}"
