import GyreCore
import TestSupport
import Testing

@Suite struct ShortestTextTests {
  @Test func knownTexts() throws {
    var failures: [String] = []
    let values = try Self.values.map { (try #require(Double($0)), $1) }
    for (value, expected) in Self.bits.map({ (Double(bitPattern: $0), $1) }) + values {
      let actual = TextTesting.shortest(value)
      if actual != expected { failures.append(TextTesting.row(value, actual, expected)) }
    }
    #expect(failures == [])
  }

  /// RFC 8785, appendix B, all rows but infinity and nan.
  private static let bits: [(UInt64, String)] = [
    (0x0000_0000_0000_0000, "0"),
    (0x8000_0000_0000_0000, "0"),
    (0x0000_0000_0000_0001, "5e-324"),
    (0x8000_0000_0000_0001, "-5e-324"),
    (0x7fef_ffff_ffff_ffff, "1.7976931348623157e+308"),
    (0xffef_ffff_ffff_ffff, "-1.7976931348623157e+308"),
    (0x4340_0000_0000_0000, "9007199254740992"),
    (0xc340_0000_0000_0000, "-9007199254740992"),
    (0x4430_0000_0000_0000, "295147905179352830000"),
    (0x44b5_2d02_c7e1_4af5, "9.999999999999997e+22"),
    (0x44b5_2d02_c7e1_4af6, "1e+23"),
    (0x44b5_2d02_c7e1_4af7, "1.0000000000000001e+23"),
    (0x444b_1ae4_d6e2_ef4e, "999999999999999700000"),
    (0x444b_1ae4_d6e2_ef4f, "999999999999999900000"),
    (0x444b_1ae4_d6e2_ef50, "1e+21"),
    (0x3eb0_c6f7_a0b5_ed8c, "9.999999999999997e-7"),
    (0x3eb0_c6f7_a0b5_ed8d, "0.000001"),
    (0x41b3_de43_5555_5553, "333333333.3333332"),
    (0x41b3_de43_5555_5554, "333333333.33333325"),
    (0x41b3_de43_5555_5555, "333333333.3333333"),
    (0x41b3_de43_5555_5556, "333333333.3333334"),
    (0x41b3_de43_5555_5557, "333333333.33333343"),
    (0xbecb_f647_612f_3696, "-0.0000033333333333333333"),
    (0x4314_3ff3_c1cb_0959, "1424953923781206.2"),
  ]

  /// Facts of binary64, with the texts that V8 gives for them (node 20, `String(x)`). Read at run time: the
  /// compiler rounds decimal literals twice on x86-64.
  private static let values: [(String, String)] = [
    ("0.1", "0.1"), ("0.2", "0.2"), ("0.3000000000000000444", "0.30000000000000004"), ("1", "1"),
    ("-1.5", "-1.5"), ("10", "10"),
    ("100", "100"), ("120", "120"), ("1.25", "1.25"), ("1234567", "1234567"), ("0.5", "0.5"),
    ("-0.001", "-0.001"),
    ("3.14159265358979323846", "3.141592653589793"), ("0x1.5555555555555p-2", "0.3333333333333333"),
    ("0x1.5555555555555p-1", "0.6666666666666666"),
    // The first subnormals, the last one, and the first normal number.
    ("0x1p-1074", "5e-324"), ("0x2p-1074", "1e-323"), ("0x3p-1074", "1.5e-323"), ("0x4p-1074", "2e-323"),
    ("0x5p-1074", "2.5e-323"), ("0x0.fffffffffffffp-1022", "2.225073858507201e-308"),
    ("0x1p-1022", "2.2250738585072014e-308"),
    // Both sides of 2^53, where whole numbers stop being one apart; the literal is a tie and becomes 2^53.
    ("0x1.fffffffffffffp52", "9007199254740991"), ("0x1p53", "9007199254740992"),
    ("9007199254740993", "9007199254740992"), ("0x1.0000000000001p53", "9007199254740994"),
    // The points where the layout changes, and one place to their sides.
    ("1e20", "100000000000000000000"), ("1e21", "1e+21"), ("1.5e21", "1.5e+21"), ("1e22", "1e+22"),
    ("-1e21", "-1e+21"),
    ("123456789012345680000", "123456789012345680000"), ("1e-6", "0.000001"), ("1.5e-6", "0.0000015"),
    ("1e-7", "1e-7"), ("1.5e-7", "1.5e-7"), ("-1e-7", "-1e-7"), ("1e100", "1e+100"), ("1e-100", "1e-100"),
    // Uneven intervals; then half way between two decimals of 17 digits, as 2^-25 is too.
    ("0x1p-44", "5.684341886080802e-14"), ("0x1p-25", "2.9802322387695312e-8"),
    ("0x1p63", "9223372036854776000"), ("0x1p64", "18446744073709552000"),
    ("1125899906842624.25", "1125899906842624.2"), ("1125899906842624.75", "1125899906842624.8"),
    // Too many digits in Java before version 19 (JDK-4511638).
    ("8.41e21", "8.41e+21"), ("2e23", "2e+23"),
  ]

  /// The digits of `description` (an implementation of its own: SwiftDtoa) in ECMAScript's layout, and
  /// reading back.
  @Test func agreesWithDescription() {
    var failures: [String] = []
    func check(_ value: Double) {
      let actual = TextTesting.shortest(value)
      let expected = Self.layout(value.description)
      if actual != expected || Double(actual) != value {
        failures.append(TextTesting.row(value, actual, expected))
      }
    }
    // Every power of two and its neighbours: the uneven intervals.
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      check(power)
      check(power.nextUp)
      check(-power.nextDown)
    }
    for exponent in -323...308 {
      if let power = Double("1e\(exponent)") {
        check(power)
        check(power.nextUp)
        check(power.nextDown)
      }
    }
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<(4_000 * TextTesting.scale) {
      check(generator.anyFiniteDouble())
      check(Double(generator.below(2_000_000_000) - 1_000_000_000) / 1_000_000)
      check(Double(Int64(bitPattern: generator.next()) >> Int64(generator.below(64))))
      // A point anywhere among the digits.
      check(
        Double(Int64(bitPattern: generator.next()) >> Int64(generator.below(64)))
          / Double(1 << generator.below(30)))
      // Few bits set in the significand, where ties and exact decimals are.
      let exponent = UInt64(generator.below(2047)) << 52
      check(Double(bitPattern: exponent | UInt64(generator.below(64)) << UInt64(generator.below(47))))
    }
    #expect(failures == [])
  }

  /// Not a promise about the digits, only that nothing is written outside the buffer.
  @Test func infinityAndNanStayInBounds() {
    let patterns: [UInt64] = [0x7ff0 << 48, 0xfff0 << 48, 0x7ff8 << 48, .max, .max >> 1]
    let texts = patterns.map { TextTesting.shortest(Double(bitPattern: $0)) }
    #expect(texts.allSatisfy { $0.hasSuffix("e+308") }, "\(texts)")
  }

  /// The text of `Double.description`, taken apart and laid out as ECMA-262, 6.1.6.1.20, says.
  private static func layout(_ description: String) -> String {
    let sign = description.hasPrefix("-") ? "-" : ""
    let parts = description.drop { $0 == "-" }.split(separator: "e")
    let halves = parts[0].split(separator: ".")
    let decimals = halves.count > 1 ? String(halves[1]) : ""
    var digits = String((halves[0] + decimals).drop { $0 == "0" })
    var point = digits.count - decimals.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    if halves[0] != "0", digits.isEmpty { return "unexpected \(description)" }
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.isEmpty { return "0" }
    let count = digits.count
    if point >= count && point <= 21 { return sign + digits + zeros(point - count) }
    if point > 0 && point <= 21 { return sign + digits.prefix(point) + "." + digits.dropFirst(point) }
    if point > -6 && point <= 0 { return sign + "0." + zeros(-point) + digits }
    point -= 1
    let fraction = count > 1 ? "." + digits.dropFirst() : ""
    return sign + digits.prefix(1) + fraction + "e" + (point < 0 ? "-" : "+") + "\(point.magnitude)"
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
}
