import TestSupport
import Testing

/// Command lines that can't be carried out: the status is 2, standard output is empty, and the message says
/// what is wrong where.
@Suite struct BadArgumentTests {
  @Test func messages() throws {
    let rows = try TableReader.rows("bad-arguments.tsv")
    #expect(rows.count >= 150)
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
