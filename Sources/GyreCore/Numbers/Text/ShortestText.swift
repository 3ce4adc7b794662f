/// The shortest text that reads back to the same binary64, laid out as ECMAScript lays it out.
///
/// That is Number::toString of ECMA-262 (6.1.6.1.20), with its note 2 (the closest of the shortest), which
/// RFC 8785 section 3.2.2.3 prescribes for JSON.
package enum ShortestText {
  /// The most bytes that `write` writes: 25, for a sign, `0.00000` and 17 digits.
  @inlinable package static var maximumLength: Int { 25 }

  /// Writes `value` and returns the number of bytes, 1 to 25.
  ///
  /// Range: every finite `value`; -0 is written `0`. Accuracy: reading the text, rounded to nearest with ties
  /// to even, gives `value`; no shorter text does; of several as short it is the closest to `value`, of two
  /// equally close the one with the even last digit. `output` has room for `maximumLength` bytes; those behind the
  /// text may be written too.
  ///
  /// `value` must be finite, which is for the caller to see to. For infinity and nan it writes the digits of
  /// some number from 2^1024 to 2^1025, within `maximumLength`, and does not trap.
  package static func write(_ value: Double, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let bits = value.bitPattern & 0x7fff_ffff_ffff_ffff
    if bits == 0 {
      output[0] = UInt8(ascii: "0")
      return 1
    }
    // Written without asking for the sign, which is often not to be foreseen: a digit takes the place of the minus.
    output[0] = UInt8(ascii: "-")
    let sign = Int(truncatingIfNeeded: value.bitPattern &>> 63)
    return sign &+ write(ShortestDecimal(positiveBits: bits), to: output + sign)
  }

  // No overflow in the layouts below: every count is at most 25, every exponent below 400 in magnitude.

  /// `decimal` in the layout that its size asks for.
  ///
  /// All seventeen digits are written, zeros behind the last among them; what the text has no use for is written
  /// over by what follows it, and there is room for it: `0.00000` and 17 digits.
  @inline(__always)
  private static func write(_ decimal: ShortestDecimal, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let written = IntegerText.digitCount(decimal.digits)
    // The point stands after so many digits. (ECMA-262 calls it n, and the `count` of digits k.)
    let point = written &+ decimal.exponent
    let digits = SeventeenDigits(decimal.digits &* IntegerText.powersOfTen[17 &- written])
    let count = digits.count
    if point > 21 || point <= -6 { return writeScientific(digits, exponent: point &- 1, to: output) }
    if point <= 0 {
      IntegerText.store(0, to: output)
      output[1] = UInt8(ascii: ".")
      digits.write(to: output + (2 &- point))
      return 2 &- point &+ count
    }
    if point >= count {
      digits.write(to: output)
      for index in 17..<max(17, point) { output[index] = UInt8(ascii: "0") }
      return point
    }
    // One place too far right, and then the whole part one back: that leaves room for the point.
    digits.write(to: output + 1)
    if point < 8 {
      IntegerText.storeText(digits.firstEight(pointAfter: UInt64(truncatingIfNeeded: point)), to: output)
    } else {
      for index in 0..<point { output[index] = output[index &+ 1] }
      output[point] = UInt8(ascii: ".")
    }
    return count &+ 1
  }

  /// One digit, the others after a point, and the exponent with its sign.
  private static func writeScientific(
    _ digits: SeventeenDigits, exponent: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    digits.write(to: output + 1)
    output[0] = output[1]
    var length = 1
    if digits.count > 1 {
      output[1] = UInt8(ascii: ".")
      length = digits.count &+ 1
    }
    output[length] = UInt8(ascii: "e")
    output[length &+ 1] = exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")
    length &+= 2
    let magnitude = UInt64(exponent.magnitude)
    let exponentCount = IntegerText.digitCount(magnitude)
    IntegerText.writeDigits(magnitude, count: exponentCount, to: output + length)
    return length &+ exponentCount
  }
}

/// The seventeen digits of a number below 10^17, with leading zeros.
private struct SeventeenDigits {
  private let first: UInt64
  /// Eight each, the first in the lowest byte.
  private let middle: UInt64
  private let last: UInt64

  @inline(__always)
  init(_ value: UInt64) {
    first = value / 10_000_000_000_000_000
    let rest = value &- first &* 10_000_000_000_000_000
    let upper = rest / 100_000_000
    middle = IntegerText.eightDigits(upper)
    last = IntegerText.eightDigits(rest &- upper &* 100_000_000)
  }

  /// How many there are without zeros at the end, at least 1.
  @inline(__always)
  var count: Int {
    last != 0 ? 17 &- last.leadingZeroBitCount / 8 : 9 &- middle.leadingZeroBitCount / 8
  }

  @inline(__always)
  func write(to output: UnsafeMutablePointer<UInt8>) {
    output[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: first)
    IntegerText.store(middle, to: output + 1)
    IntegerText.store(last, to: output + 9)
  }

  /// The text of the first digits, 1 to 7, a point, and those that follow: eight bytes, the lowest first.
  @inline(__always)
  func firstEight(pointAfter count: UInt64) -> UInt64 {
    let text = (first | middle &<< 8) | 0x3030_3030_3030_3030
    let whole = text & (1 &<< (8 &* count) &- 1)
    return whole | UInt64(UInt8(ascii: ".")) &<< (8 &* count) | (text &- whole) &<< 8
  }
}
