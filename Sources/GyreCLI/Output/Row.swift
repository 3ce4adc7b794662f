import GyreCore

/// A row that is being written, value by value, in the order of the columns.
///
/// It holds the place of the next byte itself; there is room for the longest row of the layout, so that nothing
/// is asked of the buffer between values.
struct Row {
  /// A column without what takes counting references.
  struct Column {
    /// What stands before the value.
    let prefix: UnsafePointer<UInt8>
    let prefixCount: Int
    /// The width to which values are padded, at the left where `isRight`.
    let width: Int
    let isRight: Bool
  }

  private(set) var output: UnsafeMutablePointer<UInt8>
  private var column: UnsafePointer<Column>
  private let digits: Digits
  private let format: OutputFormat?
  private var lastNumber: LastNumber

  /// The number before in this row, so that a number and its negative (a wheel's offset and rotate) are made
  /// into text once. Only for full digits, where every negative number has a sign.
  private struct LastNumber {
    /// Without its sign; NaN where there is none.
    var magnitude = Double.nan
    /// Where its digits stand.
    var digits: UnsafeMutablePointer<UInt8>
    var count = 0
  }

  /// - Parameter output: where there is room for `RowLayout.longestRow` bytes.
  init(
    to output: UnsafeMutablePointer<UInt8>, _ columns: UnsafePointer<Column>, _ digits: Digits,
    _ format: OutputFormat?
  ) {
    self.output = output
    column = columns
    self.digits = digits
    self.format = format
    lastNumber = LastNumber(digits: output)
  }

  @inline(__always)
  mutating func integer(_ value: Int) {
    cell { IntegerText.write(value, to: $0) }
  }

  /// A finite number, with the digits that are asked for.
  @inline(__always)
  mutating func number(_ value: Double) {
    switch digits {
    case .decimals(let count): cell { FixedText.write(value, decimals: count, to: $0) }
    case .full: fullNumber(value)
    }
  }

  @inline(__always)
  private mutating func fullNumber(_ value: Double) {
    let sign = value < 0 ? 1 : 0
    let last = lastNumber
    let start: UnsafeMutablePointer<UInt8>
    let count: Int
    if value.magnitude == last.magnitude {
      (start, count) = cell { output in
        output.pointee = UInt8(ascii: "-")  // a digit takes its place where there is no sign
        // At most 24 digits; a copy of fixed length takes no call, and the row has room for what is too much.
        UnsafeMutableRawPointer(output + sign).copyMemory(from: last.digits, byteCount: 24)
        return sign + last.count
      }
    } else {
      (start, count) = cell { ShortestText.write(value, to: $0) }
    }
    lastNumber = LastNumber(magnitude: value.magnitude, digits: start + sign, count: count - sign)
  }

  /// A number that may be too large for binary64.
  @inline(__always)
  mutating func finite(_ value: Double) throws(RecordError) {
    if value.isInfinite { throw RecordError(.overflow) }
    number(value)
  }

  /// A number that `Digits.text` or a label that `OutputOptions.escape` has made.
  @inline(__always)
  mutating func text(_ text: Bytes) { text.withUnsafeBufferPointer { self.text($0) } }

  @inline(__always)
  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    cell { output in
      // An empty text may have no address.
      if let start = text.baseAddress { output.update(from: start, count: text.count) }
      return text.count
    }
  }

  /// A number whose text at full digits is known.
  @inline(__always)
  mutating func fullText(_ text: UnsafeBufferPointer<UInt8>, of value: Double) {
    guard case .full = digits else { return number(value) }
    self.text(text)
  }

  @inline(__always)
  mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  /// A value that does not exist.
  mutating func missing() {
    switch format {
    case nil, .table: word("none")
    case .json, .jsonl: word("null")
    case .csv, .tsv: word("")
    }
  }

  /// A word that needs no escaping, and is a string in json.
  mutating func name(_ text: StaticString) {
    guard format == .json || format == .jsonl else { return word(text) }
    cell { output in
      output.pointee = UInt8(ascii: "\"")
      (output + 1).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
      output[text.utf8CodeUnitCount + 1] = UInt8(ascii: "\"")
      return text.utf8CodeUnitCount + 2
    }
  }

  private mutating func word(_ text: StaticString) {
    cell { output in
      output.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
      return text.utf8CodeUnitCount
    }
  }

  /// What stands before a value, and the value that `write` puts at the pointer; it returns how long that is.
  @inline(__always)
  @discardableResult
  private mutating func cell(
    _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) -> (start: UnsafeMutablePointer<UInt8>, count: Int) {
    let description = column.pointee
    column += 1
    append(description.prefix, description.prefixCount)
    let count = write(output)
    output += count
    if count < description.width { pad(count, description) }
    return (output - count, count)
  }

  @inline(never)
  private mutating func pad(_ count: Int, _ column: Column) {
    let padding = column.width - count
    let blanks = column.isRight ? output - count : output
    if column.isRight { (blanks + padding).update(from: blanks, count: count) }
    blanks.update(repeating: UInt8(ascii: " "), count: padding)
    output += padding
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    if count == 1 { output.pointee = bytes.pointee } else { output.update(from: bytes, count: count) }
    output += count
  }
}

extension Digits {
  /// Appends a finite number.
  func write(_ value: Double, to buffer: ByteBuffer) {
    switch self {
    case .full:
      buffer.append(atMost: ShortestText.maximumLength) { ShortestText.write(value, to: $0) }
    case .decimals(let count):
      buffer.append(atMost: FixedText.maximumLength) { FixedText.write(value, decimals: count, to: $0) }
    }
  }

  /// A finite number as text.
  func text(_ value: Double) -> Bytes {
    let buffer = ByteBuffer(capacity: FixedText.maximumLength)
    write(value, to: buffer)
    return Bytes(buffer.bytes)
  }
}
