"""One axis of a pushed view, contact by contact.

A force: in units of the time t1 to the first contact (t1**4 is rational), the flight after a contact takes twice
the speed that is left. A view thrown: in units of way at the first speed (its square is rational), the next wall is
L over the speed that is left away. So the moments are known exactly, and comparing the fourth powers (or squares)
of times decides exactly which comes first.
"""

from dataclasses import dataclass, replace

import gmpy2
from gmpy2 import mpq

from real import Real, root

LONGEST_WALK = 400
FIRST_PRECISION = 300


@dataclass(frozen=True)
class Leg:
    """The way from a contact on (or from the start, number 0)."""

    number: int
    moment: object  # of the contact, in the unit of the axis: an mpq, or for a leg far on a Real
    speed: object  # what is left of the first speed after it, likewise
    resting: bool = False


class Axis:
    """A view pushed along one axis; `square` is that of the acceleration or velocity."""

    def __init__(self, mode, start, sign, square, walls, elasticity):
        self.force = mode == "continuous"
        self.start, self.sign, self.square, self.elasticity = start, sign, square, elasticity
        self.walls = walls
        if walls is not None and sign:
            low, high = walls
            self.wall, self.other = (high, low) if sign > 0 else (low, high)
            self.way, self.length = abs(self.wall - start), high - low

    @property
    def still(self):
        """Whether it never moves."""
        if not self.sign:
            return True
        return self.walls is not None and (self.length == 0 or (self.force and self.way == 0))

    # Moments: powers of times that are rational

    @property
    def degree(self):
        """Which power of a time is rational."""
        return 4 if self.force else 2

    def unit_power(self):
        """The power of the time that the unit of moments takes: t1, or one point at the first speed."""
        return 4 * self.way**2 / self.square if self.force else 1 / self.square

    def power(self, leg):
        """The power of the leg's time."""
        return leg.moment**self.degree * self.unit_power()

    def first(self):
        """The leg after the first contact; None if there is none."""
        if self.walls is None or self.still:
            return None
        return Leg(1, mpq(1) if self.force else self.way, self.elasticity, self.elasticity == 0)

    def after(self, leg):
        """The leg after this one; None if there is none."""
        if leg.resting:
            return None
        step = 2 * leg.speed if self.force else self.length / leg.speed
        return Leg(leg.number + 1, leg.moment + step, leg.speed * self.elasticity)

    # The leg at a time given by its power

    def leg_at(self, power):
        """The leg on which the view is at a time; at a contact the one after it."""
        leg = self.first()
        if leg is None or power < self.power(leg):
            return Leg(0, mpq(0), mpq(1))
        if leg.resting:
            return leg
        moment = root(power / self.unit_power(), self.degree)
        if self.elasticity == 1:
            return self._leg_without_loss(moment, power)
        if self.force and self._rests(moment):
            return replace(leg, resting=True)
        while leg.number < LONGEST_WALK:
            following = self.after(leg)
            if self._is_before(power, moment, following):
                return leg
            leg = following
        return self._far_leg(moment)

    def _is_before(self, power, moment, leg):
        """Whether a time is before a contact: decided by MPFR unless they are very close."""
        if moment.exact is not None:
            return moment.exact < leg.moment
        with gmpy2.context(precision=FIRST_PRECISION):
            lead = moment.at(FIRST_PRECISION) - gmpy2.mpfr(leg.moment)
            if abs(lead) > gmpy2.mpfr(leg.moment) / 2**200:
                return lead < 0
        return power < self.power(leg)

    def _leg_without_loss(self, moment, power):
        with gmpy2.context(precision=4000):
            if self.force:
                number = int(gmpy2.floor((moment.at(4000) + 1) / 2))
            else:
                number = int(gmpy2.floor((moment.at(4000) - self.way) / self.length)) + 1
        while power < self.power(self._lossless(number)):
            number -= 1
        while power >= self.power(self._lossless(number + 1)):
            number += 1
        return self._lossless(number)

    def _lossless(self, number):
        return Leg(number, mpq(2 * number - 1) if self.force else self.way + (number - 1) * self.length, mpq(1))

    def _rests(self, moment):
        """Whether infinitely many bounces are over."""
        limit = (1 + self.elasticity) / (1 - self.elasticity)
        if moment.exact is not None:
            return moment.exact >= limit
        return moment.at(20_000) > gmpy2.mpfr(limit, 20_000)

    def _far_leg(self, moment):
        """A leg so far on that its speed e**n can't be built; the time is taken not to be that of a contact."""
        precision = 40_000
        with gmpy2.context(precision=precision):
            time, e = moment.at(precision), gmpy2.mpfr(self.elasticity)
            if self.force:
                left = 1 - (1 - e) * (time + 1) / 2
            else:
                left = 1 / (1 + (1 - e) * (time - gmpy2.mpfr(self.way)) / gmpy2.mpfr(self.length))
            number = int(gmpy2.floor(gmpy2.log(left) / gmpy2.log(e)))
            while e**number < left:
                number -= 1
            while e**(number + 1) >= left:
                number += 1
        number += 0 if self.force else 1
        def speed():
            return gmpy2.mpfr(self.elasticity)**number
        def moment_at():
            ratio = gmpy2.mpfr(self.elasticity)
            if self.force:
                return 1 + 2 * ratio * (1 - ratio**(number - 1)) / (1 - ratio)
            return gmpy2.mpfr(self.way) + gmpy2.mpfr(self.length) * (ratio**(1 - number) - 1) / (1 - ratio)
        return Leg(number, Real(at=moment_at), Real(at=speed))

    # Place and velocity

    def time(self, leg):
        """The time of a contact."""
        return root(self.power(leg), self.degree)

    def state(self, power, leg):
        """(place, velocity) as Reals at a time on a leg."""
        if self.still:
            return Real(self.start), Real(mpq(0))
        if leg.resting:
            return Real(self.wall), Real(mpq(0))
        if leg.number == 0:
            return self._free(power)
        in_units = root(power / self.unit_power(), self.degree)
        if self.force:
            return self._falling(in_units, power, leg)
        return self._thrown(in_units, leg)

    def _free(self, power):
        if self.force:  # way**2 = power * a**2 / 4; velocity**4 = power * a**4
            way, velocity = root(power * self.square / 4), root(power * self.square**2, 4)
        else:
            way, velocity = root(power * self.square), root(self.square)
        return plus(self.start, self.sign, way), times(self.sign, velocity)

    def _falling(self, moment, power, leg):
        """After a contact: v·τ - a·τ²/2 from the wall, with velocity v - a·τ."""
        if moment.exact is not None and not isinstance(leg.moment, Real):
            since = moment.exact - leg.moment
            left = leg.speed - since
            # In units of t1 the first speed is 2D, the acceleration as well.
            place = Real(self.wall - self.sign * self.way * 2 * (leg.speed * since - since**2 / 2))
            speed = root(4 * self.way**2 * self.square, 4)
            return place, Real(mpq(0)) if left == 0 else times(-self.sign * left, speed)
        def parts():
            acceleration = gmpy2.sqrt(gmpy2.mpfr(self.square))
            t1 = gmpy2.sqrt(2 * gmpy2.mpfr(self.way) / acceleration)
            since = gmpy2.sqrt(gmpy2.sqrt(gmpy2.mpfr(power))) - number_of(leg.moment) * t1
            return acceleration, number_of(leg.speed) * acceleration * t1, since
        def place():
            acceleration, speed, since = parts()
            return gmpy2.mpfr(self.wall) - self.sign * (speed * since - acceleration * since * since / 2)
        def velocity():
            acceleration, speed, since = parts()
            return -self.sign * (speed - acceleration * since)
        return Real(at=place), Real(at=velocity)

    def _thrown(self, moment, leg):
        """After a contact: from the wall ahead after an odd number of them, else from the other."""
        wall, away = (self.wall, -self.sign) if leg.number % 2 else (self.other, self.sign)
        if not isinstance(leg.moment, Real):
            velocity = times(away * leg.speed, root(self.square))
            if moment.exact is not None:
                return Real(wall + away * leg.speed * (moment.exact - leg.moment)), velocity
        else:
            velocity = Real(at=lambda: away * number_of(leg.speed) * gmpy2.sqrt(gmpy2.mpfr(self.square)))
        def place():
            way = moment.at(gmpy2.get_context().precision) - number_of(leg.moment)
            return gmpy2.mpfr(wall) + away * number_of(leg.speed) * way
        return Real(at=place), velocity


def number_of(value):
    """An mpq or a Real as an mpfr of the precision of the context."""
    return value.at(gmpy2.get_context().precision) if isinstance(value, Real) else gmpy2.mpfr(value)


def plus(start, sign, way):
    """start ± way."""
    if way.exact is not None:
        return Real(start + sign * way.exact)
    return Real(at=lambda: gmpy2.mpfr(start) + sign * way.function())


def times(factor, value):
    """factor · value for a rational factor."""
    if value.exact is not None:
        return Real(factor * value.exact)
    return Real(mpq(0)) if factor == 0 else Real(at=lambda: gmpy2.mpfr(factor) * value.function())
