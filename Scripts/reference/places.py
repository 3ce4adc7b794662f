"""Where a rotation is on the wheel: its sector, borders and gaps, in exact arithmetic.

Places along the wheel are counted from the border before sector 0 (the middle of the dead arc, if there
is one) in the direction of the labels: `along` is where the pointer is, in turns `lap` whole ones and a
rest, and border j, 0 <= j < n, is where sector j begins.
"""

from fractions import Fraction

from gmpy2 import mpq

from exact import Angle
from rotations import Rotation, compare, floor_turns

ONE_TURN = Angle(turns=Fraction(1))


class Place:
    """Where a rotation is on the wheel: the cell between borders `cell` and `cell` + 1, and the selected
    sector, which is the neighbour if the rotation is on the border and the tie goes there."""

    __slots__ = ("cell", "rest", "sector", "lap", "on_border")

    def __init__(self, cell, rest, sector, lap, on_border):
        self.cell, self.rest, self.sector, self.lap, self.on_border = cell, rest, sector, lap, on_border


class Dial:
    """A wheel and the places along it; `tie` is that of the options."""

    def __init__(self, wheel, tie):
        self.wheel, self.count, self.tie = wheel, wheel.count, tie
        self.start = Rotation.of_angle(wheel.start)
        self.half_dead = Rotation.of_angle((ONE_TURN - wheel.span) * Fraction(1, 2))
        self.half_gap = Rotation.of_angle(wheel.gap * Fraction(1, 2))
        self.before_first = self.half_dead + Rotation.of_angle(wheel.arc(0) * Fraction(1, 2))
        self.borders, self.mids = {}, {}

    def border(self, cell):
        """Where sector `cell` begins, or for cell = n the last one ends, dead arc shared out."""
        if cell not in self.borders:
            if cell in (0, self.count):
                self.borders[cell] = Rotation(mpq(cell // self.count))
            else:
                wheel = self.wheel
                even = Fraction(cell, self.count)
                share = even if wheel.weights is None else wheel.sums[cell] / wheel.sums[-1]
                self.borders[cell] = self.half_dead + Rotation.of_angle(wheel.span * share)
        return self.borders[cell]

    def along(self, rotation):
        """How far along the wheel the pointer is, from the border before sector 0."""
        return (self.start - rotation if self.wheel.clockwise else rotation - self.start) + self.before_first

    def rotation_at(self, along):
        """The rotation with the pointer there."""
        from_first = along - self.before_first
        return self.start - from_first if self.wheel.clockwise else self.start + from_first

    def locate(self, rotation):
        """The Place of a rotation."""
        along = self.along(rotation)
        lap = floor_turns(along)
        rest = along.plus_turns(-lap)
        cell, above = 0, self.count
        while above - cell > 1:
            middle = (cell + above) // 2
            cell, above = (middle, above) if compare(rest, self.border(middle)) >= 0 else (cell, middle)
        on_border = rest == self.border(cell)
        sector = cell
        if on_border and (self.tie == "max") != self.wheel.clockwise:
            sector = cell - 1
        if sector < 0:
            sector, lap_of_sector = self.count - 1, lap - 1
        else:
            lap_of_sector = lap
        return Place(cell, rest, sector, lap_of_sector, on_border)

    def middle(self, sector, lap=0):
        """The sector's mid, unwrapped, in a lap along the wheel."""
        if sector not in self.mids:
            self.mids[sector] = Rotation.of_angle(self.wheel.unwrapped(sector)[1])
        return self.mids[sector].plus_turns(-lap if self.wheel.clockwise else lap)

    def margin(self, place):
        """How far the nearer of the two borders of the cell is."""
        low, high = self.border(place.cell), self.border(place.cell + 1)
        if compare(place.rest, (low + high) * mpq(1, 2)) <= 0:
            return place.rest - low
        return high - place.rest

    def in_gap(self, place):
        """Whether the place is outside the sector of its cell, edges not counted."""
        low, high = self.border(place.cell) + self.half_gap, self.border(place.cell + 1) - self.half_gap
        low = low + self.half_dead if place.cell == 0 else low
        high = high - self.half_dead if place.cell == self.count - 1 else high
        return compare(place.rest, low) < 0 or compare(place.rest, high) > 0
