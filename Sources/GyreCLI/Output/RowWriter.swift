import GyreCore

/// Writes rows in the layout of the run.
///
/// Not for use by two threads at a time.
final class RowWriter: @unchecked Sendable {
  let buffer: ByteBuffer
  private let layout: RowLayout
  private let longestRow: Int
  private let digits: Digits
  private let format: OutputFormat?
  private let startCount: Int
  private let endCount: Int
  /// The columns, and the start and the end of a row, as plain memory.
  private let columns: UnsafeMutableBufferPointer<Row.Column>
  private let texts: UnsafeMutableBufferPointer<UInt8>

  init(_ layout: RowLayout, to buffer: ByteBuffer) {
    self.layout = layout
    self.buffer = buffer
    longestRow = layout.longestRow
    digits = layout.digits
    format = layout.format
    startCount = layout.rowStart.count
    endCount = layout.rowEnd.count
    let count = layout.columns.count
    var all = layout.rowStart + layout.rowEnd
    for index in 0..<count { all += layout.columns[index].prefix }
    texts = .allocate(capacity: all.count)
    _ = texts.initialize(from: all)
    columns = .allocate(capacity: count)
    var place =
      UnsafePointer(texts.baseAddress.unsafelyUnwrapped) + startCount + endCount
    for index in 0..<count {
      let kind = layout.columns[index].field.kind
      let prefixCount = layout.columns[index].prefix.count
      columns.initializeElement(
        at: index,
        to: Row.Column(
          prefix: place, prefixCount: prefixCount, width: layout.columns[index].width,
          isRight: kind == .integer || kind == .number))
      place += prefixCount
    }
  }

  deinit {
    texts.deallocate()
    columns.deallocate()
  }

  /// Writes a row with the values that `body` gives; nothing of it where that throws.
  @inline(__always)
  func row(_ body: (inout Row) throws(RecordError) -> Void) throws(RecordError) {
    let start = buffer.space(longestRow)
    // An allocated buffer has an address.
    var row = Row(
      to: start, columns.baseAddress.unsafelyUnwrapped, digits, format)
    let text = UnsafePointer(texts.baseAddress.unsafelyUnwrapped)
    row.append(text, startCount)
    try body(&row)
    row.append(text + startCount, endCount)
    buffer.advance(row.output - start)
  }

  /// The row of a record that failed, in place of the record's own.
  func failure(_ error: RecordError, record: Int) {
    buffer.append(layout.rowStart)
    switch layout.format {
    case nil: buffer.append("ERROR")
    case .table:
      buffer.append("ERROR  ")
      buffer.append(Bytes(error.message.utf8))
    case .csv, .tsv:
      for _ in layout.columns { buffer.append(layout.format == .csv ? "," : "\t") }
      buffer.append(Bytes(error.fault.code.utf8))
    case .json, .jsonl:
      let field = error.field.map(String.init) ?? "null"
      var message = Bytes()
      TextEscaping.json(Bytes(error.message.utf8), into: &message)
      let head =
        "{\"line\": \(record), \"error\": {\"code\": \"\(error.fault.code)\", \"field\": \(field)"
      buffer.append(Bytes((head + ", \"message\": \"").utf8))
      buffer.append(message)
      buffer.append("\"}")
    }
    buffer.append(layout.failureEnd)
  }
}
