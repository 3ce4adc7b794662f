import GyreCore

/// Writes records, value by value, in the layout of the run.
///
/// Not for use by two threads at a time.
final class RowWriter: @unchecked Sendable {
  let layout: RowLayout
  let buffer: ByteBuffer
  private let digits: Digits
  /// The columns without what takes counting references, which would be most of the work.
  private let columns: UnsafeMutableBufferPointer<Column>
  private var column = 0
  /// The number before in this row, without its sign, and where its digits stand, so that a number and its
  /// negative (a wheel's offset and rotate) are made into text once; NaN where there is none. Only for full
  /// digits, where every negative number has a sign.
  private var lastMagnitude = Double.nan
  private var lastDigits = 0..<0

  private struct Column {
    let prefix: UnsafeMutableBufferPointer<UInt8>
    let width: Int
  }

  init(_ layout: RowLayout, to buffer: ByteBuffer) {
    self.layout = layout
    self.buffer = buffer
    digits = layout.digits
    columns = .allocate(capacity: layout.columns.count)
    for (index, column) in layout.columns.enumerated() {
      let prefix = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: column.prefix.count)
      _ = prefix.initialize(from: column.prefix)
      columns.initializeElement(at: index, to: Column(prefix: prefix, width: column.width))
    }
  }

  deinit {
    for column in columns { column.prefix.deallocate() }
    columns.deallocate()
  }

  @inline(__always)
  func beginRow() {
    column = 0
    lastMagnitude = .nan
    buffer.append(layout.rowStart)
  }

  @inline(__always)
  func endRow() { buffer.append(layout.rowEnd) }

  @inline(__always)
  func integer(_ value: Int) {
    cell { buffer, width in
      let start = buffer.count
      buffer.append(atMost: IntegerText.maximumLength) { IntegerText.write(value, to: $0) }
      buffer.alignRight(from: start, width: width)
    }
  }

  /// A finite number, with the digits that are asked for.
  @inline(__always)
  func number(_ value: Double) {
    cell { buffer, width in
      let start = buffer.count
      if value.magnitude == lastMagnitude {
        if value < 0 { buffer.append(UInt8(ascii: "-")) }
        buffer.appendAgain(lastDigits)
      } else {
        digits.write(value, to: buffer)
      }
      let length = buffer.count - start
      buffer.alignRight(from: start, width: width)
      if digits == .full {
        lastMagnitude = value.magnitude
        lastDigits = (buffer.count - length + (value < 0 ? 1 : 0))..<buffer.count
      }
    }
  }

  /// A number that `Digits.text` has made.
  @inline(__always)
  func number(_ text: Bytes) {
    cell { buffer, width in
      let start = buffer.count
      buffer.append(text)
      buffer.alignRight(from: start, width: width)
    }
  }

  /// A number that may be too large for binary64.
  @inline(__always)
  func finite(_ value: Double) throws(RecordError) {
    if value.isInfinite { throw RecordError(.overflow) }
    number(value)
  }

  @inline(__always)
  func boolean(_ value: Bool) {
    cell { buffer, width in
      let start = buffer.count
      buffer.append(value ? "true" : "false")
      buffer.alignLeft(from: start, width: width)
    }
  }

  /// A label as `RowLayout.escaped` gives it.
  @inline(__always)
  func label(_ escaped: Bytes) {
    cell { buffer, _ in buffer.append(escaped) }
  }

  /// A value that does not exist.
  func missing() {
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
      let head = "{\"line\": \(record), \"error\": {\"code\": \"\(error.fault.code)\", \"field\": \(field)"
      buffer.append(Bytes((head + ", \"message\": \"").utf8))
      buffer.append(message)
      buffer.append("\"}")
    }
    buffer.append(layout.failureEnd)
  }

  @inline(__always)
  private func cell(_ write: (ByteBuffer, _ width: Int) -> Void) {
    let description = columns[column]
    column += 1
    buffer.append(UnsafeBufferPointer(description.prefix))
    write(buffer, description.width)
  }
}

extension Digits {
  /// A finite number as text.
  func text(_ value: Double) -> Bytes {
    let buffer = ByteBuffer(capacity: FixedText.maximumLength)
    write(value, to: buffer)
    return Bytes(buffer.bytes)
  }

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
