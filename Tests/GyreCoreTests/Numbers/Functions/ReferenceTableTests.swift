import GyreCore
import TestSupport
import Testing

/// The correctly rounded functions give the values of the tables that MPFR made.
@Suite struct ReferenceTableTests {
  @Test(arguments: ["functions.tsv", "hard-cases.tsv"]) func givesTheTablesValues(_ table: String) throws {
    let rows = try TableReader.rows(table)
    #expect(rows.count >= 2000)
    for row in rows {
      let arguments = row[1..<(row.count - 1)].compactMap { UInt64($0, radix: 16) }
        .map(Double.init(bitPattern:))
      let value = CorrectlyRounded.value(row[0], arguments)
      let text = value.map { String($0.bitPattern, radix: 16) } ?? "error"
      let expected = String(row[row.count - 1].drop { $0 == "0" })
      if text != (expected.isEmpty ? "0" : expected) { Issue.record("\(row): \(text)") }
    }
  }
}

extension CorrectlyRounded {
  /// The function of that name, with `deg`, `turn` or `grad` after it where it is not in radians; `nil` where
  /// it throws.
  static func value(_ name: String, _ arguments: [Double]) -> Double? {
    let units: [(String, AngleUnit)] = [("deg", .degree), ("turn", .turn), ("grad", .gradian)]
    let named = units.first { name.hasSuffix($0.0) }
    let (suffix, unit) = named ?? ("", .radian)
    switch name.dropLast(suffix.count) {
    case "sin": return try? sine(arguments[0], in: unit)
    case "cos": return try? cosine(arguments[0], in: unit)
    case "asin": return try? arcSine(arguments[0], in: unit)
    case "acos": return try? arcCosine(arguments[0], in: unit)
    case "atan2": return try? arcTangent(y: arguments[0], x: arguments[1], in: unit)
    default: return try? hypotenuse(arguments[0], arguments[1])
    }
  }
}
