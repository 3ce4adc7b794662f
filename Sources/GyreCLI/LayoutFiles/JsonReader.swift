/// Reads JSON (RFC 8259) piece by piece, without keeping it.
struct JsonReader {
  let bytes: ByteReader
  /// The text of the last string or number read.
  var text = Bytes()

  private static let mostDepth = 256
  static let longestText = 1 << 20

  init(_ bytes: ByteReader) { self.bytes = bytes }

  /// What a value is, told by its first byte.
  enum Kind: String {
    case object = "an object"
    case array = "an array"
    case string = "a string"
    case number = "a number"
    case word = "true, false or null"
  }

  func fault(_ fault: LayoutFault, at place: ByteReader.Place? = nil) -> UsageError {
    .layout(file: bytes.name, place ?? bytes.place, fault)
  }

  /// The next byte that is not blank, without passing it.
  func peek() throws -> UInt8? {
    while let byte = try bytes.peek() {
      if byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
        && byte != UInt8(ascii: "\t")
      {
        return byte
      }
      _ = try bytes.next()
    }
    return nil
  }

  /// What the next value is.
  func kind() throws -> Kind {
    guard let byte = try peek() else { throw try unexpected("a value") }
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return .word
    default: throw try unexpected("a value")
    }
  }

  private func unexpected(_ wanted: String) throws -> UsageError {
    fault(.syntax(wanted: wanted, found: try peek()))
  }

  func pass(_ byte: UInt8, _ wanted: String) throws {
    if try peek() != byte { throw try unexpected(wanted) }
    _ = try bytes.next()
  }

  /// Reads an object; `member` reads the value of each member, whose name is then `text`.
  mutating func object(_ member: (inout JsonReader) throws -> Void) throws {
    try pass(UInt8(ascii: "{"), "an object")
    if try peek() == UInt8(ascii: "}") {
      _ = try bytes.next()
      return
    }
    while true {
      if try peek() != UInt8(ascii: "\"") { throw try unexpected("the name of a member in quotes") }
      try string()
      try pass(UInt8(ascii: ":"), "a colon")
      try member(&self)
      if try peek() == UInt8(ascii: ",") {
        _ = try bytes.next()
      } else {
        return try pass(UInt8(ascii: "}"), "a comma or the end of the object")
      }
    }
  }

  /// Reads an array; `element` reads each of its values.
  mutating func array(_ element: (inout JsonReader) throws -> Void) throws {
    try pass(UInt8(ascii: "["), "an array")
    if try peek() == UInt8(ascii: "]") {
      _ = try bytes.next()
      return
    }
    while true {
      try element(&self)
      if try peek() == UInt8(ascii: ",") {
        _ = try bytes.next()
      } else {
        return try pass(UInt8(ascii: "]"), "a comma or the end of the array")
      }
    }
  }

  /// Reads a number into `text`.
  mutating func number() throws {
    text.removeAll(keepingCapacity: true)
    let place = bytes.place
    while let byte = try bytes.peek(), JsonReader.isOfNumber(byte) {
      if text.count == JsonReader.longestText { throw fault(.tooLong, at: place) }
      text.append(byte)
      _ = try bytes.next()
    }
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    let hasLeadingZero =
      digits.count > 1 && digits.first == UInt8(ascii: "0")
      && NumberText.isDigit(digits[digits.startIndex + 1])
    if hasLeadingZero || !(digits.first.map(NumberText.isDigit) ?? false) {
      throw fault(.syntax(wanted: "a number", found: text.first), at: place)
    }
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    NumberText.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte | 0x20 == UInt8(ascii: "e")
  }

  /// Passes over a value.
  mutating func skip(depth: Int = 0) throws {
    if depth > JsonReader.mostDepth { throw fault(.tooDeep) }
    switch try kind() {
    case .object: try object { try $0.skip(depth: depth + 1) }
    case .array: try array { try $0.skip(depth: depth + 1) }
    case .string: try string()
    case .number: try number()
    case .word: _ = try isNull()
    }
  }

  /// Reads `true`, `false` or `null`; whether it is the last.
  mutating func isNull() throws -> Bool {
    text.removeAll(keepingCapacity: true)
    let place = bytes.place
    while let byte = try bytes.peek(), UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte, text.count < 8 {
      text.append(byte)
      _ = try bytes.next()
    }
    if text == Bytes("null".utf8) { return true }
    if text == Bytes("true".utf8) || text == Bytes("false".utf8) { return false }
    throw fault(.syntax(wanted: "a value", found: text.first), at: place)
  }
}
