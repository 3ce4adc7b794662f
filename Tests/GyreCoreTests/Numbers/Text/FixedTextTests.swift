import Foundation
import GyreCore
import TestSupport
import Testing

@Suite struct FixedTextTests {
  @Test func knownTexts() throws {
    var failures: [String] = []
    for (text, decimals, expected) in Self.rows {
      let value = try #require(Double(text))
      let actual = TextTesting.fixed(value, decimals)
      if actual != expected { failures.append(TextTesting.row(value, actual, expected)) }
    }
    #expect(failures == [])
  }

  /// By hand from the exact values; the last column is also what C's printf gives, but for the sign of zero.
  private static let rows: [(String, Int, String)] = [
    // Ties in the exact value go to the even digit.
    ("0.5", 0, "0"), ("1.5", 0, "2"), ("2.5", 0, "2"), ("3.5", 0, "4"), ("-0.5", 0, "0"), ("-1.5", 0, "-2"),
    ("0.125", 2, "0.12"), ("0.375", 2, "0.38"), ("0.25", 1, "0.2"), ("0.75", 1, "0.8"),
    ("-0.125", 2, "-0.12"),
    ("0x1p-17", 16, "0.0000076293945312"), ("0x3p-17", 16, "0.0000228881835938"),
    ("4503599627370495.5", 0, "4503599627370496"), ("4503599627370494.5", 0, "4503599627370494"),
    // Ties only in the decimal text: all four binary64 values are a little below it.
    ("1.005", 2, "1.00"), ("2.675", 2, "2.67"), ("0.615", 2, "0.61"), ("1.255", 2, "1.25"),
    // A carry through all the nines.
    ("9.9999", 3, "10.000"), ("0.95", 0, "1"), ("99.99999999", 6, "100.000000"),
    ("0x1.fffffffffffffp-1", 15, "1.000000000000000"),
    ("-0.9999999", 6, "-1.000000"), ("0x1.fffffffffffffp-1", 16, "0.9999999999999999"),
    // A zero has no sign, whether it was one or became one.
    ("0", 0, "0"), ("-0.0", 0, "0"), ("-0.0", 3, "0.000"), ("-0.0000001", 6, "0.000000"),
    ("-0.0000005", 6, "0.000000"),
    ("-0x1p-1074", 17, "0.00000000000000000"), ("-0.0000006", 6, "-0.000001"),
    // Seventeen decimals.
    ("0.1", 17, "0.10000000000000001"), ("1", 17, "1.00000000000000000"),
    ("5e-18", 17, "0.00000000000000001"),
    ("4.9e-18", 17, "0.00000000000000000"), ("123.456", 17, "123.45600000000000307"),
    // The borders of the fast path, 2^63 and 2^64, and the largest numbers.
    ("0x1p63", 1, "9223372036854775808.0"), ("0x1.fffffffffffffp63", 0, "18446744073709549568"),
    ("0x1p64", 0, "18446744073709551616"), ("-0x1p64", 2, "-18446744073709551616.00"),
    ("1e21", 0, "1000000000000000000000"), ("1e23", 3, "99999999999999991611392.000"),
    // Decimals out of range are taken as 0 and 17.
    ("2.5", -1, "2"), ("0.1", 18, "0.10000000000000001"), ("0.1", .max, "0.10000000000000001"),
    ("1.5", .min, "2"),
  ]

  @Test func agreesWithAllDigits() {
    var failures: [String] = []
    func check(_ value: Double, _ decimals: Int) {
      let actual = TextTesting.fixed(value, decimals)
      let expected = DecimalInteger.fixedText(value, decimals: decimals)
      if actual != expected { failures.append("\(decimals) of " + TextTesting.row(value, actual, expected)) }
    }
    for exponent in -1074...1023 where exponent > -140 || exponent % 16 == 0 {
      check(Double(sign: .minus, exponent: exponent, significand: 1), abs(exponent) % 18)
    }
    check(.greatestFiniteMagnitude, 17)
    check(-.greatestFiniteMagnitude, 17)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<(1_500 * TextTesting.scale) {
      let decimals = generator.below(18)
      // Exponents from -120 to 70: the fast path, both its ends and what is beyond.
      let exponent = UInt64(1023 - 120 + generator.below(190)) << 52
      check(Double(bitPattern: generator.next() & 0x800f_ffff_ffff_ffff | exponent), decimals)
      // Multiples of 2^-n with few bits: ties.
      check(
        Double(generator.below(4_000) - 2_000) * Double(bitPattern: UInt64(1023 - decimals - 1) << 52),
        decimals)
    }
    #expect(failures == [])
  }

  @Test func agreesWithPrintf() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<(3_000 * TextTesting.scale) {
      let decimals = generator.below(18)
      let anyBits = generator.anyFiniteDouble()
      let usual = Double(Int64(bitPattern: generator.next())) * 0x1p-53
      for value in [anyBits, usual] {
        var expected = String(format: "%.*f", decimals, value)
        if expected.hasPrefix("-"), expected.allSatisfy({ "-0.".contains($0) }) { expected.removeFirst() }
        let actual = TextTesting.fixed(value, decimals)
        if actual != expected {
          failures.append("\(decimals) of " + TextTesting.row(value, actual, expected))
        }
      }
    }
    #expect(failures == [])
  }

  /// Not a promise about the digits, only that nothing is written outside the buffer.
  @Test func infinityAndNanStayInBounds() {
    let patterns: [UInt64] = [0x7ff0 << 48, 0xfff0 << 48, 0x7ff8 << 48, .max, .max >> 1]
    let lengths = patterns.map { TextTesting.fixed(Double(bitPattern: $0), 17).utf8.count }
    #expect(lengths == [327, 328, 327, 328, 327])
  }
}
