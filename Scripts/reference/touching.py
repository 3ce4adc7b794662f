"""Where a line of sight meets a label, and whether that is on the label: rational numbers, and square roots of them.

Places are relative to the vanishing point: the point of the screen is (x, y, 0), and the eye is at (0, 0, P); without
P all lines of sight are parallel to the z axis.
"""

from exact import binary64
from intervals import rational_square_root, rounded


class Root:
    """A number known by its sign and its square."""

    __slots__ = ("negative", "square")

    def __init__(self, negative, square):
        self.negative, self.square = negative, square

    def nearest(self):
        """The nearest binary64; OverflowError if there is none."""
        exact = rational_square_root(self.square)
        number = rounded(lambda at: at.of(self.square).square_root()) if exact is None else binary64(exact)
        return -number if self.negative else number


class Exact:
    """A rational number."""

    __slots__ = ("number",)

    def __init__(self, number):
        self.number = number

    def nearest(self):
        """The nearest binary64; OverflowError if there is none."""
        return binary64(self.number)


class Touch:
    """Where a label is touched: the depth z, and u and v on the label from its middle."""

    __slots__ = ("z", "u", "v")

    def __init__(self, z, u, v):
        self.z, self.u, self.v = z, u, v


class FacingViewer:
    """A label in the plane of its z, with its sides along x and y."""

    def __init__(self, row, eye):
        self.row, self.eye = row, eye
        self.scale = 1 if eye is None else eye / (eye - row.z)
        self.left, self.right = ((row.x + side * row.width / 2) * self.scale for side in (-1, 1))
        self.upper, self.lower = ((row.y + side * row.height / 2) * self.scale for side in (-1, 1))

    def contains_eye(self):
        """Whether it is seen edge-on."""
        return False

    def touch(self, x, y):
        """Where the line of sight through (x, y, 0) meets the label, or None."""
        if self.left <= x < self.right and self.upper <= y < self.lower:
            row = self.row
            return Touch(row.z, Exact(x / self.scale - row.x), Exact(y / self.scale - row.y))
        return None


class FacingOutward:
    """A label in the plane through its middle c at right angles to c: the points X with c X = c c."""

    def __init__(self, row, eye):
        self.row, self.eye = row, eye
        self.around = row.x * row.x + row.z * row.z  # the square of the distance from the y axis
        self.square = self.around + row.y * row.y

    def contains_eye(self):
        """Whether it is seen edge-on."""
        return self.row.z == 0 if self.eye is None else self.square == self.row.z * self.eye

    def place(self, x, y):
        """Where the line of sight through (x, y, 0) meets the plane in front of the eye, or None.

        The line is the eye plus t times the way from there to (x, y, 0), for t > 0.
        """
        row, eye = self.row, self.eye
        if eye is None:
            return x, y, (self.square - row.x * x - row.y * y) / row.z
        approach = row.x * x + row.y * y - row.z * eye
        if approach == 0:
            return None
        t = (self.square - row.z * eye) / approach
        return (t * x, t * y, eye - t * eye) if t > 0 else None

    def touch(self, x, y):
        """Where the line of sight through (x, y, 0) meets the label, or None."""
        place = self.place(x, y)
        if place is None:
            return None
        (u, u_square), (v, v_square) = self.u_and_v(place)
        if is_within(u, u_square, self.row.width) and is_within(v, v_square, self.row.height):
            return Touch(place[2], Root(u < 0, u_square), Root(v < 0, v_square))
        return None

    def u_and_v(self, place):
        """A number with the sign of u, and the square of u; and the same of v.

        With ry and rxz of the middle, u = (X - c) (cos rxz, 0, -sin rxz), and
        v = (X - c) (-cos ry sin rxz, sin ry, -cos ry cos rxz), which in this plane is (X - c)_y / sin ry.
        """
        x, y, z = place
        row = self.row
        if self.around == 0:  # rxz = 0, sin ry = 0, and cos ry is 1 or -1
            down = -z if row.y > 0 else z
            return (x, x * x), (down, down * down)
        sideways, down = row.z * x - row.x * z, y - row.y
        return (sideways, sideways * sideways / self.around), (down, down * down * self.square / self.around)


def is_within(sign, square, size):
    """Whether a number with this sign and square is at least -size/2 and less than size/2, for a size > 0."""
    return 4 * square <= size * size if sign < 0 else 4 * square < size * size


class Label:
    """A label as it is seen; `reason` is why it can't be hit, wherever it is touched, or None."""

    def __init__(self, row, eye, is_outward, hides_backface):
        self.row = row
        square = row.x * row.x + row.y * row.y + row.z * row.z
        self.reason = self.face = None
        if eye is not None and row.z >= eye:
            self.reason = "behind-eye"
        elif hides_backface and (row.z <= 0 if eye is None else row.z * eye <= square):
            self.reason = "hidden"
        elif row.width == 0 or row.height == 0:
            self.reason = "empty"
        else:
            self.face = (FacingOutward if is_outward and square else FacingViewer)(row, eye)
            self.reason = "edge-on" if self.face.contains_eye() else None

    def touch(self, x, y):
        """Where it is touched at the point (x, y) of the screen from the vanishing point, or None."""
        return None if self.reason else self.face.touch(x, y)
