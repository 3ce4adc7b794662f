/// A number known to lie within a distance of a midpoint, both counted in units of 2^-120.
///
/// `FastBall` keeps a relative error and knows nothing of a difference that cancels. On the unit sphere, where many
/// differences do and what is left is only one of several terms, the absolute error is what counts.
///
/// Midpoints are below 16 in magnitude, and below 8 those of products. Errors that reach 2^58 units (2^-62) stay there: the ball is then open, which
/// says nothing of the number.
struct FixedBall: Sendable {
  let midpoint: Int128
  let error: UInt64

  static let fractionBits = 120
  private static let mostError: UInt64 = 1 << 58

  static var zero: FixedBall { FixedBall(0, error: 0) }
  static var one: FixedBall { FixedBall(1 << 120, error: 0) }
  static var open: FixedBall { FixedBall(0, error: mostError) }

  var isOpen: Bool { error >= FixedBall.mostError }
  /// No number of the ball is below this, or above `greatest`, unless it is open.
  var least: Int128 { midpoint - Int128(error) }
  var greatest: Int128 { midpoint + Int128(error) }

  @inline(__always)
  init(_ midpoint: Int128, error: UInt64) {
    self.midpoint = midpoint
    self.error = min(error, FixedBall.mostError)
  }

  /// What is shifted out of the significand and of the error is less than a unit each.
  init(_ ball: FastBall) {
    let shift = -(ball.exponent + FixedBall.fractionBits)
    if ball.isZero {
      self = .zero
    } else if ball.isUnknown || shift < 4 {
      self = .open  // 16 or more, or unknown
    } else if shift >= 128 {
      self.init(0, error: 2)
    } else {
      let magnitude = Int128(truncatingIfNeeded: ball.significand >> UInt128(shift))
      self.init(
        ball.isNegative ? -magnitude : magnitude, error: shift >= 64 ? 3 : ball.error >> UInt64(shift) + 2)
    }
  }

  /// The midpoint, exactly.
  var exactMidpoint: FastBall {
    FastBall(midpoint.magnitude, isNegative: midpoint < 0).scaled(byPowerOfTwo: -FixedBall.fractionBits)
  }

  /// The ball with an error of so many times 2^shift units more, shift >= 0.
  func widened(by error: UInt64, shift: Int) -> FixedBall {
    if error == 0 { return self }
    if shift >= error.leadingZeroBitCount { return .open }
    // Both are below 2^63: the second is shifted by less than its leading zeros, and halved.
    let (sum, overflows) = self.error.addingReportingOverflow(error << UInt64(shift))
    return overflows ? .open : FixedBall(midpoint, error: sum)
  }

  // Errors are at most 2^58, and midpoints below 2^124: no overflow below.

  @inline(__always)
  static func + (a: FixedBall, b: FixedBall) -> FixedBall {
    FixedBall(a.midpoint &+ b.midpoint, error: a.error &+ b.error)
  }

  @inline(__always)
  static func - (a: FixedBall, b: FixedBall) -> FixedBall {
    FixedBall(a.midpoint &- b.midpoint, error: a.error &+ b.error)
  }

  /// Error: |m|e' + |m'|e + e·e', where e·e' is less than a unit, and `highProduct` drops at most 3.
  @inline(__always)
  static func * (a: FixedBall, b: FixedBall) -> FixedBall {
    let (first, second) = (a.midpoint.magnitude, b.midpoint.magnitude)
    let product = Int128(truncatingIfNeeded: highProduct(first &<< 4, second &<< 4))  // < 2^123
    return FixedBall(
      (a.midpoint < 0) != (b.midpoint < 0) ? 0 &- product : product,
      error: share(first, b.error) &+ share(second, a.error) &+ 4)
  }

  /// An error times a midpoint, rounded up: the midpoint is below (⌊m·2^-64⌋ + 1)·2^-56. Below 2^62.
  @inline(__always)
  private static func share(_ midpoint: UInt128, _ error: UInt64) -> UInt64 {
    (fullProduct(midpoint.high &+ 1, error) &>> 56).low &+ 1
  }

  /// 1 or -1 where every number has that sign.
  var sign: Int? {
    if isOpen || midpoint.magnitude <= UInt128(error) { return nil }
    return midpoint > 0 ? 1 : -1
  }

  /// The argument of the point (x, y), whose distance from the origin is at least that of the midpoints less both
  /// errors; open where it may be 0, or y may be 0 while x is not above 0.
  ///
  /// Moving the point by d changes the argument by at most d over its least distance from the origin on the way:
  /// with M the larger of the midpoints and d the sum of the errors, at most M/2, that is 2d/M.
  static func arcTangent(_ y: FixedBall, _ x: FixedBall) -> FixedBall {
    let largest = max(y.midpoint.magnitude, x.midpoint.magnitude)
    let distance = y.error + x.error
    if y.isOpen || x.isOpen || UInt128(distance) * 2 > largest || largest == 0 { return .open }
    if x.sign != 1 && y.sign == nil { return .open }
    let shift = max(0, fractionBits + 1 - (127 - largest.leadingZeroBitCount))
    return FixedBall(.arcTangent(y.exactMidpoint, x.exactMidpoint)).widened(by: distance, shift: shift)
  }

  /// The arc cosine.
  ///
  /// It is that of the midpoint, α; the slope is -1/sin, and up to a distance of sin α/2 from α the sine is at least
  /// sin α/2: an error e of the cosine changes it by at most 2e/sin α, if that is no more than sin α/2.
  var arcCosine: FixedBall {
    let cosine = exactMidpoint
    let sine = (.one - cosine * cosine).squareRoot
    if isOpen || sine.isUnknown || sine.isZero { return .open }
    let top = sine.exponent + 126  // the sine's error is less than half of it: sin α >= 2^top
    let room = FixedBall.fractionBits + 2 * top - 2  // e <= 2^room units
    if room < 0 || (room < 64 && error >> UInt64(room) != 0) { return .open }
    return FixedBall(.arcTangent(sine, cosine)).widened(by: error, shift: max(0, 1 - top))
  }

  /// The square root of a number that is not below 0.
  ///
  /// A number within e of the midpoint m has its root within e/√m of that of m.
  var squareRoot: FixedBall {
    let root = exactMidpoint.squareRoot
    if isOpen || root.isUnknown || root.isZero { return .open }
    return FixedBall(root).widened(by: error, shift: max(0, -(root.exponent + 126)))
  }

  /// Exactly so many units.
  static func exact(_ units: Int128) -> Rational {
    Rational(Integer(units), overPositive: Integer.one << fractionBits)
  }

  /// Twice the number.
  var doubled: FixedBall { self + self }
}

extension [FixedBall] {
  /// The places of all balls that may hold the largest of the numbers: those not certainly below another.
  var placesOfLargest: [Int] {
    let least = filter { !$0.isOpen }.map(\.least).max() ?? .min
    return indices.filter { self[$0].isOpen || self[$0].greatest >= least }
  }

  /// The same of the smallest.
  var placesOfSmallest: [Int] {
    let greatest = filter { !$0.isOpen }.map(\.greatest).min() ?? .max
    return indices.filter { self[$0].isOpen || self[$0].least <= greatest }
  }
}
