/// Decimal digits of integers: the writer that all other number texts are built on.
///
/// It writes ASCII into memory of the caller's and allocates nothing. Eight digits are made at a time, in the eight
/// bytes of one word.
package enum IntegerText {
  /// The most bytes that `write` writes: 20, for 2^64 - 1 and for -2^63.
  @inlinable package static var maximumLength: Int { 20 }

  /// Writes `value` in decimal, without leading zeros, and returns the number of bytes, 1 to 20.
  ///
  /// Exact for every `value`. `output` has room for `maximumLength` bytes; those behind the text may be written too.
  @inline(__always)
  package static func write(_ value: UInt64, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let count = digitCount(value)
    if count <= 8 {
      // The digits are the last of eight; what is stored behind them has room.
      store(eightDigits(value) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count), to: output)
    } else {
      writeDigits(value, count: count, to: output)
    }
    return count
  }

  /// Writes `value` in decimal, with a minus if it is negative, and returns the number of bytes, 1 to 20.
  ///
  /// Exact for every `value`, `Int.min` included. `output` has room for `maximumLength` bytes; those behind the text
  /// may be written too.
  @inline(__always)
  package static func write(_ value: Int, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let magnitude = UInt64(value.magnitude)
    if value >= 0 { return write(magnitude, to: output) }
    output[0] = UInt8(ascii: "-")
    return 1 + write(magnitude, to: output + 1)
  }

  /// The number of decimal digits of `value`, 1 to 20; 0 has one.
  @inline(__always)
  package static func digitCount(_ value: UInt64) -> Int {
    // Setting the lowest bit gives 0 its digit and changes no other count, since 10^n - 1 is odd for n > 0.
    let odd = value | 1
    // 1233/4096 is a little less than log10(2): for 1 to 64 bits this is the count or one less than it, and
    // at most 19, inside the table. 64·1233 fits.
    let atLeast = ((64 &- odd.leadingZeroBitCount) &* 1233) &>> 12
    return odd >= powersOfTen[atLeast] ? atLeast + 1 : atLeast
  }

  /// Writes the last `count` digits of `value`, with leading zeros where it has fewer, and nothing else.
  ///
  /// `count` >= 0 (a negative one writes nothing); `output` has room for `count` bytes.
  @inline(__always)
  package static func writeDigits(_ value: UInt64, count: Int, to output: UnsafeMutablePointer<UInt8>) {
    // No overflow: `end` goes from `count` down to 0 in steps that are checked before they are taken.
    var rest = value
    var end = count
    while end >= 8 {
      end &-= 8
      store(eightDigits(rest % 100_000_000), to: output + end)
      rest /= 100_000_000
    }
    while end >= 1 {
      end &-= 1
      output[end] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// The eight digits of a `value` below 10^8 as numbers from 0 to 9, the first in the lowest byte.
  ///
  /// The two halves of four digits are divided by 100 side by side, then the four pairs by 10. 10486/2^20 and
  /// 103/2^10 are a little more than 1/100 and 1/10, by so little that the quotients of all numbers below 10^4 and
  /// 100 are right; the products stay within 32 and 16 bits.
  @inline(__always)
  static func eightDigits(_ value: UInt64) -> UInt64 {
    let upper = value / 10_000
    let fours = upper | (value &- 10_000 &* upper) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x7f_0000_007f
    let twos = hundreds | (fours &- 100 &* hundreds) &<< 16
    let tens = (twos &* 103) &>> 10 & 0x0f_000f_000f_000f
    return tens | (twos &- 10 &* tens) &<< 8
  }

  /// Writes eight digits, the first of them the lowest byte.
  @inline(__always)
  static func store(_ digits: UInt64, to output: UnsafeMutablePointer<UInt8>) {
    storeText(digits | 0x3030_3030_3030_3030, to: output)
  }

  /// Writes eight bytes, the lowest first.
  @inline(__always)
  static func storeText(_ text: UInt64, to output: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(output).storeBytes(of: text.littleEndian, as: UInt64.self)
  }

  /// 10^n for n from 0 to 19: all that fit into 64 bits.
  package static let powersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
