/// Decimal digits of integers: the writer that all other number texts are built on.
///
/// It writes ASCII into memory of the caller's and allocates nothing. Source of the method: pairs of digits
/// from a table (Alexandrescu 2012, "Three optimization tips for C++"), eight digits at a time so that the
/// divisions by constants don't wait for each other.
package enum IntegerText {
  /// The most bytes that `write` writes: 20, for 2^64 - 1 and for -2^63.
  @inlinable package static var maximumLength: Int { 20 }

  /// Writes `value` in decimal, without leading zeros, and returns the number of bytes, 1 to 20.
  ///
  /// Exact for every `value`. `output` has room for `maximumLength` bytes.
  @inline(__always)
  package static func write(_ value: UInt64, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let count = digitCount(value)
    writeDigits(value, count: count, to: output)
    return count
  }

  /// Writes `value` in decimal, with a minus if it is negative, and returns the number of bytes, 1 to 20.
  ///
  /// Exact for every `value`, `Int.min` included. `output` has room for `maximumLength` bytes.
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
      // The remainder is below 10^8 < 2^32.
      writeEightDigits(UInt32(truncatingIfNeeded: rest % 100_000_000), to: output + end)
      rest /= 100_000_000
    }
    while end >= 2 {
      end &-= 2
      writePair(UInt32(truncatingIfNeeded: rest % 100), to: output + end)
      rest /= 100
    }
    if end == 1 { output[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10) }
  }

  /// Exactly eight digits of a `value` below 10^8.
  @inline(__always)
  private static func writeEightDigits(_ value: UInt32, to output: UnsafeMutablePointer<UInt8>) {
    let upper = value / 10_000
    let lower = value % 10_000
    writePair(upper / 100, to: output)
    writePair(upper % 100, to: output + 2)
    writePair(lower / 100, to: output + 4)
    writePair(lower % 100, to: output + 6)
  }

  /// Exactly two digits of a `value` below 100.
  @inline(__always)
  private static func writePair(_ value: UInt32, to output: UnsafeMutablePointer<UInt8>) {
    // 2·value + 1 <= 199 is inside the text of 200 bytes.
    let pair = digitPairs.utf8Start + 2 &* Int(truncatingIfNeeded: value)
    output[0] = pair[0]
    output[1] = pair[1]
  }

  /// 10^n for n from 0 to 19: all that fit into 64 bits.
  package static let powersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// "00", "01", … "99", one after the other. A `StaticString`, because that is plain memory: an array would
  /// be checked at every digit.
  private static let digitPairs: StaticString = """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748\
    4950515253545556575859606162636465666768697071727374757677787980818283848586878889909192939495969798\
    99
    """
}
