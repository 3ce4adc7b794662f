/// Reads comma separated values (RFC 4180; LF or CRLF) field by field.
struct CsvReader {
  let bytes: ByteReader
  /// The last field read, without its quotes.
  private(set) var text = Bytes()
  /// Where it begins.
  private(set) var place: ByteReader.Place

  private static let longestText = 1 << 20

  init(_ bytes: ByteReader) {
    self.bytes = bytes
    place = bytes.place
  }

  func fault(_ fault: LayoutFault, at place: ByteReader.Place? = nil) -> UsageError {
    .layout(file: bytes.name, place ?? self.place, fault)
  }

  /// Passes over empty lines; false at the end of the file.
  mutating func startRow() throws -> Bool {
    while let byte = try bytes.peek() {
      if byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r") { return true }
      _ = try bytes.next()
    }
    return false
  }

  /// Reads a field into `text`; whether another one follows in the row.
  mutating func field() throws -> Bool {
    text.removeAll(keepingCapacity: true)
    place = bytes.place
    if try bytes.peek() == UInt8(ascii: "\"") {
      try quoted()
    } else {
      while let byte = try bytes.peek(), !CsvReader.endsField(byte) {
        if byte == UInt8(ascii: "\"") { throw fault(.strayQuote, at: bytes.place) }
        try append(byte)
      }
    }
    if text.contains(where: { $0 >= 0x80 }) && String(validating: text, as: UTF8.self) == nil {
      throw fault(.notUTF8)
    }
    switch try bytes.next() {
    case UInt8(ascii: ","): return true
    case UInt8(ascii: "\r"):
      if try bytes.peek() == UInt8(ascii: "\n") { _ = try bytes.next() }
      return false
    default: return false
    }
  }

  /// A field in quotes, in which two quotes stand for one.
  private mutating func quoted() throws {
    _ = try bytes.next()
    while true {
      guard let byte = try bytes.peek() else { throw fault(.quoteMissing) }
      if byte != UInt8(ascii: "\"") {
        try append(byte)
        continue
      }
      _ = try bytes.next()
      let following = try bytes.peek()
      if following == UInt8(ascii: "\"") {
        try append(UInt8(ascii: "\""))
      } else if following.map(CsvReader.endsField) ?? true {
        return
      } else {
        throw fault(.strayQuote, at: bytes.place)
      }
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) throws {
    if text.count == CsvReader.longestText { throw fault(.tooLong) }
    text.append(byte)
    _ = try bytes.next()
  }

  private static func endsField(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
