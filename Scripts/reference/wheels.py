"""Random wheels: command lines for `gyre sectors`, easy and hard, that depend on the seed only.

Nearly all are valid; a few are refused by the contract, next to its borders (see `SPANS_REFUSED`, and a
gap as large as the smallest sector).
"""

from fractions import Fraction
from math import nextafter

from exact import UNITS, UNITS_PER_TURN, Angle, Refused, angle_of, decide, floor, in_unit, scaled_text
from sectors import Wheel

HALF_TURN = Angle(turns=Fraction(1, 2))
ONE_TURN = Angle(turns=Fraction(1))
PRIMES = (3, 5, 7, 11, 13, 17, 29, 37, 97, 101, 997)
LARGE_COUNTS = (360, 1000, 1024, 4096, 9973, 65536, 99991, 100000)
COUNT_FORMS = ("{}", "{}", "{}", "{}", "{}", "+{}", "0{}", "{}.0", "{}.", "{}e0")

HUGE = ("1e22", "-1e22", "1e300", "-1e300rad", "1e300deg", "123456789deg", "-987654321.5grad", "1e15turn",
        "1e22pi/7", "1.7976931348623157e308", "-2.5e100", "6381956970095103e292",
        "1e308turn", "31415926535897932384626433832795028841971.693993751", "0." + 100 * "0" + "1e400")
TIE_AT_ZERO = str(5**1075)  # its digits are those of 2**-1075, halfway between 0 and the smallest binary64
TIE_ABOVE = str(3 * 5**1075)  # the same for the smallest binary64 and the next
TINY = (f"{TIE_AT_ZERO[0]}.{TIE_AT_ZERO[1:]}e-324", f"-{TIE_AT_ZERO[0]}.{TIE_AT_ZERO[1:-1]}6e-324",
        f"{TIE_ABOVE[0]}.{TIE_ABOVE[1:]}e-324", f"-{TIE_ABOVE[0]}.{TIE_ABOVE[1:-1]}4e-324deg",
        "1e-320", "-1e-320", "1e-400", "-1e-400", "3e-324", "-2.4703282292062327e-324", "1e-400deg",
        "-1e-30turn", "1e-330pi", "7e-310grad", "2.2250738585072014e-308", "-1e-17", "1e-16pi/3", "0", "-0")
SPANS = ("270deg", "3pi/2", "4.7rad", "1e-9turn", "pi", "pi/1000", "300grad", "1e-320", "1e-400turn",
         "6.28rad", "359.999999999999999999999999deg", ".5pi", "6.283185307179586rad", "2pi", "360deg",
         "1turn", "400grad", "2π", "4pi/2", "36e1deg", "6.2831853071795864769252867665590057683943rad")
SPANS_REFUSED = ("6.2831853071795864769252867665590057683944rad", "360.0000000000000000000000000001deg",
                 "2.0000000000000001pi", "0", "-90deg", "1e-400pi/0", "1.1turn")
LARGEST_PI_FRACTION = 10**30
DIGITS = (None, None, None, None, "full", *map(str, range(18)))


def random_wheel(random, largest_count=100_000):
    """The arguments of one wheel, after the word `sectors`."""
    unit = random.choice(("rad", "rad", "rad", "deg", "turn", "grad"))
    arguments = [random_shape(random, largest_count)]
    if unit != "rad" or random.random() < 0.1:
        arguments.append(f"--unit={unit}")
    for name, values in (("direction", ("cw", "ccw", "ccw")), ("range", ("signed", "unsigned", "unsigned"))):
        if random.random() < 0.5:
            arguments.append(f"--{name}={random.choice(values)}")
    if random.random() < 0.3:
        arguments.append(f"--span={random_span(random, unit)}")
    if random.random() < 0.25:
        add_gap(random, arguments)
    digits = random.choice(DIGITS)
    if digits is not None:
        arguments.append(f"--digits={digits}")
    add_start(random, arguments)
    random.shuffle(arguments)
    return [part for argument in arguments for part in in_one_or_two(random, argument)]


def in_one_or_two(random, argument):
    """`--name=value` as it is, or sometimes as two arguments."""
    return argument.split("=") if random.random() < 0.1 else [argument]


# Shape


