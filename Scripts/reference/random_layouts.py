"""Random layouts of labels for `gyre pick`, as files in every format that it reads.

A label is a dictionary of texts: x, y, z, and perhaps width, height, index and label.
"""

import json

from random_arguments import AWKWARD_LABELS, PLAIN_LABELS
from random_turns import random_turn
from snap import csv_line
from sphere import Sphere
from wheels import random_digits

FORMATS = ("csv", "csv", "jsonl", "json")
# x, y, z in any order and with any signs: the distance from the y axis and from the origin is whole.
WHOLE = ((3, 12, 4), (4, 12, 3), (3, 0, 4), (0, 3, 4), (4, 3, 0), (0, 0, 5), (0, 5, 0), (5, 0, 0), (9, 20, 12),
         (8, 8, 6), (12, 35, 0), (24, 0, 7), (0, 0, 1), (6, 24, 8), (15, 36, 20))
EXTREMES = ("0", "-0", "1", "-1", "1e300", "-1e300", "1.7e308", "-1.7e308", "1e-400", "-1e-400", "1e-320", "5e-324",
            "1e-20", "9007199254740993", "500", "499.99999999999999999999", "500.00000000000000000001", "1e17",
            "-2.5e-17")
SIZES = ("0", "1", "2", "10", "20", "30.5", "60", "80", "100", "1000", "1e-20", "1e-400", "1e300", "1.7e308", "0.1",
         "5e-324", "7.0000000000000000000000001", "0e5", "-0")
EVERYDAY_SIZES = ("10", "20", "24", "30.5", "60", "80", "100", "150", "0.5", "0")
METHODS = ("rings", "rings", "fibonacci", "spiral", "equal-area")
RADII = ("150", "150", "100", "1", "2.5", "0.1", "1e-3", "1e300", "3")


def random_labels(random, most):
    """The labels of a random layout."""
    kind = random.choice((everyday, everyday, tiles, tiles, whole, whole, whole, places_of_interest, extreme, copies))
    labels = kind(random, random.randint(1, most))
    if random.random() < 0.35:
        add_sizes(random, labels, EVERYDAY_SIZES if kind is not extreme else SIZES)
    random.shuffle(labels)
    if random.random() < 0.3:
        for label, index in zip(labels, random.sample(range(-10, 10**random.choice((3, 9, 15))), len(labels))):
            label["index"] = str(index)
    if random.random() < 0.4:
        for label in labels:
            label["label"] = random.choice(PLAIN_LABELS + AWKWARD_LABELS)
    return labels


def add_sizes(random, labels, sizes):
    """Sizes of their own, for all or most of them."""
    names = random.choice((("width", "height"), ("width", "height"), ("width",), ("height",)))
    share = random.choice((1, 1, 0.7))
    for label in labels:
        if random.random() < share:
            label.update((name, random.choice(sizes)) for name in names)


# Kinds of layouts


def everyday(random, count):
    """Any places with a few decimals."""
    decimals = random.choice((0, 1, 3, 16, 30))
    return [{axis: number(random, 150, decimals) for axis in "xyz"} for _ in range(count)]


def number(random, most, decimals):
    """A decimal from -most to most."""
    digits = random_digits(random, decimals)
    return f"{random.choice(('', '-'))}{random.randint(0, most - 1)}{'.' if digits else ''}{digits}"


