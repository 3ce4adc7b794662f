import GyreCore

/// Writes records, value by value, in the layout of the run.
struct RowWriter {
  let layout: RowLayout
  let buffer: ByteBuffer
  private var column = 0

  init(_ layout: RowLayout, to buffer: ByteBuffer) {
    self.layout = layout
    self.buffer = buffer
  }

  @inline(__always)
  mutating func beginRow() {
    column = 0
    buffer.append(layout.rowStart)
  }

  @inline(__always)
  mutating func endRow() { buffer.append(layout.rowEnd) }

  @inline(__always)
  mutating func integer(_ value: Int) {
    cell { buffer, width in
      let start = buffer.count
      buffer.append(atMost: IntegerText.maximumLength) { IntegerText.write(value, to: $0) }
      buffer.alignRight(from: start, width: width)
    }
  }

  /// A finite number, with the digits that are asked for.
  @inline(__always)
  mutating func number(_ value: Double) {
    let digits = layout.digits
    cell { buffer, width in
      let start = buffer.count
      digits.write(value, to: buffer)
      buffer.alignRight(from: start, width: width)
    }
  }

  /// A number that may be too large for binary64.
  @inline(__always)
  mutating func finite(_ value: Double) throws(RecordError) {
    if value.isInfinite { throw RecordError(.overflow) }
    number(value)
  }

  @inline(__always)
  mutating func boolean(_ value: Bool) {
    cell { buffer, width in
      let start = buffer.count
      buffer.append(value ? "true" : "false")
      buffer.alignLeft(from: start, width: width)
    }
  }

  /// A label as `RowLayout.escaped` gives it.
  @inline(__always)
  mutating func label(_ escaped: Bytes) {
    cell { buffer, _ in buffer.append(escaped) }
  }

  /// A value that does not exist.
  mutating func missing() {
    let isWord = layout.columns[column].field.kind == .word
    cell { [layout] buffer, width in
      let start = buffer.count
      switch layout.format {
      case nil, .table: buffer.append("none")
      case .json, .jsonl: buffer.append("null")
      case .csv, .tsv: break
      }
      if isWord {
        buffer.alignLeft(from: start, width: width)
      } else {
        buffer.alignRight(from: start, width: width)
      }
    }
  }

  /// The row of a record that failed, in place of the record's own.
  mutating func failure(_ error: RecordError, record: Int) {
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
      let head = "{\"line\": \(record), \"error\": {\"code\": \"\(error.fault.code)\", \"field\": \(field)"
      buffer.append(Bytes((head + ", \"message\": \"").utf8))
      buffer.append(message)
      buffer.append("\"}")
    }
    buffer.append(layout.failureEnd)
  }

  @inline(__always)
  private mutating func cell(_ write: (ByteBuffer, _ width: Int) -> Void) {
    let description = layout.columns[column]
    column += 1
    buffer.append(description.prefix)
    write(buffer, description.width)
  }
}

extension Digits {
  /// Appends a finite number.
  @inline(__always)
  func write(_ value: Double, to buffer: ByteBuffer) {
    switch self {
    case .full:
      buffer.append(atMost: ShortestText.maximumLength) { ShortestText.write(value, to: $0) }
    case .decimals(let count):
      buffer.append(atMost: FixedText.maximumLength) { FixedText.write(value, decimals: count, to: $0) }
    }
  }
}
