extension FastPush {
  /// Middle and velocity of the view at the time of an index.
  package func state(_ tap: FastTap, at index: Int) -> FastState {
    let (x, y) = (state(tap.ballX, 0, times[index]), state(tap.ballY, 2, times[index]))
    return FastState(
      positionX: x.position, positionY: y.position, velocityX: x.velocity, velocityY: y.velocity)
  }

  /// The state on an axis; `first` is the index of its positive direction.
  @inline(__always)
  private func state(_ rate: FastBall, _ first: Int, _ time: FastTime) -> (position: Double, velocity: Double)
  {
    let isNegative = rate.isNegative
    let axis = axes.baseAddress.unsafelyUnwrapped + first + (isNegative ? 1 : 0)  // it has four elements
    if rate.isUnknown { return (.nan, .nan) }
    if rate.isZero || axis.pointee.isStill { return (axis.pointee.startRounded, 0) }
    let size = rate.magnitude
    let reach = size * (mode == .continuous ? time.halfSquare : time.value)
    guard axis.pointee.hasWalls else { return free(axis, size, reach, time) }
    guard let count = axis.pointee.bounces.count(reach) else { return (.nan, .nan) }
    if count.isResting { return (axis.pointee.wallAheadRounded, 0) }
    if count.number.isZero { return free(axis, size, reach, time) }
    let (distance, factor) = axis.pointee.bounces.place(count)
    let isAhead = mode == .continuous || count.number.isOdd
    let wall = isAhead ? axis.pointee.wallAhead : axis.pointee.wallBehind
    // √(2aD) = z·D·2/t, where z = t·√(a/2D).
    let speed = mode == .continuous ? count.moment * axis.pointee.bounces.ahead * time.perHalf : size
    let velocity = speed * factor
    // Away from the wall: against the push at the wall ahead.
    let isTowardsLess = isAhead != isNegative
    return (
      (isTowardsLess ? wall - distance : wall + distance).rounded ?? .nan,
      (isTowardsLess ? -velocity : velocity).rounded ?? .nan
    )
  }

  /// The state before any contact.
  @inline(__always)
  private func free(
    _ axis: UnsafeMutablePointer<FastAxis>, _ size: FastBall, _ reach: FastBall, _ time: FastTime
  ) -> (position: Double, velocity: Double) {
    let isNegative = axis.pointee.isNegative
    let velocity = mode == .continuous ? size * time.value : size
    let start = axis.pointee.start
    return (
      (isNegative ? start - reach : start + reach).rounded ?? .nan,
      (isNegative ? -velocity : velocity).rounded ?? .nan
    )
  }
}

/// Middle and velocity of a view at some moment, rounded; NaN where that is not decided.
package struct FastState {
  package let positionX: Double, positionY: Double
  package let velocityX: Double, velocityY: Double
}

/// A time, ready for use.
struct FastTime {
  let value: FastBall
  let halfSquare: FastBall
  /// 2/t; unknown for 0, when there has been no contact.
  let perHalf: FastBall

  init(_ time: Rational) {
    value = FastBall(time, FastPrecision())
    halfSquare = FastBall(time * time, FastPrecision()).scaled(byPowerOfTwo: -1)
    perHalf = FastBall.one.divided(by: value).scaled(byPowerOfTwo: 1)
  }
}

/// An axis with a direction of the push.
struct FastAxis {
  let isNegative: Bool
  let isStill: Bool
  let hasWalls: Bool
  let start: FastBall
  let startRounded: Double
  let wallAhead: FastBall, wallBehind: FastBall
  let wallAheadRounded: Double
  let bounces: Bounces<FastBall>

  init(
    _ push: Push, _ start: Rational, _ range: (least: Rational, greatest: Rational)?, direction: Int,
    _ powers: UnsafeBufferPointer<FastBall>
  ) {
    let motion = AxisMotion(
      push, start: start, within: range, direction: direction, rate: .zero, square: nil)
    isNegative = direction < 0
    isStill = motion.isStill
    self.start = FastBall(start, FastPrecision())
    startRounded = start.rounded
    hasWalls = motion.walls != nil
    let walls = motion.walls ?? AxisMotion.Walls(ahead: 1, length: 1, elasticity: .zero)
    let ahead = motion.place(ofWallAhead: walls)
    wallAhead = FastBall(ahead, FastPrecision())
    wallAheadRounded = ahead.rounded
    wallBehind = FastBall(motion.place(ofWallBehind: walls), FastPrecision())
    var bounces = Bounces<FastBall>(push.mode, walls, FastPrecision())
    bounces.powers = powers
    self.bounces = bounces
  }

  /// e, e², e⁴ … down to 2^-16384, or as far as a fast ball holds them.
  static func powers(of elasticity: Rational) -> [FastBall] {
    guard elasticity.signum > 0 && elasticity < 1 else { return [] }
    var powers = [FastBall(elasticity, FastPrecision())]
    while let last = powers.last, !last.isUnknown, last.exponent > -1 << 14 { powers.append(last * last) }
    return powers
  }
}
