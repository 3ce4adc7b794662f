/// The motion along one axis. The axes do not touch each other: there is no friction and no rotation.
///
/// Distances are counted in the direction of the push. The *reach* at some time is how far the view would have come
/// without walls: a·t²/2 or v·t. All of the motion follows from it, and it is a rational number, or one over √S
/// where S is the square of the tap's distance. (The ratio of the reaches on both axes is always rational.)
struct AxisMotion: Sendable {
  struct Walls: Sendable {
    /// How far the wall is to which the view is pushed, >= 0.
    let ahead: Rational
    /// How far the view can go from wall to wall, >= ahead.
    let length: Rational
    /// 0 to 1, in lowest terms.
    let elasticity: Rational
  }

  let mode: Push.Mode
  let start: Rational
  /// 1, -1, or 0 where nothing pushes along this axis.
  let direction: Int
  /// Acceleration or velocity without its sign: this over √`square`.
  let rate: Rational
  /// > 0 and no square of a rational number; `nil` where the rate is rational.
  let square: Rational?
  let walls: Walls?

  /// - Parameter range: the least and the greatest place of the middle of the view; `nil` where there are no walls.
  init(
    _ push: Push, start: Rational, within range: (least: Rational, greatest: Rational)?, direction: Int,
    rate: Rational, square: Rational?
  ) {
    (mode, self.start, self.direction, self.rate, self.square) = (push.mode, start, direction, rate, square)
    walls = range.map { least, greatest in
      Walls(
        ahead: direction < 0 ? start - least : greatest - start, length: greatest - least,
        elasticity: push.room?.elasticity ?? .zero)
    }
  }

  /// The middle of the view against the wall to which it is pushed.
  func place(ofWallAhead walls: Walls) -> Rational { start + walls.ahead.signed(direction) }

  /// The middle of the view against the opposite wall.
  func place(ofWallBehind walls: Walls) -> Rational {
    start + (walls.ahead - walls.length).signed(direction)
  }

  /// Whether the view never moves along this axis: nothing pushes it, it fits exactly, or a force holds it against
  /// the wall that it rests at.
  var isStill: Bool {
    guard direction != 0 else { return true }
    guard let walls else { return false }
    return walls.length.isZero || (mode == .continuous && walls.ahead.isZero)
  }

  func rate<B: Ball>(_ precision: B.Precision) -> B {
    let factor = B(rate, precision)
    return if let square { factor.divided(by: B(square, precision).squareRoot) } else { factor }
  }

  /// The reach at a time >= 0.
  func reach(at time: Rational) -> Reach {
    let factor =
      mode == .continuous ? rate * time * time * Rational(1, overPositive: 2) : rate * time
    return Reach(factor: factor, square: factor.isZero ? nil : square)
  }

  /// Where the view is along this axis at a time >= 0.
  func state(at time: Rational) -> AxisState {
    let reach = reach(at: time)
    guard !isStill, let walls else { return AxisState(axis: self, reach: reach, contacts: .zero) }
    let count = contacts(reach, walls)
    return AxisState(axis: self, reach: reach, contacts: count.number, isResting: count.isResting)
  }
}

/// How far the view would have come along an axis without walls: a factor over √`square`, or what it is at a
/// contact of an axis, which may be too long to be built.
struct Reach: Formula {
  let factor: Rational
  var square: Rational?
  /// The factor is multiplied by the reach of this contact of another axis.
  var contact: AxisContact?

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let factor = B(factor, precision)
    if let contact { return factor * contact.value(precision) }
    return if let square { factor.divided(by: B(square, precision).squareRoot) } else { factor }
  }

  /// The reach where it is rational, and short enough to be built.
  var exact: Rational? {
    if square != nil { return nil }
    guard let contact else { return factor }
    return contact.exact.map { factor * $0 }
  }
}

extension Rational {
  /// The value with the sign of `direction`, 1 or -1.
  func signed(_ direction: Int) -> Rational { direction < 0 ? -self : self }
}
