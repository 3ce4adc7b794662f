import Foundation
import TestSupport
import Testing

/// `gyre pick` gives the rows of the reference, byte by byte.
@Suite struct PickReferenceTests {
  private struct Run: Sendable {
    let arguments: String
    let status: Int32?
    var records: [String] = []
    var rows: [String] = []
  }

  private static let layouts = EndToEnd.folder.appendingPathComponent("Tables/pick-layouts").path

  @Test func picks() throws {
    var runs: [Run] = []
    for row in try TableReader.rows("pick.tsv") {
      if runs.last?.arguments != row[0] { runs.append(Run(arguments: row[0], status: Int32(row[1]))) }
      // A row without a record is a further one of the record before.
      if !row[2].isEmpty { runs[runs.count - 1].records.append(row[2]) }
      runs[runs.count - 1].rows.append(row[3])
    }
    #expect(runs.count >= 105)
    let failures = EndToEnd.failures(runs) { run in
      let arguments = run.arguments.split(separator: " ").map { argument in
        argument.replacingOccurrences(of: "--layout=", with: "--layout=\(Self.layouts)/")
      }
      let input = Array(run.records.map { $0 + "\n" }.joined().utf8)
      // Numbers of hundreds of digits take a debug build half a minute.
      let result = try Program.run(arguments + ["--csv", "--no-header"], input: input, seconds: 300)
      let printed = result.outputText.split(separator: "\n").map(String.init)
      if result.exitStatus == run.status && printed == run.rows { return nil }
      return "gyre \(run.arguments)\n\(run.records)\nexpected \(run.rows)\n\(result.description)"
    }
    #expect(failures == [])
  }
}
