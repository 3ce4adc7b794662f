"""Random runs of `gyre sphere-layout`, easy and hard, that depend on the seed only."""

from exact import Refused, parse_number, scaled_text
from layouts import METHODS
from random_arguments import AWKWARD_LABELS, PLAIN_LABELS
from random_turns import random_turn
from sphere import Sphere
from wheels import COUNT_FORMS, DIGITS, in_one_or_two, random_digits

SHARES_WHOLE = (12, 28, 32, 36, 40, 44, 48, 52, 4, 8, 16, 20, 24)
HALVES = (9, 11, 13, 15, 29, 31, 33, 59, 61)
LARGE = (10_000, 99_999, 65_536)
GIANT = (10**6, 10**9, 999_999_937, 123_456_789, 2**29)
RING_COUNTS = (1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 15, 18, 30, 45, 90)
RADII = ("1", "1", "1", "150", "100", "2.5", "0.1", ".3", "1e-3", "1e300", "1e-300", "1e-320", "1e-323", "1e-400",
         "9007199254740993", "1.7976931348623157e308", "3", "0.5", "7e5",
         "0.333333333333333333333333333333333333333333")
CENTERS = ("0,0", "160,284", "-0.5,.25", "1e5,-1e-5", "1e300,-1e300", "-1,0", "0,1", "-150,150", "1e-320,-0")
REFUSED = (
    "0", "-1", "1000000001", "2.5", "1e400", "foo", "", "5 6", "5 --radius=0", "5 --radius=-1", "5 --radius=-0",
    "5 --radius=2 --perspective=2", "5 --radius=2 --perspective=1.99999999999999999999999999", "5 --perspective=1",
    "5 --perspective=0", "5 --perspective=-3", "5 --rings=0", "5 --rings=10000001", "5 --rings=2.5",
    "5 --turn=z:1", "5 --turn=x", "5 --turn=x:1,,y:2", "5 --turn=x:1deg,y", "5 --turn=x:pi/0", "5 --turn=1",
    "5 --method=ring", "5 --phase=whole", "5 --unit=degrees", "5 --digits=18", "5 --slice=3", "5 --slice=a:b",
    "5 --labels=a,b,c", "5 --perspective=2 --center=1", "5 --fields=index,foo", "5 --radius=nan",
    "1000000000 --order", "10000001 --order --slice=0:1", "5 --perspective=1e400", "5 --turn=x:1e401",
)


def random_sphere(random, size, make_labels_file, plain=False):
    """Arguments that the contract accepts, the header, and the columns of the at most `size` rows."""
    while True:
        arguments = random_arguments(random, size, make_labels_file, plain)
        try:
            sphere = Sphere(arguments)
            if random.random() < 0.3:
                arguments = with_fields(random, arguments, sphere.fields)
                sphere = Sphere(arguments)
            return arguments, sphere.header(), list(sphere.rows())
        except (Refused, OverflowError):  # what is too large for binary64 is left open
            continue


def random_arguments(random, size, make_labels_file, plain):
    """Arguments that are mostly accepted."""
    method = random.choice(METHODS)
    count = random_count(random, size)
    arguments = [] if method == "rings" and random.random() < 0.5 else [f"--method={method}"]
    if method == "rings":
        arguments += ring_arguments(random, count, plain)
    arguments += count_arguments(random, count, size, make_labels_file, plain)
    radius = random.choice(RADII) if random.random() < 0.5 else None
    arguments += [f"--radius={radius}"] if radius else []
    arguments += [f"--turn={random_turn(random)}"] if random.random() < 0.6 else []
    arguments += ["--spherical"] if random.random() < 0.6 else []
    if random.random() < 0.5:
        arguments.append(f"--perspective={random_eye(random, radius or '1')}")
        arguments += [f"--center={random_center(random)}"] if random.random() < 0.6 else []
    if count <= 2 * size and random.random() < 0.2:
        arguments.append("--order")
    arguments += writing_arguments(random)
    random.shuffle(arguments)
    return [part for argument in arguments
            for part in ([argument] if argument.startswith("--labels") else in_one_or_two(random, argument))]


# How many points


def random_count(random, size):
    """COUNT: small, hard or large."""
    kind = random.random()
    if kind < 0.35:
        return random.randint(1, 60)
    if kind < 0.5:
        return random.choice(SHARES_WHOLE + HALVES)
    if kind < 0.8:
        return random.randint(1, 3000)
    if kind < 0.85:
        return size
    return random.choice(LARGE if kind < 0.95 else GIANT)


def count_arguments(random, count, size, make_labels_file, plain):
    """COUNT or labels, and a slice where there are too many points."""
    if count <= min(size, 60) and random.random() < 0.15:
        return label_arguments(random, count, make_labels_file, plain)
    arguments = [random.choice(COUNT_FORMS).format(count)]
    if count > size or random.random() < 0.1:
        first = random.choice((0, 1, max(0, count - size), random.randrange(count), random.randrange(count)))
        end = min(count, first + random.randint(1, size))
        arguments.append(f"--slice={first}:{end}")
    return arguments


def label_arguments(random, count, make_labels_file, plain):
    """--labels or --labels-file."""
    if plain or random.random() < 0.5:
        return ["--labels=" + ",".join(random.choice(PLAIN_LABELS) for _ in range(count))]
    text = "\n".join(random.choice(PLAIN_LABELS + AWKWARD_LABELS) for _ in range(count)) + "\n"
    return [f"--labels-file={make_labels_file(text.encode())}"]


def ring_arguments(random, count, plain):
    """--rings and --phase."""
    arguments = []
    kind = random.random()
    if kind < 0.3:
        arguments.append(f"--rings={random.choice(RING_COUNTS)}")
    elif kind < 0.5:
        arguments.append(f"--rings={random.randint(1, 60)}")
    elif kind < 0.6:
        arguments.append(f"--rings={min(count, 3000) + random.randint(-1, 40) if count > 1 else 2}")
    elif kind < 0.63 and not plain:
        arguments.append(f"--rings={random.choice((1000, 4095, 4096, 30_011))}")
    if random.random() < 0.5:
        arguments.append(f"--phase={random.choice(('half', 'half', 'none'))}")
    return arguments


# Numbers


def random_eye(random, radius):
    """A P greater than the radius, sometimes hardly; not where what is seen could be too large."""
    exact = parse_number(radius)
    factors = [(2, 0), (3, 0), (10, 0)]
    factors += [(1, 1), (1, 3), (1, 17), (1, 40)] if exact < 10**200 else []
    times, places = random.choice(factors)
    number = exact * times + (exact / 10**places if places else 0)
    decimals = next(places for places in range(0, 500, 20) if (number * 10**places).denominator == 1)
    text = scaled_text(int(number * 10**decimals), decimals)
    return text if "." not in text else text.rstrip("0").rstrip(".")


def random_center(random):
    """X,Y."""
    if random.random() < 0.7:
        return random.choice(CENTERS)
    return f"{random.randint(-9, 9)}.{random_digits(random, 20)},-{random.randint(0, 500)}.{random_digits(random, 2)}"


def writing_arguments(random):
    """--unit and --digits."""
    arguments = []
    if random.random() < 0.6:
        arguments.append(f"--unit={random.choice(('deg', 'deg', 'turn', 'grad', 'rad'))}")
    digits = random.choice(DIGITS)
    return arguments + ([f"--digits={digits}"] if digits is not None else [])


def with_fields(random, arguments, fields):
    """The arguments with --fields, a choice of these in any order."""
    chosen = random.sample(fields, random.randint(1, len(fields)))
    return [*arguments, f"--fields={','.join(chosen)}"]

