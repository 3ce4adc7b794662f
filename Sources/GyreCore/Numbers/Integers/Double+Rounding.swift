extension Double {
  /// The significand as a whole number below 2^53: the magnitude is `significandBits`·2^`unitExponent`.
  package var significandBits: UInt64 {
    let fraction = bitPattern & 0x000f_ffff_ffff_ffff
    return magnitude < Double.leastNormalMagnitude ? fraction : fraction | 1 << 52
  }

  /// The exponent of the last place: -1074 for subnormal numbers and 0.
  package var unitExponent: Int {
    let biased = Int(bitPattern >> 52 & 0x7ff)
    return (biased == 0 ? 1 : biased) - 1075
  }

  /// ±(magnitude + rest)·2^exponent rounded to nearest, ties to even, where 0 < rest < 1 if `hasRest`, else
  /// rest = 0. Subnormal results are rounded once; what is too large becomes infinite; 0 has no sign.
  ///
  /// `hasRest` needs a magnitude of at least 55 bits, or the place of the rest would not be known.
  package init(rounding magnitude: Natural, exponent: Int, hasRest: Bool = false, isNegative: Bool = false) {
    self = Double.rounded(magnitude, exponent, hasRest)
    if isNegative && self != 0 { self = -self }
  }

  private static func rounded(_ magnitude: Natural, _ exponent: Int, _ hasRest: Bool) -> Double {
    if magnitude.isZero { return 0 }
    let top = magnitude.bitWidth + exponent  // 2^(top - 1) <= value < 2^top
    if top > 1024 { return .infinity }
    if top < -1074 { return 0 }  // below half of 2^-1074
    let unit = Swift.max(top - 53, -1074)  // the exponent of the result's last place
    let dropped = unit - exponent
    if dropped <= 0 {
      let significand = (magnitude << -dropped).asUInt128?.low ?? 0  // < 2^53
      return Double(significand: significand, unit: unit)
    }
    var significand = (magnitude >> dropped).asUInt128?.low ?? 0  // < 2^53, or 0 where top = -1074
    let isAboveHalf = hasRest || magnitude.hasBits(below: dropped - 1)
    if magnitude.bit(dropped - 1) && (isAboveHalf || significand & 1 == 1) { significand += 1 }
    return Double(significand: significand, unit: unit)
  }

  /// significand·2^unit for a significand of at most 2^53 and a unit of at least -1074: adding the
  /// significand to the exponent field carries where it is 2^53, up to infinity.
  private init(significand: UInt64, unit: Int) {
    if significand < 1 << 52 {
      self.init(bitPattern: significand)  // only where unit = -1074
    } else {
      let biased = UInt64(unit + 1074)  // 0 ... 2045
      self.init(bitPattern: biased << 52 + significand)
    }
  }
}

extension Rational {
  /// The nearest binary64, ties to even; infinite where the magnitude is 2^1024 - 2^970 or more.
  @inline(__always)
  public var rounded: Double {
    if let top = numerator.asInt, let bottom = denominator.asInt,
      top.magnitude <= 1 << 53, bottom <= 1 << 53
    {
      return top == 0 ? 0 : Double(top) / Double(bottom)  // both exact: one IEEE rounding
    }
    return roundedLong
  }

  @inline(never)
  private var roundedLong: Double {
    // Shifted so that the quotient has at least 55 bits.
    let shift = Swift.max(0, 56 - numerator.bitWidth + denominator.bitWidth)
    guard
      let (quotient, remainder) = (numerator.magnitude << shift).dividedWithRemainder(
        by: denominator.magnitude)
    else { return 0 }  // never: the denominator is > 0
    return Double(
      rounding: quotient, exponent: -shift, hasRest: !remainder.isZero, isNegative: numerator.isNegative)
  }
}