def random_shape(random, largest_count):
    """COUNT or --weights."""
    if random.random() < 0.35:
        return "--weights=" + ",".join(random_weights(random))
    kind = random.random()
    if kind < 0.7:
        count = random.randint(1, 12)
    elif kind < 0.9:
        count = random.choice(PRIMES)
    elif kind < 0.98:
        count = random.randint(13, 400)
    else:
        count = random.choice(LARGE_COUNTS)
    return random.choice(COUNT_FORMS).format(min(count, largest_count))


def random_weights(random):
    """Some weights, of one style or of all."""
    styles = (
        lambda: str(random.randint(1, 12)),
        lambda: f"{random.randint(0, 9)}.{random.randint(1, 99):02}",
        lambda: f"{random.randint(1, 9)}.{random_digits(random, random.randint(30, 70))}",
        lambda: f"{random.randint(1, 99)}e{random.randint(-12, 12)}",
        lambda: random.choice(("2.50", ".5", "5.", "3e5", "1E+2", "+4", "007", "0.1", "0.2", "0.3")),
        lambda: random.choice(("1e-30", "2.5e-30", "1e30", "1e300", "1e-320", "1e-400", "3.e-7")),
    )
    weight = random.choices((0, 1, 2, 3, 4, 5, 6), (5, 5, 5, 3, 3, 1, 2))[0]
    count = random.choice((1, 2, 3, 3, 4, 5, 6, 7, 8, 10, 12, random.randint(13, 60)))
    if weight < len(styles):
        return [styles[weight]() for _ in range(count)]
    return [random.choice(styles)() for _ in range(count)]


def random_digits(random, count):
    """That many decimal digits."""
    return "".join(random.choice("0123456789") for _ in range(count))


def random_span(random, unit):
    """A span of any form; a few are refused."""
    kind = random.random()
    if kind < 0.05:
        return random.choice(SPANS_REFUSED)
    if kind < 0.6:
        return random.choice(SPANS)
    return part_of(random, ONE_TURN, random.choice((unit, *UNITS)), random.choice((2, 5, 20, 45)))


def part_of(random, angle, unit, decimals):
    """An ANGLE > 0 and smaller than `angle`, cut to some decimals more than it needs."""
    part = angle * Fraction(random.randint(1, 9999), 10_000)
    leading = 0
    while scaled(part, unit, leading) == 0:
        leading += 1
    return scaled_text(scaled(part, unit, leading + decimals), leading + decimals) + unit


def add_gap(random, arguments):
    """A gap smaller than the smallest sector; a few as large (refused) or next to it."""
    smallest = smallest_arc(arguments)
    if smallest is None or scaled(smallest, "turn", 300) == 0:
        return
    unit = random.choice(UNITS)
    if random.random() < 0.8:
        gap = part_of(random, smallest, unit, random.choice((1, 4, 16, 40)))
    else:
        units = scaled(smallest, unit, 40) - random.choice((0, 0, 1))
        gap = scaled_text(max(units, 1), 40) + unit
    arguments.append(f"--gap={gap}")


def smallest_arc(arguments):
    """The smallest sector of the wheel so far, or None if it is refused."""
    try:
        return Wheel(arguments).smallest_arc()
    except Refused:
        return None


# Start


def add_start(random, arguments):
    """--first and --pointer, in one of several ways."""
    way = random.choice((add_nothing, add_plain, add_plain, add_extreme, add_twins, add_border, add_border,
                         add_hard, add_hard, add_hard))
    way(random, arguments)


def add_nothing(random, arguments):
    """Both as by default."""


def add_plain(random, arguments):
    """Everyday angles."""
    for name in random.choice((["first"], ["pointer"], ["first", "pointer"])):
        arguments.append(f"--{name}={random_angle(random)}")


def random_angle(random):
    """An ANGLE in one of its forms."""
    sign = random.choice(("", "", "-", "+"))
    number = random.choice((
        f"{random.randint(0, 7)}.{random_digits(random, random.choice((1, 2, 6, 16, 40)))}",
        f"{random.randint(0, 400)}", f".{random_digits(random, 3)}", f"{random.randint(1, 9)}.",
        f"{random.randint(1, 999)}e{random.randint(-9, 5)}",
    ))
    if random.random() < 0.7:
        return sign + number + random.choice(("", "", "", *UNITS))
    factor = random.choice(("", str(random.randint(1, 30)), number))
    divisor = random.choice(("", f"/{random.choice((2, 3, 4, 5, 7, 8, 12, 97, 1000))}"))
    return sign + factor + random.choice(("pi", "pi", "pi", "π")) + divisor


