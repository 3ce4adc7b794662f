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
  /// equally close the one with the even last digit. `output` has room for `maximumLength` bytes.
  ///
  /// `value` must be finite, which is for the caller to see to. For infinity and nan it writes the digits of
  /// some number from 2^1024 to 2^1025, within `maximumLength`, and does not trap.
  package static func write(_ value: Double, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let bits = value.bitPattern & 0x7fff_ffff_ffff_ffff
    if bits == 0 {
      output[0] = UInt8(ascii: "0")
      return 1
    }
    let decimal = ShortestDecimal(positiveBits: bits)
    if value.bitPattern == bits { return write(decimal, to: output) }
    output[0] = UInt8(ascii: "-")
    return 1 &+ write(decimal, to: output + 1)
  }

  // No overflow in the layouts below: every count is at most 25, every exponent below 400 in magnitude.

  /// `decimal` in the layout that its size asks for.
  @inline(__always)
  private static func write(_ decimal: ShortestDecimal, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let count = IntegerText.digitCount(decimal.digits)
    // The point stands after so many digits. (ECMA-262 calls it n, and `count` k.)
    let point = count &+ decimal.exponent
    if point > 21 || point <= -6 {
      return writeScientific(decimal.digits, count: count, exponent: point &- 1, to: output)
    }
    if point <= 0 {
      output[0] = UInt8(ascii: "0")
      output[1] = UInt8(ascii: ".")
      writeZeros(0 &- point, to: output + 2)
      let start = 2 &- point
      IntegerText.writeDigits(decimal.digits, count: count, to: output + start)
      return start &+ count
    }
    if point >= count {
      IntegerText.writeDigits(decimal.digits, count: count, to: output)
      writeZeros(point &- count, to: output + count)
      return point
    }
    // One place too far right, and then the whole part one back: that leaves room for the point.
    IntegerText.writeDigits(decimal.digits, count: count, to: output + 1)
    for index in 0..<point { output[index] = output[index &+ 1] }
    output[point] = UInt8(ascii: ".")
    return count &+ 1
  }

  /// One digit, the others after a point, and the exponent with its sign.
  private static func writeScientific(
    _ digits: UInt64, count: Int, exponent: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    IntegerText.writeDigits(digits, count: count, to: output + 1)
    output[0] = output[1]
    var length = 1
    if count > 1 {
      output[1] = UInt8(ascii: ".")
      length = count &+ 1
    }
    output[length] = UInt8(ascii: "e")
    output[length &+ 1] = exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")
    length &+= 2
    return length &+ IntegerText.write(UInt64(exponent.magnitude), to: output + length)
  }

  @inline(__always)
  private static func writeZeros(_ count: Int, to output: UnsafeMutablePointer<UInt8>) {
    for index in 0..<count { output[index] = UInt8(ascii: "0") }
  }
}
