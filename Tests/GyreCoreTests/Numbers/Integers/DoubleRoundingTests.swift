import GyreCore
import TestSupport
import Testing

@Suite struct DoubleRoundingTests {
  /// From the definition of binary64 (IEEE 754-2019, 4.3.1): magnitude, exponent, rest, result.
  private static let table: [(magnitude: String, exponent: Int, hasRest: Bool, result: Double)] = [
    ("0", 0, false, 0), ("1", 0, false, 1), ("3", -1, false, 1.5), ("1<<200", -200, false, 1),
    // Ties go to the even significand; a rest lifts them.
    ("20000000000001", 0, false, 0x1p53), ("20000000000003", 0, false, 0x1.0000000000002p53),
    ("20000000000001<<70", -70, true, 0x1.0000000000001p53), ("20000000000001<<70", -70, false, 0x1p53),
    ("200000000000007<<70", -74, true, 0x1p53), ("200000000000011", -4, false, 0x1.0000000000001p53),
    ("200000000000010", -4, false, 0x1p53), ("20000000000000f", -4, true, 0x1p53),
    ("3fffffffffffff", -1, false, 0x1p53), ("3fffffffffffff<<9", -9, true, 0x1p54),
    ("7ffffffffffffc<<9", -9, true, 0x1.fffffffffffffp54),
    ("7ffffffffffffd<<9", -9, true, 0x1.fffffffffffffp54),
    // Subnormal numbers: halves and more of the last place.
    ("1", -1074, false, 0x1p-1074), ("1", -1075, false, 0), ("1<<60", -1135, true, 0x1p-1074),
    ("1<<60", -1136, true, 0),
    ("3", -1075, false, 0x1p-1073), ("3<<60", -1135, true, 0x1p-1073), ("5", -1075, false, 0x1p-1073),
    ("5<<60", -1135, true, 3 * .leastNonzeroMagnitude),
    ("ffffffffffffe<<20", -1094, true, 0x0.ffffffffffffep-1022),
    ("1fffffffffffff", -1075, false, 0x1p-1022), ("1ffffffffffffd", -1075, false, 0x0.ffffffffffffep-1022),
    ("1fffffffffffff<<10", -1085, true, 0x1p-1022), ("20000000000001", -1075, false, 0x1p-1022),
    // The largest number, and the midpoint above it, from which on all is infinite.
    ("1fffffffffffff", 971, false, .greatestFiniteMagnitude), ("3fffffffffffff", 970, false, .infinity),
    ("3fffffffffffff<<20", 950, true, .infinity), ("3ffffffffffffeffff", 954, true, .greatestFiniteMagnitude),
    ("1", 1024, false, .infinity), ("1", 1023, false, 0x1p1023), ("1<<2000", 0, false, .infinity),
    ("1<<2000", -4000, false, 0),
  ]

  @Test func tiesSubnormalsAndRests() throws {
    var failing = FailingRows()
    for (text, exponent, hasRest, result) in DoubleRoundingTests.table {
      let magnitude = try #require(Natural(hexadecimal: text))
      for isNegative in [false, true] {
        let value = Double(rounding: magnitude, exponent: exponent, hasRest: hasRest, isNegative: isNegative)
        let expected = isNegative && result != 0 ? -result : result
        failing.check(value.bitPattern == expected.bitPattern, "\(text) \(exponent) \(hasRest): got \(value)")
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// The midpoints above and below a number in every binade, and what lies a hair beside them.
  @Test func midpointsInEveryBinade() {
    var random = SeededGenerator(seed: 31)
    var failing = FailingRows()
    let binades = stride(from: 0, to: 2047, by: testScale > 1 ? 1 : 3)
    for binade in binades {
      let fractions = [0, 1, (1 << 52) - 1, random.next() & (1 << 52 - 1)] as [UInt64]
      for fraction in fractions {
        let value = Double(bitPattern: UInt64(binade) << 52 | fraction)
        let midpoint = Natural(2 * value.significandBits + 1) << 80  // one half above, with 80 bits below
        let exponent = value.unitExponent - 81
        let even = value.significandBits & 1 == 0 ? value : value.nextUp
        let one = Natural(1 as UInt64)
        let below = midpoint.subtracting(one) ?? .zero
        let rows = [
          (midpoint, false, even), (midpoint, true, value.nextUp), (midpoint + one, false, value.nextUp),
          (below, false, value), (below, true, value),
        ]
        for (magnitude, hasRest, expected) in rows {
          let result = Double(rounding: magnitude, exponent: exponent, hasRest: hasRest)
          failing.check(result == expected, "\(magnitude.hexadecimal) \(exponent) \(hasRest): got \(result)")
        }
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func partsOfADouble() {
    var random = SeededGenerator(seed: 32)
    var failing = FailingRows()
    let edges: [Double] = [
      0, 0x1p-1074, Double.leastNormalMagnitude.nextDown, 0x1p-1022, 1, .greatestFiniteMagnitude,
    ]
    for value in edges + (0..<500 * testScale).map({ _ in random.anyFiniteDouble().magnitude }) {
      let back = Double(sign: .plus, exponent: value.unitExponent, significand: Double(value.significandBits))
      failing.check(
        back == value && value.unitExponent >= -1074 && value.significandBits < 1 << 53, "\(value)")
      failing.check(
        Double(rounding: Natural(value.significandBits), exponent: value.unitExponent) == value, "\(value)")
    }
    #expect(failing.allHold, "\(failing)")
  }
}
