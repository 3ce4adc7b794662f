import TestSupport
import Testing

/// Command lines that can't be carried out: the status is 2, standard output is empty, and the message says
/// what is wrong where.
@Suite struct BadArgumentTests {
  @Test(arguments: [("bad-arguments.tsv", 150), ("bad-layouts.tsv", 50)])
  func messages(_ table: String, _ least: Int) throws {
    let rows = try TableReader.rows(table)
    #expect(rows.count >= least)
    let failures = EndToEnd.failures(rows) { row in
      let result = try Program.run(shell: row[0], in: EndToEnd.data)
      let name = row[1].prefix { $0 != ":" }
      let expected = "\(row[1])\nTry '\(name) --help'.\n"
      if result.exitStatus == 2 && result.output == [] && result.errorText == expected { return nil }
      return "\(row[0])\nexpected \(row[1])\n\(result.description)"
    }
    #expect(failures == [])
  }
}
