/// A part of a turn, less whole turns, as a whole number of 2^-128 turns with a bound on its error.
package struct FixedTurn {
  /// In units of 2^-128 turns.
  package let units: UInt128
  /// By how many units the turn may be larger, or smaller.
  let error: UInt64

  @inline(__always)
  init(_ units: UInt128, error: UInt64) {
    self.units = units
    self.error = error
  }

  /// The fraction numerator/denominator of a turn, 0 < denominator < 2^62, less whole turns.
  @inline(__always)
  package init(_ numerator: Int, over denominator: Int) {
    let rest = numerator % denominator
    let positive = UInt64(rest < 0 ? rest + denominator : rest)  // < 2^62
    let divisor = UInt64(denominator)
    // Two digits of a quotient below 1.
    let (high, remainder) = divisor.dividingFullWidth((positive, 0))
    let (low, last) = divisor.dividingFullWidth((remainder, 0))
    self.init(UInt128(high: high, low: low), error: last == 0 ? 0 : 1)
  }

  /// `index` times 1/φ² = (3 - √5)/2, for 0 <= index < 2^30. The constant is cut off; a test computes it again.
  @inline(__always)
  package static func golden(_ index: Int) -> FixedTurn {
    FixedTurn(UInt128(high: 0x61c8_8646_80b5_83ea, low: 0x0c63_3f9f_a312_37cb), error: 1).times(index)
  }

  /// So many times the turn, for 0 <= count < 2^31.
  @inline(__always)
  func times(_ count: Int) -> FixedTurn {
    let factor = UInt64(truncatingIfNeeded: count)
    // Modulo 2^128: whole turns drop out. Errors are below 2^32.
    return FixedTurn(units &* UInt128(factor), error: error &* factor)
  }

  /// The sum, less whole turns; of at most 2^20 terms, whose errors are below 2^32.
  @inline(__always)
  static func + (a: FixedTurn, b: FixedTurn) -> FixedTurn {
    FixedTurn(a.units &+ b.units, error: a.error &+ b.error)
  }

  /// The nearest whole quarter, and the rest as a ball of radians.
  @inline(__always)
  var quarterTurns: QuarterTurns {
    let quarters = (units.high &+ 1 &<< 61) &>> 62
    let rest = units &- UInt128(high: quarters &<< 62, low: 0)  // from -2^125 to 2^125, modulo 2^128
    let isNegative = Int64(bitPattern: rest.high) < 0
    let magnitude = isNegative ? 0 &- rest : rest
    if magnitude == 0 { return QuarterTurns(quarters: Int(quarters), rest: error == 0 ? .zero : .unknown) }
    let zeros = magnitude.leadingZeroBitCount
    if error != 0 && error.leadingZeroBitCount <= zeros {
      return QuarterTurns(quarters: Int(quarters), rest: .unknown)
    }
    let turns = FastBall.checked(
      magnitude &<< UInt128(zeros), error: error == 0 ? 0 : error &<< UInt64(zeros),
      exponent: -128 &- zeros, isNegative: isNegative)
    return QuarterTurns(quarters: Int(quarters), rest: turns * FastBall.pi().scaled(byPowerOfTwo: 1))
  }

  @inline(__always)
  package var sineAndCosine: (sine: FastBall, cosine: FastBall) { FastBall.sineAndCosine(of: quarterTurns) }
}
