import TestSupport
import Testing

/// `gyre sectors` gives the rows of the reference, byte by byte.
@Suite struct ReferenceTests {
  private struct Wheel: Sendable {
    let arguments: String
    var rows: [String] = []
  }

  @Test func sectors() throws {
    var wheels: [Wheel] = []
    for row in try TableReader.rows("sectors.tsv") {
      if wheels.last?.arguments != row[0] { wheels.append(Wheel(arguments: row[0])) }
      wheels[wheels.count - 1].rows.append(row[1])
    }
    #expect(wheels.count >= 900)
    let failures = EndToEnd.failures(wheels) { wheel in
      let arguments = wheel.arguments.split(separator: " ").map(String.init)
      let result = try Program.run(
        arguments + ["--csv", "--fields", "sector,min,mid,max,width,wraps", "--no-header"])
      let printed = result.outputText.split(separator: "\n")
      let wrong = wheel.rows.filter { row in
        let sector = Int(row.prefix { $0 != "," }) ?? -1
        return !printed.indices.contains(sector) || printed[sector] != row
      }
      if result.exitStatus == 0 && result.errors == [] && wrong.isEmpty { return nil }
      return "gyre \(wheel.arguments)\nexpected \(wrong)\n\(result.description)"
    }
    #expect(failures == [])
  }
}