def add_extreme(random, arguments):
    """Huge and tiny angles."""
    arguments.append(f"--first={random.choice(HUGE + TINY)}")
    if random.random() < 0.4:
        arguments.append(f"--pointer={random.choice((*HUGE, *TINY, random_angle(random)))}")


def add_twins(random, arguments):
    """Two angles that cancel, or nearly."""
    pair = random.choice((("90deg", "0.25turn"), ("pi/3", "60deg"), ("-50grad", "-.25pi"), ("1e22", "1e22"),
                          ("1e300", "1e300"), ("1e300rad", "-1e300rad"), ("1e-400", "0"), ("-1", "1e-400"),
                          ("1e22", "10000000000000000000000.00000000000000000001rad"),
                          ("3.1415926535897932384626433832795028842rad", "pi")))
    first, pointer = random.sample(pair, 2)
    arguments += [f"--first={first}", f"--pointer={pointer}"]


def add_border(random, arguments):
    """Puts min, mid or max of a sector on the cut (a whole or half turn), or next to it."""
    angle = edge_without_start(random, arguments)
    if angle is None:
        return
    start = HALF_TURN * random.randint(-3, 3) - angle
    halves = start.turns * 2
    short = max(abs(halves.numerator), halves.denominator) < LARGEST_PI_FRACTION
    if start.radians == 0 and short and random.random() < 0.5:
        add_start_text(random, arguments, str(halves.numerator), f"pi/{halves.denominator}")
    else:
        add_rounded_start(random, arguments, start, random.choice(UNITS))


def add_hard(random, arguments):
    """Puts min, mid or max of a sector where its number is hard to round, or next to it."""
    angle = edge_without_start(random, arguments)
    if angle is None:
        return
    wheel = Wheel(arguments)
    half_turn = UNITS_PER_TURN.get(wheel.unit, 6) / 2
    value = random.uniform(0, half_turn) * random.choice((1, 1, 1, -1, -1, 1e-5, 1e-9))
    if wheel.digits is None or random.random() < 0.3:
        target = (Fraction(value) + Fraction(nextafter(value, 0))) / 2
    else:
        steps = Fraction(2) ** (wheel.digits + 1)
        target = (2 * floor(Fraction(value) * steps / 2) + 1) / steps
    start = angle_of(target, wheel.unit) - angle
    add_rounded_start(random, arguments, start, random.choice((wheel.unit, wheel.unit, "rad", "turn")))


def edge_without_start(random, arguments):
    """min, mid or max of a sector of the wheel before it has --first and --pointer, or None if refused."""
    try:
        wheel = Wheel(arguments)
    except Refused:
        return None
    sector = random.choice((0, wheel.count - 1, random.randrange(wheel.count)))
    return wheel.unwrapped(sector)[random.randrange(3)]


def add_rounded_start(random, arguments, start, unit):
    """The start as decimals of `unit`: cut (exact if it has no more decimals), or a unit of the last off."""
    decimals = random.choice((40, 60, 80))
    units = scaled(start, unit, decimals) + random.choice((-1, 0, 0, 1))
    text = scaled_text(units, decimals).rstrip("0")
    add_start_text(random, arguments, text, unit)


def add_start_text(random, arguments, number, suffix):
    """pointer - first = number suffix, by either option."""
    if random.random() < 0.5:
        arguments.append(f"--pointer={number}{suffix}")
    else:
        arguments.append(f"--first={negated(number)}{suffix}")


def negated(number):
    """The text of a number with its sign turned."""
    return number[1:] if number.startswith("-") else "-" + number


def scaled(angle, unit, decimals):
    """The angle in `unit` times 10**decimals, rounded down."""
    rational, coefficient, power = in_unit(angle, unit)
    scale = 10**decimals
    return decide(rational * scale, coefficient * scale, power, floor)


def some_sectors(random, count, most=12):
    """The numbers of at most `most` sectors, ascending: the first, the last and others at random."""
    if count <= most:
        return list(range(count))
    return sorted({0, count - 1, *random.sample(range(count), most - 2)})


def command_line(arguments):
    """The arguments of the program that print what the reference computes."""
    return ["sectors", *arguments, "--csv", "--fields", "sector,min,mid,max,width,wraps"]
