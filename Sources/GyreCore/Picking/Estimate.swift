/// What can be added, subtracted and multiplied, so that a formula is written once for the estimate, the ball
/// and the exact value.
protocol RingElement {
  static var zero: Self { get }
  static var one: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  /// -1, 0 or 1; `nil` where that is not known.
  var knownSign: Int? { get }
}

extension Rational: RingElement {
  static var one: Rational { Rational(1) }
  @inline(__always) var knownSign: Int? { signum }
}

extension FastBall: RingElement {
  @inline(__always) var knownSign: Int? { sign }
}

/// A polynomial's value in binary64, and beside it the sum of the magnitudes of its terms, which bounds the
/// error: what decides most questions for a few instructions.
///
/// Let each input be rounded once and lie in [2^-90, 2^90] or be 0, and let the terms have at most 10 factors:
/// then nothing overflows, no product falls below 2^-900, and every operation is off by a factor of at most
/// 1 ± 2^-53. A term in which k roundings meet (those of its inputs, and every sum on the way) is off by
/// ((1 + 2^-53)^k - 1) of its magnitude. `LabelPlane` and what is asked of it have k <= 40, so that the error is
/// below 2^-47 of the sum of the magnitudes; the computed sum is itself off by as little. 2^-46 is left room for.
struct Estimate: RingElement {
  let value: Double
  let magnitude: Double

  @inline(__always)
  private init(_ value: Double, _ magnitude: Double) {
    (self.value, self.magnitude) = (value, magnitude)
  }

  /// A number rounded to binary64.
  @inline(__always)
  init(_ rounded: Double) { self.init(rounded, rounded.magnitude) }

  static var zero: Estimate { Estimate(0) }
  static var one: Estimate { Estimate(1) }

  @inline(__always)
  static func + (a: Estimate, b: Estimate) -> Estimate {
    Estimate(a.value + b.value, a.magnitude + b.magnitude)
  }

  @inline(__always)
  static func - (a: Estimate, b: Estimate) -> Estimate {
    Estimate(a.value - b.value, a.magnitude + b.magnitude)
  }

  @inline(__always)
  static func * (a: Estimate, b: Estimate) -> Estimate {
    Estimate(a.value * b.value, a.magnitude * b.magnitude)
  }

  @inline(__always)
  var knownSign: Int? {
    if magnitude == 0 { return 0 }
    if value.magnitude > 0x1p-46 * magnitude { return value > 0 ? 1 : -1 }
    return nil
  }

  /// Whether an input is one for which the bound holds.
  @inline(__always)
  static func covers(_ value: Double) -> Bool {
    value == 0 || (value.magnitude >= 0x1p-90 && value.magnitude <= 0x1p90)
  }
}