def tiles(random, count):
    """A grid of neighbours that share their edges, sometimes in layers at depths with a plain scale for P = 500."""
    depths = random.choice((("0",), ("0", "0", "100"), ("250", "-500", "300"), ("375", "250"), ("0", "-1e-20")))
    step, across = random.choice((1, 20, 30)), random.choice((1, 2, 3, 5))
    return [{"x": str(step * (place % across) - 20), "y": str(step * (place // across) - 20),
             "z": random.choice(depths), "width": str(step), "height": str(step)} for place in range(count)]


def whole(random, count):
    """Places with whole distances from the y axis and the origin, and their mirror images."""
    labels = []
    while len(labels) < count:
        factor = random.choice((1, 5, 10, 13, 65, 25))
        parts = [factor * part for part in random.choice(WHOLE)]
        if random.random() < 0.3:
            random.shuffle(parts)
        for _ in range(random.choice((1, 1, 2, 3))):
            labels.append({axis: str(random.choice((part, part, -part))) for axis, part in zip("xyz", parts)})
    return labels[:count]


def places_of_interest(random, count):
    """The origin, poles, the equator's quarters, the eye of P = 500, and places nearly there."""
    axes = ("0", "0", "0", "-0", "1e-20", "-1e-20", "1e-400", "0.001")
    far = ("1", "-1", "150", "-150", "500", "499.99999999999999999999", "500.00000000000000000001", "600")
    labels = []
    for _ in range(count):
        label = {axis: random.choice(axes) for axis in "xyz"}
        if random.random() < 0.85:
            label[random.choice("xyyzz")] = random.choice(far)
        labels.append(label)
    return labels


def extreme(random, count):
    """Huge and tiny coordinates."""
    return [{axis: random.choice(EXTREMES) for axis in "xyz"} for _ in range(count)]


def copies(random, count):
    """A few places, each several times, some farther back by next to nothing."""
    some = everyday(random, max(1, count // 4)) + whole(random, 1)
    labels = [dict(random.choice(some)) for _ in range(count)]
    for label in labels:
        if random.random() < 0.2 and "." in label["z"]:
            label["z"] += "0000000000000000000000001"
    return labels


# Spheres


def sphere_arguments(random, most):
    """How many labels, and options of section 6, for a layout on the spot; --count or --labels is first."""
    count = random.randint(1, most)
    if random.random() < 0.25:
        arguments = ["--labels=" + ",".join(random.choice(PLAIN_LABELS) for _ in range(count))]
    else:
        arguments = [f"--count={count}"]
    method = random.choice(METHODS)
    arguments += [f"--method={method}"] if method != "rings" or random.random() < 0.3 else []
    if method == "rings" and random.random() < 0.4:
        arguments += random.choice((["--rings=3"], ["--phase=half"], ["--rings=5", "--phase=half"], ["--rings=2"]))
    arguments += [f"--radius={random.choice(RADII)}"] if random.random() < 0.8 else []
    arguments += [f"--turn={random_turn(random)}"] if random.random() < 0.4 else []
    return arguments


def sphere_labels(arguments):
    """The labels that `sphere-layout` prints with the arguments of `sphere_arguments`."""
    first = arguments[0].removeprefix("--count=")
    sphere = Sphere([first, *arguments[1:]])
    return [dict(zip(sphere.header(), columns)) for columns in sphere.rows()]


# Files


def layout_bytes(random, labels, style, eye=None, center=None):
    """The bytes of a file with these labels; json also has `perspective` and `center`, texts or None."""
    end = random.choice(("\n", "\n", "\r\n"))
    if style == "csv":
        lines = csv_lines(random, labels)
        return (random.choice(("", "", "\ufeff")) + end.join(lines) + random.choice((end, end, ""))).encode()
    objects = [json_object(random, label) for label in labels]
    if style == "jsonl":
        return (end.join(objects) + random.choice((end, ""))).encode()
    head = ['"command": "sphere-layout"', f'"count": {len(labels)}']
    head += [f'"perspective": {eye}'] if eye is not None else []
    head += [f'"center": [{center.replace(",", ", ")}]'] if center is not None else []
    separator = f",{end}  "
    return f"{{{', '.join(head)}, \"points\": [{end}  {separator.join(objects)}{end}]}}{end}".encode()


def csv_lines(random, labels):
    """A header and a line for each label, with the columns in any order, sometimes one that says nothing."""
    names = [name for name in ("index", "x", "y", "z", "width", "height", "label")
             if any(name in label for label in labels)]
    names += ["ry"] if random.random() < 0.2 else []
    if random.random() < 0.3:
        random.shuffle(names)
    def cell(name, text):
        return "0.5" if name == "ry" else text if name == "label" else csv_number(random, text)

    return [csv_line(names)] + [csv_line([cell(name, label.get(name, "")) for name in names]) for label in labels]


def csv_number(random, text):
    """A NUMBER in one of the forms that json has not."""
    if text and random.random() < 0.05:
        return random.choice((f"+{text}", f"00{text}")) if text[0].isdigit() else text
    return text.replace("0.", ".", 1) if text.startswith("0.") and random.random() < 0.1 else text


def json_object(random, label):
    """A label as an object; what it has not is absent or null."""
    names = ["x", "y", "z", *(name for name in ("index", "width", "height", "label") if name in label)]
    random.shuffle(names)
    parts = [f'"{name}": {label[name]}' for name in names if name != "label"]
    if "label" in names:
        parts.insert(names.index("label"), f'"label": {json.dumps(label["label"], ensure_ascii=False)}')
    if random.random() < 0.1:
        parts += [f'"{name}": null' for name in ("width", "height") if name not in label]
    if random.random() < 0.1:
        parts.append(random.choice(('"ry": 1.5', '"more": {"x": [1, 2, "}"]}', '"note": "a\\"b\\u00e4"',
                                    '"seen": true')))
    return "{" + ", ".join(parts) + "}"
