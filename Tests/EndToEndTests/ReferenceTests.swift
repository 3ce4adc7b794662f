import TestSupport
import Testing

/// The program gives the rows of the reference, byte by byte.
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

  private struct Run: Sendable {
    let arguments: String
    var records: [String] = []
    var rows: [String] = []
  }

  /// Tables of arguments, records and rows, and how many runs they hold at least.
  @Test(arguments: [("snap.tsv", 250), ("coords.tsv", 230)])
  func records(_ table: String, _ least: Int) throws {
    var runs: [Run] = []
    for row in try TableReader.rows(table) {
      if runs.last?.arguments != row[0] { runs.append(Run(arguments: row[0])) }
      // A run with frames has one record, and a row for each frame.
      let isFrame = row[0].contains("--frames")
      if !isFrame || runs[runs.count - 1].records.isEmpty { runs[runs.count - 1].records.append(row[1]) }
      runs[runs.count - 1].rows.append(row[2])
    }
    #expect(runs.count >= least)
    let failures = EndToEnd.failures(runs) { run in
      let input = Array(run.records.map { $0 + "\n" }.joined().utf8)
      let result = try Program.run(
        run.arguments.split(separator: " ").map(String.init) + ["--csv", "--no-header"], input: input)
      let hasFailed = run.rows.contains { $0.last != "," && !run.arguments.contains("--frames") }
      let printed = result.outputText.split(separator: "\n").map(String.init)
      if result.exitStatus == (hasFailed ? 1 : 0) && printed == run.rows { return nil }
      return "gyre \(run.arguments)\n\(run.records)\nexpected \(run.rows)\n\(result.description)"
    }
    #expect(failures == [])
  }

  @Test func layouts() throws {
    var runs: [Run] = []
    for row in try TableReader.rows("sphere-layout.tsv") {
      if runs.last?.arguments != row[0] { runs.append(Run(arguments: row[0])) }
      runs[runs.count - 1].rows.append(row[1])
    }
    #expect(runs.count >= 450)
    let failures = EndToEnd.failures(runs) { run in
      let result = try Program.run(
        run.arguments.split(separator: " ").map(String.init) + ["--csv", "--no-header"])
      let printed = result.outputText.split(separator: "\n").map(String.init)
      if result.exitStatus == 0 && printed == run.rows { return nil }
      return "gyre \(run.arguments)\nexpected \(run.rows)\n\(result.description)"
    }
    #expect(failures == [])
  }

  @Test func pushes() throws {
    var runs: [Run] = []
    for row in try TableReader.rows("push.tsv") {
      if runs.last?.arguments != row[0] { runs.append(Run(arguments: row[0])) }
      // A record may have several rows.
      if runs[runs.count - 1].records.last != row[1] { runs[runs.count - 1].records.append(row[1]) }
      runs[runs.count - 1].rows.append(row[2])
    }
    #expect(runs.count >= 250)
    let failures = EndToEnd.failures(runs) { run in
      let input = Array(run.records.map { $0 + "\n" }.joined().utf8)
      let result = try Program.run(
        run.arguments.split(separator: " ").map(String.init) + ["--csv", "--no-header"], input: input)
      let hasFailed = run.rows.contains { $0.last != "," }
      let printed = result.outputText.split(separator: "\n").map(String.init)
      if result.exitStatus == (hasFailed ? 1 : 0) && printed == run.rows { return nil }
      return "gyre \(run.arguments)\n\(run.records)\nexpected \(run.rows)\n\(result.description)"
    }
    #expect(failures == [])
  }
}
