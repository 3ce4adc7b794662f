/// A decimal of at most 19 digits, exactly, in 16 bytes: ±digits·10^exponent.
package struct ShortDecimal: BitwiseCopyable, Equatable, Sendable {
  package let digits: UInt64
  package let exponent: Int32
  package let isNegative: Bool

  /// No more digits (without zeros in front), and no greater exponent in the text: the value is then below
  /// 10^(250 + 19), so that nothing has to be checked, and there is a finite binary64 for it.
  private static let mostDigits = 19
  private static let mostExponent = 250
  private static let longestText = 64

  package static let zero = ShortDecimal(digits: 0, exponent: 0, isNegative: false)

  package init(digits: UInt64, exponent: Int32, isNegative: Bool) {
    self.digits = digits
    self.exponent = exponent
    self.isNegative = isNegative
  }

  @inline(__always)
  package init(_ decimal: PlainDecimal) {
    digits = decimal.digits
    exponent = Int32(truncatingIfNeeded: 0 &- decimal.decimals)  // at most 18 decimals
    isNegative = decimal.isNegative
  }

  /// The decimal with the fewest digits that reads back to a finite binary64: the one that `ShortestText` writes.
  package init(shortestOf value: Double) {
    let bits = value.bitPattern & 0x7fff_ffff_ffff_ffff
    if bits == 0 {
      self = .zero
      return
    }
    var decimal = ShortestDecimal(positiveBits: bits)
    decimal.removeTrailingZeros()
    self.init(digits: decimal.digits, exponent: Int32(decimal.exponent), isNegative: value < 0)
  }

  /// The same value, where its denominator as it stands is a power of ten, as that of a decimal is; else `nil`.
  package init?(exactly value: Rational) {
    guard let numerator = value.numerator.asInt128, let digits = UInt64(exactly: numerator.magnitude),
      let denominator = value.denominator.asInt128,
      let decimals = IntegerText.powersOfTen.firstIndex(where: { Int128($0) == denominator })
    else { return nil }
    self.init(digits: digits, exponent: Int32(-decimals), isNegative: numerator < 0)
  }

  /// The decimal that the whole text is, in the grammar of `DecimalText`; `nil` where it is none, or one that
  /// has to be held otherwise.
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    if text.count > ShortDecimal.longestText { return nil }
    let isNegative = text.first == UInt8(ascii: "-")
    var position = isNegative || text.first == UInt8(ascii: "+") ? 1 : 0
    var digits: UInt64 = 0
    var count = 0
    var decimals = 0
    var hasDigits = false
    var hasPoint = false
    while position < text.count {
      let value = text[position] &- UInt8(ascii: "0")
      if value <= 9 {
        hasDigits = true
        if digits != 0 || value != 0 { count += 1 }
        if count > ShortDecimal.mostDigits { return nil }
        digits = 10 &* digits &+ UInt64(value)  // at most 19 digits: below 10^19 < 2^64
        if hasPoint { decimals += 1 }
      } else if text[position] == UInt8(ascii: ".") && !hasPoint {
        hasPoint = true
      } else {
        break
      }
      position += 1
    }
    guard hasDigits, let exponent = ShortDecimal.exponent(text, from: position) else { return nil }
    self.init(digits: digits, exponent: Int32(exponent - decimals), isNegative: isNegative)
  }

  /// The exponent that the rest of the text is, 0 where there is none; `nil` where it is something else, or large.
  private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    if start == text.count { return 0 }
    guard text[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var position = start + 1
    let isNegative = position < text.count && text[position] == UInt8(ascii: "-")
    if isNegative || (position < text.count && text[position] == UInt8(ascii: "+")) { position += 1 }
    if position == text.count { return nil }
    var exponent = 0
    while position < text.count {
      let value = text[position] &- UInt8(ascii: "0")
      if value > 9 { return nil }
      exponent = 10 * exponent + Int(value)
      if exponent > mostExponent { return nil }
      position += 1
    }
    return isNegative ? -exponent : exponent
  }
}

extension ShortDecimal {
  /// Exactly the value.
  package var exact: Rational {
    let magnitude = Int128(digits)
    let whole = Integer(isNegative ? -magnitude : magnitude)
    if exponent == 0 { return Rational(whole) }
    let power = Integer.powerOfTen(UInt(exponent.magnitude))
    return exponent > 0 ? Rational(whole * power) : Rational(whole, overPositive: power)
  }

  /// A ball of the value; unknown for exponents that are rare.
  @inline(__always)
  package func ball(_ units: DecimalUnits) -> FastBall {
    let decimals = 0 &- Int(exponent)
    if decimals < 0 || decimals > DecimalUnits.mostDecimals { return .unknown }
    return units.ball(digits, decimals: decimals, isNegative: isNegative)
  }

  /// The nearest binary64, ties to even; 0 has no sign.
  @inline(__always)
  package func rounded(_ units: DecimalUnits) -> Double {
    let decimals = 0 &- Int(exponent)
    if decimals >= 0 && decimals < IntegerText.powersOfTen.count && digits <= 1 &<< 53 {
      // Both are exact (10^19 = 2^19·5^19, and 5^19 < 2^53), so that is one IEEE rounding.
      let magnitude = Double(digits) / Double(IntegerText.powersOfTen[decimals])
      return isNegative ? 0 - magnitude : magnitude
    }
    return ball(units).rounded ?? exactlyRounded
  }

  @inline(never)
  private var exactlyRounded: Double { exact.rounded }
}
