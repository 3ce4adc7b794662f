/// A binary64 with a given number of decimals, correctly rounded.
package enum FixedText {
  /// The most bytes that `write` writes: a sign, 309 digits, a point and 17 decimals.
  @inlinable package static var maximumLength: Int { 328 }

  /// Writes `value` with exactly `decimals` digits after the point (no point for 0), without exponent, and
  /// returns the number of bytes, 1 to 328; at most 39 for magnitudes below 2^64.
  ///
  /// Range: every finite `value`; `decimals` from 0 to 17, taken as the nearer of these two where it is
  /// outside. Accuracy: the exact binary64 value rounded to nearest, ties to even: the bytes of C's printf
  /// with `%.*f`, except that a result of zero has no sign. `output` has room for `maximumLength` bytes.
  ///
  /// `value` must be finite, which is for the caller to see to. For infinity and nan it writes the digits of
  /// some number from 2^1024 to 2^1025, within `maximumLength`, and does not trap.
  package static func write(
    _ value: Double, decimals: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let decimals = min(max(decimals, 0), 17)
    let bits = value.bitPattern & 0x7fff_ffff_ffff_ffff
    let biasedExponent = Int(truncatingIfNeeded: bits &>> 52)
    let isNormal = biasedExponent != 0
    // |value| = significand·2^exponent, significand < 2^53, exponent from -1074 to 972: no overflow.
    let fractionField = bits & 0xf_ffff_ffff_ffff
    let significand = isNormal ? fractionField | 1 &<< 52 : fractionField
    let exponent = (isNormal ? biasedExponent : 1) &- 1075

    // No overflow in the lengths: they are at most 328.
    var length = 0
    if exponent > 11 {
      // 2^64 or more: a whole number that does not fit into 64 bits.
      length = writeSign(of: value, to: output)
      length &+= writeLargeInteger(significand, exponent: exponent, to: output + length)
      length &+= writeFraction(0, decimals: decimals, to: output + length)
      return length
    }
    let (whole, fraction) = rounded(significand, exponent: exponent, decimals: decimals)
    if whole | fraction != 0 { length = writeSign(of: value, to: output) }
    length &+= IntegerText.write(whole, to: output + length)
    length &+= writeFraction(fraction, decimals: decimals, to: output + length)
    return length
  }

  /// significand·2^exponent, rounded to `decimals` places, as its whole part and fraction·10^-decimals.
  ///
  /// Exact: nothing is cut off before the rounding. exponent <= 11, significand < 2^53, decimals from 0 to
  /// 17.
  @inline(__always)
  private static func rounded(
    _ significand: UInt64, exponent: Int, decimals: Int
  ) -> (whole: UInt64, fraction: UInt64) {
    // No overflow: 53 bits moved up by at most 11 are 64.
    if exponent >= 0 { return (significand &<< UInt64(truncatingIfNeeded: exponent), 0) }
    let shift = UInt64(truncatingIfNeeded: 0 &- exponent)
    var whole: UInt64 = 0
    var part = significand
    if shift < 64 {
      whole = significand &>> shift
      part = significand & (1 &<< shift &- 1)
    }
    let unit = IntegerText.powersOfTen[decimals]
    // part < 2^53 and 10^17 < 2^57, so this is below 2^110 …
    let scaled = fullProduct(part, unit)
    // … and from here on below 1/4 of the last place.
    if shift >= 112 { return (0, 0) }
    // The quotient is at most `unit`: part < 2^shift. So it fits into 64 bits, and adding 1 can't overflow;
    // nor can it for `whole`, which is below 2^52 where there is a fraction.
    let wideShift = UInt128(truncatingIfNeeded: shift)
    var fraction = (scaled &>> wideShift).low
    let remainder = scaled &- UInt128(fraction) &<< wideShift
    let half = UInt128(1) &<< (wideShift &- 1)
    // 10^decimals is even but for 0 decimals, where the last digit printed is that of the whole part.
    let lastDigit = decimals == 0 ? whole : fraction
    if remainder > half || (remainder == half && lastDigit & 1 == 1) {
      fraction &+= 1
      if fraction == unit {
        fraction = 0
        whole &+= 1
      }
    }
    return (whole, fraction)
  }

  @inline(__always)
  private static func writeSign(of value: Double, to output: UnsafeMutablePointer<UInt8>) -> Int {
    guard value.bitPattern &>> 63 == 1 else { return 0 }
    output[0] = UInt8(ascii: "-")
    return 1
  }

  @inline(__always)
  private static func writeFraction(
    _ fraction: UInt64, decimals: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    if decimals == 0 { return 0 }
    output[0] = UInt8(ascii: ".")
    IntegerText.writeDigits(fraction, count: decimals, to: output + 1)
    return decimals &+ 1
  }

  /// Writes the whole number significand·2^exponent, exponent from 0 to 972, significand from 1 to 2^53 - 1.
  ///
  /// By division by 10^9, in limbs of 32 bits: 64-bit divisions by a constant are multiplications everywhere,
  /// while 128-bit ones are calls on arm64.
  private static func writeLargeInteger(
    _ significand: UInt64, exponent: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // Lowest limb first. The significand, moved by less than a limb, has at most 53 + 31 bits: three limbs,
    // and the last is limb 32 at most. Numbers this large are rare, so two allocations are no matter.
    let firstLimb = exponent / 32
    var limbs = [UInt32](repeating: 0, count: firstLimb + 3)
    var moved = UInt128(significand) << UInt128(exponent % 32)
    for index in firstLimb..<limbs.count {
      limbs[index] = UInt32(truncatingIfNeeded: moved)
      moved >>= 32
    }
    // Nine digits a group, lowest group first. The remainder is below 10^9 < 2^32, so each quotient is a
    // limb.
    var groups: [UInt32] = []
    groups.reserveCapacity(35)
    while let top = limbs.last {
      if top == 0 {
        limbs.removeLast()
        continue
      }
      var remainder: UInt64 = 0
      for index in limbs.indices.reversed() {
        let dividend = remainder << 32 | UInt64(limbs[index])
        limbs[index] = UInt32(truncatingIfNeeded: dividend / 1_000_000_000)
        remainder = dividend % 1_000_000_000
      }
      groups.append(UInt32(truncatingIfNeeded: remainder))
    }
    var length = 0
    for group in groups.reversed() {
      if length == 0 {
        length = IntegerText.write(UInt64(group), to: output)
      } else {
        IntegerText.writeDigits(UInt64(group), count: 9, to: output + length)
        length += 9
      }
    }
    return length
  }
}
