extension FastBall {
  /// Decided for results of normal size, unless a midpoint between two binary64 lies within the error.
  ///
  /// The significand's upper 53 bits are kept; the lower 75 are compared with one half. The error, below
  /// 2^61, is small beside the 2^74 units from a kept value to its midpoints (2^73 below a power of two).
  @inline(__always)
  package var rounded: Double? {
    if significand == 0 { return error == 0 ? 0 : nil }
    let top = exponent &+ 127
    if top < -1022 || top > 1023 { return roundedOutside }
    let kept = UInt64(truncatingIfNeeded: significand &>> 75)
    let dropped = significand & ((1 &<< 75) &- 1)
    let half: UInt128 = 1 &<< 74
    var bits = UInt64(truncatingIfNeeded: top &+ 1022) &<< 52 &+ kept
    let distance = dropped > half ? dropped &- half : half &- dropped
    if distance > UInt128(error) {
      if dropped > half { bits &+= 1 }  // carries into the exponent, at the end up to infinity
    } else if error == 0 {
      bits &+= kept & 1  // exactly the midpoint
    } else {
      return nil
    }
    return Double(bitPattern: isNegative ? bits | 1 &<< 63 : bits)
  }

  /// 2^1024 or more, or below half of 2^-1074 (the error is less than 2^-66 of the value); subnormal results
  /// are left to the wide ball.
  private var roundedOutside: Double? {
    let top = exponent &+ 127
    if top > 1023 { return isNegative ? -.infinity : .infinity }
    return top < -1076 ? 0 : nil
  }

  /// The error is below 2^61 and the significand at least 2^127.
  @inline(__always)
  package var sign: Int? {
    if significand == 0 { return error == 0 ? 0 : nil }
    return isNegative ? -1 : 1
  }

  /// For positive balls no difference is built: with significands from 2^127 - 2^61 to 2^128 + 2^61, exponents that are
  /// more than one apart decide, and equal ones leave the significands to be compared.
  @inline(__always)
  package func order(_ other: FastBall) -> Int? {
    let gap = exponent &- other.exponent
    if isNegative || other.isNegative || significand == 0 || other.significand == 0 || gap.magnitude == 1 {
      return (self - other).sign
    }
    if gap != 0 { return gap > 0 ? 1 : -1 }
    let errors = UInt128(error &+ other.error)  // < 2^62
    if significand > other.significand { return significand &- other.significand > errors ? 1 : nil }
    let lead = other.significand &- significand
    return lead > errors ? -1 : lead == 0 && errors == 0 ? 0 : nil
  }

  /// Decided for magnitudes below 2^62, unless a whole number lies within the error.
  @inline(__always)
  package var floor: Integer? {
    if significand == 0 { return error == 0 ? .zero : nil }
    let fractionBits = 0 &- exponent
    if fractionBits < 66 { return nil }
    // More than 128 bits of fraction: the magnitude is about 1/2 or less, and not 0.
    if fractionBits > 128 { return isNegative ? Integer(-1) : .zero }
    let isBelowOne = fractionBits == 128
    let mask: UInt128 = isBelowOne ? .max : 1 &<< UInt128(fractionBits) &- 1
    let whole = isBelowOne ? 0 : Int(truncatingIfNeeded: significand &>> UInt128(fractionBits))
    let fraction = significand & mask
    let toNext = (0 &- fraction) & mask
    if fraction == 0 && error == 0 { return Integer(isNegative ? -whole : whole) }
    if fraction <= UInt128(error) || toNext <= UInt128(error) { return nil }
    return Integer(isNegative ? -whole &- 1 : whole)
  }
}
