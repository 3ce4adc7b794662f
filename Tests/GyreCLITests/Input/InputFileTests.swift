import Testing

@testable import GyreCLI

@Suite struct InputFileTests {
  @Test func lines() {
    let rows: [(String, [Int], [String])] = [
      ("", [], []), ("\n", [], []), ("a", [1], ["a"]), ("a\n", [1], ["a"]), ("a\r\nb", [1, 2], ["a", "b"]),
      ("a\n\n \t\r\n b \n", [1, 4], ["a", " b "]), ("\r", [], []), ("a\rb\n", [1], ["a\rb"]),
      ("#a\r\r\n", [1], ["#a\r"]), ("\u{a0}\n", [1], ["\u{a0}"]), ("a\0b", [1], ["a\0b"]),
    ]
    let wrong = rows.filter { text, numbers, texts in
      let lines = InputFile.lines(Bytes(text.utf8))
      return lines.map(\.number) != numbers || lines.map(\.text) != texts.map { Bytes($0.utf8) }
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test func trimmed() {
    let rows = [("", ""), (" ", ""), ("a", "a"), (" \ta b\t ", "a b"), ("\u{a0}a", "\u{a0}a"), ("a ", "a")]
    let wrong = rows.filter { InputFile.trimmed(Bytes($0.0.utf8)) != Bytes($0.1.utf8) }
    #expect(wrong.map(\.0) == [])
  }
}
