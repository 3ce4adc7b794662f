"""Random runs of `gyre snap`: options and records, easy and hard, that depend on the seed only."""

from dataclasses import dataclass

from exact import Refused
from failing_records import Failing
from random_arguments import accepted_arguments, frames_arguments, inserted
from random_lines import Lines
from random_records import Writer
from random_rotations import Rotations
from snap import Snap


@dataclass
class Run:
    """What the program is asked: arguments after `snap`, and the bytes of the input."""

    arguments: list
    data: bytes


def random_run(random, size, make_labels_file, plain=False):
    """A run that the contract accepts, with about `size` records, and the reference's Snap for it.

    `make_labels_file(bytes)` gives a path; `plain` leaves out what a line of a table can't hold.
    """
    arguments, snap = accepted_arguments(random, make_labels_file, plain)
    return Run(arguments, Records(random, snap, plain).data(size)), snap


def random_frames_run(random, make_labels_file, plain=False):
    """A run with --frames."""
    while True:
        arguments, snap = accepted_arguments(random, make_labels_file, plain)
        if snap.track or snap.options.tie == "error":
            continue
        arguments = [argument for argument in arguments if not argument.startswith("--skip")]
        record = Records(random, snap, True).good_line()
        arguments = inserted(random, arguments, frames_arguments(random))
        run, snap = Run(arguments, record.encode() + b"\n"), Snap(arguments)
        try:
            list(snap.rows(run.data))
        except (Refused, OverflowError):
            continue
        return run, snap


class Records:
    """The lines of one run."""

    def __init__(self, random, snap, plain):
        self.random, self.plain = random, plain
        self.rotations = Rotations(random, snap)
        self.writer = Writer(random, snap, plain)
        self.lines = Lines(random, self.good_line, Failing(random, snap, plain).line, plain)

    def data(self, size):
        """The bytes of the file."""
        return self.lines.data(size)

    def good_line(self):
        """A record, sometimes with blanks round it."""
        return self.lines.padded(self.writer.write(self.rotations.interesting()))
