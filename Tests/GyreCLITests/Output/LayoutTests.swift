import Testing

@testable import GyreCLI

@Suite struct LayoutTests {
  private static let fields = [
    Field(name: "n", kind: .integer, summary: ""), Field(name: "longer-than", kind: .integer, summary: ""),
    Field(name: "x", kind: .number, summary: ""), Field(name: "covering_radius", kind: .number, summary: ""),
    Field(name: "wraps", kind: .word, summary: ""), Field(name: "label", kind: .label, summary: ""),
  ]

  private func written(_ layout: RowLayout, header: Bool = true, _ write: (inout Row) -> Void) -> String {
    let buffer = ByteBuffer(capacity: 1)
    if header { layout.writeHeaderLine(to: buffer) }
    let writer = RowWriter(layout, to: buffer)
    for _ in 0..<2 { try? writer.row { (row) throws(RecordError) in write(&row) } }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// The header's length, but at least 6 for integers, N + 5 for N decimals, 24 for full; words and labels
  /// that end a line are not padded.
  @Test func widths() {
    let rows: [(Digits, [Int])] = [
      (.decimals(0), [6, 11, 5, 15, 5, 0]), (.decimals(6), [6, 11, 11, 15, 5, 0]),
      (.decimals(17), [6, 11, 22, 22, 5, 0]), (.full, [6, 11, 24, 24, 5, 0]),
    ]
    for (digits, widths) in rows {
      let layout = RowLayout(.table, fields: Self.fields, digits: digits)
      #expect(layout.columns.map(\.width) == widths)
    }
    #expect(RowLayout(.table, fields: [Self.fields[4]], digits: .full).columns.map(\.width) == [0])
    #expect(RowLayout(.csv, fields: Self.fields, digits: .full).columns.allSatisfy { $0.width == 0 })
  }

  @Test func rows() {
    let fields = [Self.fields[0], Self.fields[2], Self.fields[4], Self.fields[5]]
    let jsonLine = "{\"n\": -7, \"x\": 0.500, \"wraps\": true, \"label\": \"é\"}\n"
    let texts: [(OutputFormat, String)] = [
      (
        .table,
        "     n         x  wraps  label\n" + String(repeating: "    -7     0.500  true   é\n", count: 2)
      ),
      (.csv, "n,x,wraps,label\n-7,0.500,true,é\n-7,0.500,true,é\n"),
      (.tsv, "n\tx\twraps\tlabel\n-7\t0.500\ttrue\té\n-7\t0.500\ttrue\té\n"),
      (.jsonl, jsonLine + jsonLine),
    ]
    for (format, expected) in texts {
      let layout = RowLayout(format, fields: fields, digits: .decimals(3))
      let text = written(layout, header: format.hasHeaderLine) { row in
        row.integer(-7)
        row.number(0.5)
        row.boolean(true)
        row.text(layout.escaped(Bytes("é".utf8)))
      }
      #expect(text == expected)
    }
  }

  /// A value wider than its column takes what it needs.
  @Test func wideValues() {
    let layout = RowLayout(.table, fields: [Self.fields[0], Self.fields[2]], digits: .decimals(0))
    let text = written(layout) { row in
      row.integer(-1_234_567)
      row.number(-123456)
    }
    #expect(text == "     n      x\n" + String(repeating: "-1234567  -123456\n", count: 2))
  }

  @Test func templates() throws {
    let rows: [(String, String)] = [
      ("", ""), ("a", "a"), ("{n}", "8"), ("{n}{n}", "88"), ("{{{n}}}", "{8}"), ("{{n}}", "{n}"),
      ("}}{{", "}{"),
      ("é {n}\\n", "é 8\\n"), ("{{}}{n}{{", "{}8{"),
    ]
    for (text, expected) in rows {
      let template = try Template(Bytes(text.utf8), fields: Self.fields)
      let layout = RowLayout(template, digits: .full)
      let line = written(layout, header: false) { row in for _ in template.parts { row.integer(8) } }
      #expect(line == "\(expected)\n\(expected)\n")
    }
    let faults: [(String, UsageError)] = [
      ("{n", .templateBrace(Bytes("{n".utf8), offset: 0)),
      ("a}", .templateBrace(Bytes("a}".utf8), offset: 1)),
      ("{n}}", .templateBrace(Bytes("{n}}".utf8), offset: 3)),
      ("{{n}", .templateBrace(Bytes("{{n}".utf8), offset: 3)),
      ("{m}", .fieldUnknown("--template", "m", fields: Self.fields.map(\.name), suggestion: nil)),
    ]
    for (text, fault) in faults {
      #expect(throws: fault) { try Template(Bytes(text.utf8), fields: Self.fields) }
    }
  }

  /// Padding goes before or behind what was written last, also when the buffer must grow for it.
  @Test func alignment() {
    var wrong: [String] = []
    for capacity in [1, 3, 4, 7, 8, 100] {
      for (text, width) in [("ab", 0), ("ab", 2), ("ab", 3), ("ab", 9), ("", 4), ("", 0)] {
        let padding = String(repeating: " ", count: max(0, width - text.count))
        let buffer = ByteBuffer(capacity: capacity)
        for isRight in [true, false] {
          buffer.removeAll()
          buffer.append("x>")
          let start = buffer.count
          buffer.append(Bytes(text.utf8))
          if isRight {
            buffer.alignRight(from: start, width: width)
          } else {
            buffer.alignLeft(from: start, width: width)
          }
          buffer.append(UInt8(ascii: "<"))
          let expected = "x>" + (isRight ? padding + text : text + padding) + "<"
          if String(decoding: buffer.bytes, as: UTF8.self) != expected { wrong.append("\(text) \(width)") }
        }
      }
    }
    #expect(wrong == [])
  }
}
