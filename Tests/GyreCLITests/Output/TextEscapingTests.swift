import Testing

@testable import GyreCLI

@Suite struct TextEscapingTests {
  /// A text, and how it stands in a table, in json, in csv and in tsv.
  private static let rows: [(text: String, table: String, json: String, csv: String, tsv: String)] = [
    ("", "", "", "", ""),
    ("plain é 語 👩‍👩‍👧", "plain é 語 👩‍👩‍👧", "plain é 語 👩‍👩‍👧", "plain é 語 👩‍👩‍👧", "plain é 語 👩‍👩‍👧"),
    ("a,b", "a,b", "a,b", "\"a,b\"", "a,b"),
    ("\"a\"", "\"a\"", "\\\"a\\\"", "\"\"\"a\"\"\"", "\"a\""),
    ("a\\b", "a\\b", "a\\\\b", "a\\b", "a\\\\b"),
    ("a\tb", "a\\u{9}b", "a\\tb", "a\tb", "a\\tb"),
    ("a\nb\r", "a\\u{a}b\\u{d}", "a\\nb\\r", "\"a\nb\r\"", "a\\nb\\r"),
    ("a\r\nb", "a\\u{d}\\u{a}b", "a\\r\\nb", "\"a\r\nb\"", "a\\r\\nb"),
    (
      "\u{0}\u{8}\u{c}\u{1b}", "\\u{0}\\u{8}\\u{c}\\u{1b}", "\\u0000\\b\\f\\u001b", "\u{0}\u{8}\u{c}\u{1b}",
      "\u{0}\u{8}\u{c}\u{1b}"
    ),
    (
      "\u{7f}\u{85}\u{9f}", "\\u{7f}\\u{85}\\u{9f}", "\\u007f\\u0085\\u009f", "\u{7f}\u{85}\u{9f}",
      "\u{7f}\u{85}\u{9f}"
    ),
    (
      "\u{202e}\u{2066}\u{61c}", "\\u{202e}\\u{2066}\\u{61c}", "\u{202e}\u{2066}\u{61c}",
      "\u{202e}\u{2066}\u{61c}", "\u{202e}\u{2066}\u{61c}"
    ),
    (" =1+1 ", " =1+1 ", " =1+1 ", " =1+1 ", " =1+1 "),
    ("{mid}</script>", "{mid}</script>", "{mid}</script>", "{mid}</script>", "{mid}</script>"),
  ]

  @Test func everyFormat() {
    var wrong: [String] = []
    for row in Self.rows {
      let escapes: [((Bytes, inout Bytes) -> Void, String)] = [
        (TextEscaping.table, row.table), (TextEscaping.json, row.json), (TextEscaping.csv, row.csv),
        (TextEscaping.tsv, row.tsv),
      ]
      for (place, (escape, expected)) in escapes.enumerated() {
        var output = Bytes()
        escape(Bytes(row.text.utf8), &output)
        if output != Bytes(expected.utf8) { wrong.append("\(place): \(row.text.debugDescription)") }
      }
    }
    #expect(wrong == [])
  }
}
