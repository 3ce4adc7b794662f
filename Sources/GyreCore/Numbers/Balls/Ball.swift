/// A real number known to lie within a proved distance of a midpoint (a "ball", as in F. Johansson's Arb,
/// doi:10.1109/TC.2017.2690633).
///
/// Every operation gives a ball that holds all results for all numbers in its operands. A ball may be
/// `unknown`, which holds every number; what can't be bounded (a quotient by a ball that holds 0, a sum that
/// cancels down to nothing) is unknown, so that formulas need no error handling. Only the questions
/// `rounded`, `sign` and `floor` answer `nil` where the ball is too large to tell.
package protocol Ball: Sendable {
  /// How precise a ball is to be made; nothing for a type of fixed precision.
  associatedtype Precision: BallPrecision

  /// The whole number itself, or the nearest ball of this precision.
  init(_ value: Integer, _ precision: Precision)

  static func pi(_ precision: Precision) -> Self

  /// The argument of the direction, strictly between 0 and π/4.
  static func argument(of direction: Direction, _ precision: Precision) -> Self

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self

  /// The quotient; unknown where the divisor may be 0.
  func divided(by divisor: Self) -> Self

  /// The ball with all numbers within a distance of its own numbers.
  func widened(by distance: Self) -> Self

  /// The ball times 2^`count`, exactly.
  func scaled(byPowerOfTwo count: Int) -> Self

  /// The square root, of a number that is not below 0.
  var squareRoot: Self { get }

  /// Sine and cosine of an exact angle of any size. They are exact for whole quarters of a turn, and so is
  /// the sine or cosine that is one half.
  static func sineAndCosine(of angle: ExactAngle, _ precision: Precision) -> (sine: Self, cosine: Self)

  /// Sine and cosine of a number of radians.
  func sineAndCosine() -> (sine: Self, cosine: Self)

  /// The argument, in (-π, π], of the point (x, y) in radians; unknown where the point may be the origin, or
  /// may lie on either side of the negative half of the x axis (at the cap, a y that may be 0 counts as 0).
  static func arcTangent(_ y: Self, _ x: Self) -> Self

  /// The arc sine in radians, from -π/2 to π/2, of a number from -1 to 1.
  var arcSine: Self { get }

  /// The arc cosine in radians, from 0 to π, of a number from -1 to 1.
  var arcCosine: Self { get }

  /// The binary64 to which every number in the ball rounds (to nearest, ties to even); infinite where it is
  /// too large. 0 has no sign.
  var rounded: Double? { get }

  /// -1, 0 or 1 where every number in the ball has that sign.
  var sign: Int? { get }

  /// -1, 0 or 1 where every number in the ball is less than, the same as or greater than every one in the other:
  /// the sign of the difference.
  func order(_ other: Self) -> Int?

  /// The largest whole number not above, where it is the same for every number in the ball.
  var floor: Integer? { get }
}

/// How precise a ball is made.
package protocol BallPrecision: Sendable {
  /// Bits of the midpoint.
  var bits: Int { get }
}

/// Any number of bits.
extension Int: BallPrecision {
  package var bits: Int { self }
}

extension Ball {
  /// The fraction, as the quotient of its parts.
  @inline(__always)
  package init(_ value: Rational, _ precision: Precision) {
    let numerator = Self(value.numerator, precision)
    self =
      value.denominator == .one ? numerator : numerator.divided(by: Self(value.denominator, precision))
  }
}

extension Ball {
  @inline(__always)
  package func order(_ other: Self) -> Int? { (self - other).sign }
}
