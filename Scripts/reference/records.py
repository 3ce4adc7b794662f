"""Records as every command of the program reads them: section 3.1 of the contract, on bytes."""

import re

from exact import Refused

LONGEST_LINE = 1 << 20
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
SEPARATOR = re.compile(r"[ \t]*,[ \t]*|[ \t]+")


def records(data, skip=0):
    """The lines that are records, in order, without their ends."""
    lines = data.removeprefix(BYTE_ORDER_MARK).split(b"\n")
    if not lines[-1]:
        lines.pop()
    for line in lines[skip:]:
        line = line.removesuffix(b"\r")
        if line.strip(b" \t") and not line.startswith(b"#"):
            yield line


def text_of(line):
    """The text of a line."""
    if len(line) > LONGEST_LINE:
        raise Refused("a line longer than 1 MiB", "line-too-long")
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise Refused("not UTF-8", "not-utf8") from None


def pieces(text):
    """The fields of a record, empty ones included."""
    return SEPARATOR.split(text.strip(" \t"))
