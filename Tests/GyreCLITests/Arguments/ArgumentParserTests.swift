import Testing

@testable import GyreCLI

@Suite struct ArgumentParserTests {
  /// What begins like a number is never an option.
  private static let operands = [
    "", "-", "8", "-0.3", "-.5", "-1e-3", "-0.3,0.1", "-90deg", "-pi/4", "-pi", "-π", "-π/2", "-0x10", "x-y",
    "+1", "−5", " -o", "-5,-6",
  ]
  private static let options = [
    "--", "-o", "-h", "--output", "--output=x", "-x", "-inf", "-nan", "-.", "-.e5", "-,5", "-p", "-e5", "---",
    "-=", "-−5",
  ]

  @Test func looksLikeOption() {
    let wrong =
      Self.operands.filter { ParsedArguments.looksLikeOption(Bytes($0.utf8)) }
      + Self.options.filter { !ParsedArguments.looksLikeOption(Bytes($0.utf8)) }
    #expect(wrong == [])
  }

  private func parse(_ line: String) throws -> (values: [String: String], operands: [String]) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { Bytes($0.utf8) }
    let parsed = try ParsedArguments(words[...], of: "sectors")
    let text = { (bytes: Bytes) in String(decoding: bytes, as: UTF8.self) }
    return (parsed.values.mapValues(text), parsed.operands.map(text))
  }

  /// Options stand anywhere; a value is whatever follows, attached or not.
  @Test func parts() throws {
    let rows: [(String, [String: String], [String])] = [
      ("8", [:], ["8"]),
      ("8 --json", ["--json": ""], ["8"]),
      ("--json 8", ["--json": ""], ["8"]),
      ("--first -0.3 8", ["--first": "-0.3"], ["8"]),
      ("--first=-0.3 8", ["--first": "-0.3"], ["8"]),
      ("--template=a=b", ["--template": "a=b"], []),
      ("--template=", ["--template": ""], []),
      ("--template=--json", ["--template": "--json"], []),
      ("-o x --digits 3", ["--output": "x", "--digits": "3"], []),
      ("--output - -5", ["--output": "-"], ["-5"]),
      ("--json -- --csv -- -x", ["--json": ""], ["--csv", "--", "-x"]),
      ("--csv --help --json --nonsense", ["--csv": "", "--help": ""], []),
    ]
    var wrong: [String] = []
    for (line, values, operands) in rows {
      let parsed = try parse(line)
      if parsed.values != values || parsed.operands != operands { wrong.append("\(line): \(parsed)") }
    }
    #expect(wrong == [])
  }

  /// The table of options names each option once, and only options beside which it can't stand.
  @Test func optionTable() {
    for command in Command.allCases.map(\.description) {
      let options = OptionTable.taken(by: command.name)
      let names = options.map(\.name) + options.compactMap(\.shortName)
      #expect(Set(names).count == names.count)
      #expect(options.flatMap(\.conflicts).filter { !names.contains($0) } == [])
    }
  }

  /// The nearest name, if it is near.
  @Test func suggestions() {
    let names = ["--json", "--jsonl", "--csv", "--weights", "--weights-file", "mid", "min"]
    let rows: [(String, String?)] = [
      ("--jsn", "--json"), ("--josn", "--json"), ("--jsonll", "--jsonl"), ("--JSON", "--json"),
      ("--weigths", "--weights"), ("--weights-fiel", "--weights-file"), ("--cvs", "--csv"), ("mdi", "mid"),
      ("mi", "mid"), ("--xyz", nil), ("", nil), ("x", nil), ("--", nil), ("--unknown", nil), ("radius", nil),
      (String(repeating: "-", count: 100_000), nil), ("-\u{301}-json", "--json"),
    ]
    let wrong = rows.filter { nearest(to: $0.0, among: names) != $0.1 }
    #expect(wrong.map(\.0) == [])
  }
}
