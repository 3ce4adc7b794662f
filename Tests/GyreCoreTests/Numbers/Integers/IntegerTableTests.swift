import GyreCore
import TestSupport
import Testing

/// Whole numbers against Python's (Scripts/reference/integers.py).
@Suite struct IntegerTableTests {
  @Test func resultsOfPython() throws {
    var failing = FailingRows()
    for cells in try TableReader.rows("integers.tsv") {
      let results = IntegerTableTests.results(cells[0], cells[1], cells[2])
      let expected = Array(cells[(cells[0] == "root" ? 2 : 3)...]).prefix(results.count)
      failing.check(
        !results.isEmpty && results.map(\.hexadecimal) == Array(expected),
        "\(cells.joined(separator: " ")): got \(results.map(\.hexadecimal))")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// The results of an operation by its name in the table; empty where the row is not understood.
  private static func results(_ name: String, _ a: String, _ b: String) -> [Integer] {
    guard let a = Integer(hexadecimal: a), let b = Integer(hexadecimal: b) else { return [] }
    switch name {
    case "sum": return [a + b]
    case "dif": return [a - b]
    case "mul": return [a * b]
    case "div": return Integer.floorDivide(a, by: b).map { [$0.quotient, $0.remainder] } ?? []
    case "gcd": return [Integer.greatestCommonDivisor(a, b)]
    case "root": return [Integer(isNegative: false, magnitude: a.magnitude.squareRoot)]
    case "left": return b.asInt.map { [a << $0] } ?? []
    case "right": return b.asInt.map { [a.shiftedRight($0)] } ?? []
    default: return []
    }
  }
}
