/// A decimal as streams mostly hold them: a sign, up to 18 digits, a point, and nothing else.
package struct PlainDecimal {
  /// Without the point, below 10^18.
  package let digits: UInt64
  /// How many of them stand after the point.
  package let decimals: Int
  package let isNegative: Bool

  package static let maximumDigits = 18

  /// Whether the text is the one that `ShortestText` would write for the decimal's nearest binary64.
  ///
  /// Up to 15 digits survive the way to binary64 and back, so no two such decimals have the same binary64, and
  /// the shorter text would be another. What is left is the layout: no zero before another digit, none at the
  /// end of the decimals, and no exponent, that is 10^-6 or more (or 0).
  @inline(__always)
  package func isShortest(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard digits < IntegerText.powersOfTen[15], let last = text.last else { return false }
    if decimals > 6 && digits < IntegerText.powersOfTen[decimals &- 6] { return false }
    if decimals > 0 && last == UInt8(ascii: "0") || last == UInt8(ascii: ".") { return false }
    let start = isNegative ? 1 : 0
    if text[start] == UInt8(ascii: ".") || (isNegative && digits == 0) { return false }
    return text[start] != UInt8(ascii: "0") || text.count == 1 || text[start &+ 1] == UInt8(ascii: ".")
  }

  /// The decimal that the whole text is; `nil` where it is none of this kind.
  @inline(__always)
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    var position = 0
    isNegative = text.first == UInt8(ascii: "-")
    if isNegative { position = 1 }
    // A sign, the digits, and a point: a longer text has too many digits.
    if text.count > PlainDecimal.maximumDigits + 2 { return nil }
    var digits: UInt64 = 0
    var count = 0
    var point: Int?
    while position < text.count {
      let value = text[position] &- UInt8(ascii: "0")
      if value <= 9 {
        digits = 10 &* digits &+ UInt64(value)  // at most 20 bytes: below 10^20, checked below
        count &+= 1
      } else if text[position] == UInt8(ascii: ".") && point == nil {
        point = count
      } else {
        return nil
      }
      position &+= 1
    }
    if count == 0 || count > PlainDecimal.maximumDigits { return nil }
    self.digits = digits
    decimals = count &- (point ?? count)
  }

  /// The nearest binary64, ties to even; `nil` where one division does not tell. 0 has no sign.
  @inline(__always)
  package var rounded: Double? {
    // Both are exact up to 2^53 (10^18 = 2^18·5^18, and 5^18 < 2^53), so that is one IEEE rounding.
    if digits > 1 &<< 53 { return nil }
    let magnitude = Double(digits) / Double(IntegerText.powersOfTen[decimals])
    return isNegative ? 0 - magnitude : magnitude
  }
}
