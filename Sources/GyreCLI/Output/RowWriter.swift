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
  mutating func beginRow(isFirst: Bool) {
    column = 0
    buffer.append(isFirst ? layout.firstRowStart : layout.rowStart)
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
