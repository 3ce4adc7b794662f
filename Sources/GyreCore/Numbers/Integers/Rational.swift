/// An exact fraction of whole numbers of any size.
///
/// Fractions are not always in lowest terms: they are reduced only once numerator or denominator outgrow 8192
/// bits, because a common divisor costs more than the arithmetic it saves: milliseconds for the longest
/// numbers that can be typed, beside microseconds. Equality and order are those of the values.
public struct Rational: Sendable {
  package let numerator: Integer
  /// Always > 0.
  package let denominator: Integer

  /// The fraction as it stands; the caller knows that `positiveDenominator` > 0.
  @inline(__always)
  package init(_ numerator: Integer, overPositive positiveDenominator: Integer) {
    self.numerator = numerator
    denominator = positiveDenominator
  }

  @inline(__always)
  package init(_ integer: Integer) { self.init(integer, overPositive: .one) }

  /// The fraction numerator/positiveDenominator.
  package init(_ numerator: Int, overPositive positiveDenominator: Int) {
    self.init(Integer(numerator), overPositive: Integer(positiveDenominator))
  }

  /// The whole number `value`.
  public init(_ value: Int) { self.init(Integer(value)) }

  /// The fraction `numerator`/`denominator`; `nil` where the denominator is 0.
  public init?(_ numerator: Int, over denominator: Int) {
    if denominator == 0 { return nil }
    let (top, bottom) = (Integer(numerator), Integer(denominator))
    self = denominator < 0 ? Rational(-top, overPositive: -bottom) : Rational(top, overPositive: bottom)
  }

  /// Exactly the value of a finite binary64 (not of the decimal it was written as); `nil` for infinities
  /// and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let significand = Natural(value.magnitude.significandBits)
    let exponent = value.unitExponent
    let numerator = Integer(
      isNegative: value < 0, magnitude: exponent > 0 ? significand << exponent : significand)
    self.init(numerator, overPositive: exponent < 0 ? Integer.one << -exponent : .one)
  }

  /// Zero.
  public static let zero = Rational(0)

  /// Whether the value is 0.
  @inline(__always) public var isZero: Bool { numerator.isZero }

  /// -1, 0 or 1.
  @inline(__always) public var signum: Int { numerator.signum }

  /// The largest whole number that is not above the value.
  @inline(__always)
  package var floor: Integer {
    // The denominator is > 0, so there is a quotient.
    Integer.floorDivide(numerator, by: denominator)?.quotient ?? .zero
  }

  package var isWhole: Bool { Integer.floorDivide(numerator, by: denominator)?.remainder.isZero ?? false }

  /// The same value in lowest terms. The cost is that of a greatest common divisor.
  package var reduced: Rational {
    let divisor = Integer.greatestCommonDivisor(numerator, denominator)
    if divisor == .one { return self }
    guard let top = Integer.floorDivide(numerator, by: divisor),
      let bottom = Integer.floorDivide(denominator, by: divisor)
    else { return self }  // never: the divisor of a number > 0 is > 0
    return Rational(top.quotient, overPositive: bottom.quotient)
  }

  @inline(__always) private var reducedIfLong: Rational {
    numerator.bitWidth <= 8192 && denominator.bitWidth <= 8192 ? self : reduced
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// The whole number that is written.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Rational: Comparable {
  /// Whether the values are the same, whatever the fractions.
  @inline(__always) public static func == (a: Rational, b: Rational) -> Bool {
    if a.denominator == b.denominator { return a.numerator == b.numerator }
    return a.numerator * b.denominator == b.numerator * a.denominator
  }

  /// Exact order.
  @inline(__always) public static func < (a: Rational, b: Rational) -> Bool {
    if a.denominator == b.denominator { return a.numerator < b.numerator }
    return a.numerator * b.denominator < b.numerator * a.denominator
  }
}

extension Rational {
  /// The exact negative.
  @inline(__always) public static prefix func - (a: Rational) -> Rational {
    Rational(-a.numerator, overPositive: a.denominator)
  }

  /// The exact sum.
  @inline(__always) public static func + (a: Rational, b: Rational) -> Rational {
    if a.denominator == b.denominator {
      return Rational(a.numerator + b.numerator, overPositive: a.denominator)
    }
    if b.isZero { return a }
    if a.isZero { return b }
    return Rational(
      a.numerator * b.denominator + b.numerator * a.denominator, overPositive: a.denominator * b.denominator
    ).reducedIfLong
  }

  /// The exact difference.
  @inline(__always) public static func - (a: Rational, b: Rational) -> Rational { a + -b }

  /// The exact product.
  @inline(__always) public static func * (a: Rational, b: Rational) -> Rational {
    Rational(a.numerator * b.numerator, overPositive: a.denominator * b.denominator).reducedIfLong
  }

  /// The exact quotient; `nil` where `divisor` is 0.
  public func divided(by divisor: Rational) -> Rational? {
    if divisor.isZero { return nil }
    let top = numerator * divisor.denominator
    let bottom = denominator * divisor.numerator
    return Rational(bottom.isNegative ? -top : top, overPositive: bottom.isNegative ? -bottom : bottom)
      .reducedIfLong
  }

  /// The value `count` times, over the same denominator.
  @inline(__always) package func scaled(by count: Integer) -> Rational {
    Rational(numerator * count, overPositive: denominator)
  }

  /// The same value as a fraction of `common`, a multiple > 0 of its denominator.
  package func over(_ common: Integer) -> Rational {
    let factor = Integer.floorDivide(common, by: denominator)?.quotient ?? .one
    return Rational(numerator * factor, overPositive: common)
  }
}
