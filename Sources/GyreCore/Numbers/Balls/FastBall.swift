/// The ball of the hot paths: a 128-bit significand s, a bound e on its error in units of its last place, an
/// exponent x and a sign: all numbers ±t·2^x with |t - s| <= e.
///
/// The top bit of s is set; s = 0 is exactly zero where e = 0, and the unknown ball where e > 0. Errors stay
/// below 2^61: what exceeds that becomes unknown. Below, "unit" is 2^x of the result, and e, e' are the
/// errors of the operands. Exponents stay far from the ends of `Int`: they come from whole numbers held in
/// memory, of fewer than 2^40 bits, and formulas of a few dozen operations.
package struct FastBall: Ball {
  package typealias Precision = FastPrecision

  package let significand: UInt128
  package let error: UInt64
  package let exponent: Int
  package let isNegative: Bool

  private static let errorLimit: UInt64 = 1 << 61

  @inline(__always)
  package init(_ significand: UInt128, error: UInt64, exponent: Int, isNegative: Bool) {
    self.significand = significand
    self.error = error
    self.exponent = exponent
    self.isNegative = isNegative
  }

  package static var unknown: FastBall { FastBall(0, error: 1, exponent: 0, isNegative: false) }
  package static var zero: FastBall { FastBall(0, error: 0, exponent: 0, isNegative: false) }

  @inline(__always) var isZero: Bool { significand == 0 && error == 0 }
  @inline(__always) package var isUnknown: Bool { significand == 0 && error != 0 }

  @inline(__always)
  package init(_ value: Integer, _: FastPrecision = FastPrecision()) {
    guard let number = value.asInt128 else {
      self = FastBall.truncating(value)
      return
    }
    self.init(number.magnitude, isNegative: number < 0)
  }

  /// The whole number ±magnitude.
  @inline(__always)
  init(_ magnitude: UInt128, isNegative: Bool) {
    if magnitude == 0 {
      self = .zero
      return
    }
    let zeros = magnitude.leadingZeroBitCount
    self.init(magnitude &<< UInt128(zeros), error: 0, exponent: -zeros, isNegative: isNegative)
  }

  /// The top 128 bits of a longer number; what is dropped is less than one unit, and two are stated.
  @inline(never)
  private static func truncating(_ value: Integer) -> FastBall {
    let magnitude = value.magnitude
    let exponent = magnitude.bitWidth - 128
    return FastBall(
      (magnitude >> exponent).asUInt128 ?? 0, error: magnitude.hasBits(below: exponent) ? 2 : 0,
      exponent: exponent, isNegative: value.isNegative)
  }

  /// π truncated to 128 bits: less than one unit too small.
  @inline(__always)
  package static func pi(_: FastPrecision = FastPrecision()) -> FastBall {
    FastBall(
      UInt128(high: 0xc90f_daa2_2168_c234, low: 0xc4c6_628b_80dc_1cd1), error: 1, exponent: 2 - 128,
      isNegative: false)
  }

  package static func argument(of direction: Direction, _: FastPrecision) -> FastBall {
    arcTangent(FastBall(direction.imaginary), FastBall(direction.real))
  }

  @inline(__always)
  package func scaled(byPowerOfTwo count: Int) -> FastBall {
    FastBall(significand, error: error, exponent: exponent &+ count, isNegative: isNegative)
  }

  @inline(__always)
  package static prefix func - (a: FastBall) -> FastBall {
    FastBall(a.significand, error: a.error, exponent: a.exponent, isNegative: !a.isNegative)
  }

  /// A result whose error may have grown too large.
  @inline(__always)
  static func checked(
    _ significand: UInt128, error: UInt64, exponent: Int, isNegative: Bool
  ) -> FastBall {
    if error >= errorLimit { return .unknown }
    return FastBall(significand, error: error, exponent: exponent, isNegative: isNegative)
  }

  /// Error: (s ± e)(s' ± e')/2^128 differs from s·s'/2^128 by at most e + e' + 1/4, since s, s' < 2^128 and
  /// e·e' < 2^122; the product drops three parts of less than a unit each. Together less than e + e' + 4,
  /// doubled where the result is shifted up by one bit. Six are stated, twice what is dropped: a measured error
  /// above one half of its bound then shows a fault, for this as for the other operations.
  @inline(__always)
  package static func * (a: FastBall, b: FastBall) -> FastBall {
    if a.significand == 0 || b.significand == 0 { return a.isUnknown || b.isUnknown ? .unknown : .zero }
    // No overflow: high·high + 2·(2^64 - 1) <= (2^64 - 1)^2 + 2·(2^64 - 1) < 2^128.
    let middle =
      UInt128(highProduct(a.significand.high, b.significand.low))
      &+ UInt128(highProduct(a.significand.low, b.significand.high))
    let product = fullProduct(a.significand.high, b.significand.high) &+ middle
    let error = a.error &+ b.error &+ 6  // < 2^62 + 6
    let exponent = a.exponent &+ b.exponent &+ 128
    let isNegative = a.isNegative != b.isNegative
    if product.high &>> 63 != 0 {
      return checked(product, error: error, exponent: exponent, isNegative: isNegative)
    }
    // s, s' >= 2^127, so the product is at least 2^126: one bit is enough.
    return checked(product &<< 1, error: error &<< 1, exponent: exponent &- 1, isNegative: isNegative)
  }

  @inline(__always)
  package static func + (a: FastBall, b: FastBall) -> FastBall {
    if a.significand == 0 || b.significand == 0 {
      if a.isUnknown || b.isUnknown { return .unknown }
      return a.isZero ? b : a
    }
    let isSwapped = a.exponent < b.exponent || (a.exponent == b.exponent && a.significand < b.significand)
    let (larger, smaller) = isSwapped ? (b, a) : (a, b)
    let distance = larger.exponent &- smaller.exponent
    return larger.isNegative == smaller.isNegative
      ? addMagnitude(larger, smaller, distance) : subtractMagnitude(larger, smaller, distance)
  }

  @inline(__always)
  package static func - (a: FastBall, b: FastBall) -> FastBall { a + -b }

  /// The smaller operand in units of the larger, and a bound on the error of that: e'/2^distance rounded up,
  /// and one unit for the bits shifted out. Where they are out of reach, s' + e' < 2^129 leaves at most 2.
  @inline(__always)
  private static func aligned(_ smaller: FastBall, _ distance: Int) -> (UInt128, UInt64) {
    if distance == 0 { return (smaller.significand, smaller.error) }
    if distance >= 128 { return (0, 2) }
    let error = distance >= 64 ? 0 : smaller.error &>> UInt64(truncatingIfNeeded: distance)
    return (smaller.significand &>> UInt128(truncatingIfNeeded: distance), error &+ 2)
  }

  /// Error: e and the aligned e'; where the sum carries, half of that rounded up, and half a unit for the bit
  /// shifted out: together at most (e + e')/2 + 1.
  @inline(__always)
  private static func addMagnitude(_ a: FastBall, _ b: FastBall, _ distance: Int) -> FastBall {
    let (term, termError) = aligned(b, distance)
    let (sum, carries) = a.significand.addingReportingOverflow(term)
    let error = a.error &+ termError  // < 2^62 + 2
    if !carries { return checked(sum, error: error, exponent: a.exponent, isNegative: a.isNegative) }
    return checked(
      sum &>> 1 | 1 &<< 127, error: error &>> 1 &+ 1, exponent: a.exponent &+ 1, isNegative: a.isNegative)
  }

  /// Error: e and the aligned e', times 2^z where z leading bits cancel. b's magnitude, aligned, is not above
  /// a's: equal exponents were ordered by significand, and else it is shifted below a's top bit.
  @inline(__always)
  private static func subtractMagnitude(_ a: FastBall, _ b: FastBall, _ distance: Int) -> FastBall {
    let (term, termError) = aligned(b, distance)
    let difference = a.significand &- term
    let error = a.error &+ termError  // < 2^62 + 2
    if difference == 0 { return error == 0 ? .zero : .unknown }
    let zeros = difference.leadingZeroBitCount
    if error != 0 && error.leadingZeroBitCount <= zeros { return .unknown }  // error·2^zeros >= 2^63
    return checked(
      difference &<< UInt128(zeros), error: error == 0 ? 0 : error &<< UInt64(zeros),
      exponent: a.exponent &- zeros, isNegative: a.isNegative)
  }
}

/// The precision of `FastBall`: there is only one.
package struct FastPrecision: BallPrecision {
  package var bits: Int { 128 }
  @inline(__always) package init() {}
}
