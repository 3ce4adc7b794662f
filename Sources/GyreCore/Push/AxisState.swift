/// Where the view is along one axis at some moment, and how fast it moves.
struct AxisState: Sendable {
  let axis: AxisMotion
  let reach: Reach
  /// How many contacts there have been.
  let contacts: Integer
  /// Whether it stays where it is for good after those contacts.
  var isResting = false
  /// Whether the moment is that of the last contact.
  var isAtWall = false

  /// The middle of the view, in points, rounded once; infinite where it is too large.
  var position: Double {
    guard !axis.isStill else { return axis.start.rounded }
    if let wall, isResting || isAtWall { return wall.rounded }
    return Position(state: self).rounded {
      guard let reach = reach.exact else { return nil }
      guard let wall else { return axis.start + reach.signed(axis.direction) }
      return exactPlace(reach).map { wall + $0.distance.signed(directionFromWall) }
    }
  }

  /// The velocity in points/s, rounded once; infinite where it is too large.
  var velocity: Double {
    if axis.isStill || isResting { return 0 }
    return Velocity(state: self).rounded {
      if contacts.isZero { return exactSpeed.map { $0.signed(axis.direction) } }
      guard let reach = reach.exact, let factor = exactPlace(reach)?.velocity else { return nil }
      if factor.isZero { return .zero }
      return exactSpeed.map { ($0 * factor).signed(directionFromWall) }
    }
  }

  /// The middle of the view against the wall of the last contact; `nil` before the first.
  private var wall: Rational? {
    guard let walls = axis.walls, isResting || !contacts.isZero else { return nil }
    return isAhead ? axis.place(ofWallAhead: walls) : axis.place(ofWallBehind: walls)
  }

  /// Whether the last contact was with the wall ahead: always under a force, else every other time.
  private var isAhead: Bool { isResting || axis.mode == .continuous || contacts.isOdd }

  fileprivate var directionFromWall: Int { isAhead ? -axis.direction : axis.direction }

  private func exactPlace(_ reach: Rational) -> (distance: Rational, velocity: Rational)? {
    guard let walls = axis.walls else { return nil }
    return ExactBounces(mode: axis.mode, walls: walls).place(reach, contacts)
  }

  /// The speed before the first contact, or with which the view came to it, where that is rational.
  private var exactSpeed: Rational? {
    guard axis.square == nil else { return nil }
    if axis.mode == .instantaneous { return axis.rate }
    guard let walls = axis.walls, !contacts.isZero else {
      return reach.exact.flatMap { (axis.rate * $0 * 2).exactSquareRoot }
    }
    return (axis.rate * walls.ahead * 2).exactSquareRoot
  }

  /// Distance from the wall of the last contact, and velocity away from it in terms of the first contact's.
  fileprivate func place<B: Ball>(
    _ walls: AxisMotion.Walls, _ precision: B.Precision
  ) -> (distance: B, velocity: B) {
    let bounces = Bounces<B>(axis.mode, walls, precision)
    let power =
      bounces.elasticity == .partial ? bounces.ratio.raised(to: contacts, precision) : bounces.one
    if isAtWall { return (B(.zero, precision), power) }
    let moment = bounces.moment(of: reach.value(precision))
    return bounces.place(Bounces.Count(number: contacts, power: power, moment: moment))
  }

  /// The middle of the view while it is neither resting nor at a wall.
  private struct Position: Formula {
    let state: AxisState

    func value<B: Ball>(_ precision: B.Precision) -> B {
      guard let wall = state.wall, let walls = state.axis.walls else {
        let start = B(state.axis.start, precision)
        let reach: B = state.reach.value(precision)
        return state.axis.direction < 0 ? start - reach : start + reach
      }
      let (distance, _): (B, B) = state.place(walls, precision)
      let place = B(wall, precision)
      return state.directionFromWall < 0 ? place - distance : place + distance
    }
  }

  /// The velocity while it is not resting.
  private struct Velocity: Formula {
    let state: AxisState

    func value<B: Ball>(_ precision: B.Precision) -> B {
      let rate: B = state.axis.rate(precision)
      guard let walls = state.axis.walls, !state.contacts.isZero else {
        let speed: B = speed(rate, state.axis.mode == .continuous ? state.reach.value(precision) : rate)
        return state.axis.direction < 0 ? -speed : speed
      }
      let (_, factor): (B, B) = state.place(walls, precision)
      let velocity: B = speed(rate, B(walls.ahead, precision)) * factor
      return state.directionFromWall < 0 ? -velocity : velocity
    }

    /// √(2·a·reach) under a force, else the velocity.
    private func speed<B: Ball>(_ rate: B, _ reach: B) -> B {
      state.axis.mode == .continuous ? (rate * reach).scaled(byPowerOfTwo: 1).squareRoot : rate
    }
  }
}
