import GyreCore

/// How the records of one run are laid out: what stands before each value, between records and after them.
///
/// All formats are the same to a command: it gives the values of the columns in order.
struct RowLayout: Sendable {
  /// The format, or `nil` for a template.
  let format: OutputFormat?
  let digits: Digits
  let columns: [Column]
  /// Before the first record, and before each of the others.
  let firstRowStart: Bytes
  let rowStart: Bytes
  let rowEnd: Bytes
  /// After a record that failed.
  let failureEnd: Bytes
  /// The length of the longest label as `escaped` gives it.
  var longestLabel = 0
  /// The header of the column of errors, with what separates it; empty where there is none.
  private let errorColumn: Bytes

  struct Column: Sendable {
    let field: Field
    /// What stands before the value.
    let prefix: Bytes
    /// The width to which values are padded; 0 where they are not.
    let width: Int
  }

  /// - Parameter hasErrors: whether csv and tsv have a last column `error`.
  init(_ format: OutputFormat, fields: [Field], digits: Digits, hasErrors: Bool = false) {
    self.format = format
    self.digits = digits
    columns = fields.enumerated().map { index, field in
      let isLast = index == fields.count - 1
      return Column(
        field: field, prefix: RowLayout.prefix(format, field, isFirst: index == 0),
        width: format == .table ? RowLayout.tableWidth(field, digits, isLast: isLast) : 0)
    }
    (firstRowStart, rowStart) = format == .json ? (Bytes("\n  ".utf8), Bytes(",\n  ".utf8)) : ([], [])
    switch format {
    case .json: failureEnd = Bytes("}".utf8)
    case .jsonl: failureEnd = Bytes("}\n".utf8)
    case .table, .csv, .tsv: failureEnd = Bytes("\n".utf8)
    }
    errorColumn =
      !hasErrors ? [] : format == .csv ? Bytes(",error".utf8) : format == .tsv ? Bytes("\terror".utf8) : []
    rowEnd = errorColumn.prefix(1) + failureEnd
  }

  init(_ template: Template, digits: Digits) {
    format = nil
    self.digits = digits
    columns = template.parts.map { Column(field: $0.field, prefix: $0.literal, width: 0) }
    (firstRowStart, rowStart) = ([], [])
    failureEnd = Bytes("\n".utf8)
    rowEnd = template.end + failureEnd
    errorColumn = []
  }

  private static func prefix(_ format: OutputFormat, _ field: Field, isFirst: Bool) -> Bytes {
    switch format {
    case .table: Bytes((isFirst ? "" : "  ").utf8)
    case .csv: Bytes((isFirst ? "" : ",").utf8)
    case .tsv: Bytes((isFirst ? "" : "\t").utf8)
    case .json, .jsonl: Bytes(((isFirst ? "{" : ", ") + "\"\(field.name)\": ").utf8)
    }
  }

  /// Fixed by the column, not by the data, so that a stream and a single record look alike.
  private static func tableWidth(_ field: Field, _ digits: Digits, isLast: Bool) -> Int {
    switch field.kind {
    case .integer: max(field.name.utf8.count, 6)
    case .number:
      switch digits {
      case .full: max(field.name.utf8.count, 24)
      case .decimals(let count): max(field.name.utf8.count, count + 5)
      }
    case .word: isLast ? 0 : max(field.name.utf8.count, field.width)
    case .label: 0
    }
  }
}

extension RowLayout {
  /// No row is longer. A value is as long as its column is wide, a number of any size or a label.
  var longestRow: Int {
    columns.reduce(rowStart.count + rowEnd.count) {
      $0 + $1.prefix.count + max(FixedText.maximumLength, $1.width, longestLabel)
    }
  }

  /// A text as it stands in a label's column.
  func escaped(_ label: Bytes) -> Bytes {
    var escaped = Bytes()
    switch format {
    case nil, .table: TextEscaping.table(label, into: &escaped)
    case .csv: TextEscaping.csv(label, into: &escaped)
    case .tsv: TextEscaping.tsv(label, into: &escaped)
    case .json, .jsonl:
      escaped.append(UInt8(ascii: "\""))
      TextEscaping.json(label, into: &escaped)
      escaped.append(UInt8(ascii: "\""))
    }
    return escaped
  }

  /// The line of the columns' names.
  func writeHeaderLine(to buffer: ByteBuffer) {
    for column in columns {
      buffer.append(column.prefix)
      let start = buffer.count
      buffer.append(Bytes(column.field.name.utf8))
      if column.field.kind == .integer || column.field.kind == .number {
        buffer.alignRight(from: start, width: column.width)
      } else {
        buffer.alignLeft(from: start, width: column.width)
      }
    }
    buffer.append(errorColumn)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// The beginning of a json document, up to the bracket that opens the array of records.
  func writeDocumentStart(_ document: Document, to buffer: ByteBuffer) {
    buffer.append(Bytes("{\"command\": \"\(document.command)\", \"unit\": \"\(document.unit)\"".utf8))
    for entry in document.entries() {
      buffer.append(Bytes(", \"\(entry.name)\": ".utf8))
      switch entry.value {
      case .integer(let value): buffer.append(Bytes(String(value).utf8))
      case .number(let value): digits.write(value, to: buffer)
      case .pair(let first, let second):
        buffer.append("[")
        digits.write(first, to: buffer)
        buffer.append(", ")
        digits.write(second, to: buffer)
        buffer.append("]")
      case .word(let word): buffer.append(Bytes("\"\(word)\"".utf8))
      }
    }
    buffer.append(Bytes(", \"\(document.records)\": [".utf8))
  }

  /// The end of a json document.
  func writeDocumentEnd(to buffer: ByteBuffer) { buffer.append("\n]}\n") }
}
