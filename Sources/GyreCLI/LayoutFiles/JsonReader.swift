/// Reads JSON (RFC 8259) piece by piece, without keeping it.
struct JsonReader {
  let bytes: ByteReader
  /// The text of the last string or number read.
  private(set) var text = Bytes()

  private static let mostDepth = 256
  private static let longestText = 1 << 20

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

  private func pass(_ byte: UInt8, _ wanted: String) throws {
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

  /// Reads a string into `text`.
  mutating func string() throws {
    text.removeAll(keepingCapacity: true)
    let place = bytes.place
    try pass(UInt8(ascii: "\""), "a string")
    var isAscii = true
    while let byte = try bytes.peek(), byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw fault(.syntax(wanted: "the end of the string", found: byte)) }
      if text.count >= JsonReader.longestText { throw fault(.tooLong, at: place) }
      if byte == UInt8(ascii: "\\") {
        try escape()
      } else {
        isAscii = isAscii && byte < 0x80
        text.append(byte)
        _ = try bytes.next()
      }
    }
    try pass(UInt8(ascii: "\""), "the end of the string")
    if !isAscii && String(validating: text, as: UTF8.self) == nil { throw fault(.notUTF8, at: place) }
  }

  private mutating func escape() throws {
    let place = bytes.place
    _ = try bytes.next()
    let scalar: UInt32
    switch try bytes.next() {
    case UInt8(ascii: "\""): scalar = 0x22
    case UInt8(ascii: "\\"): scalar = 0x5c
    case UInt8(ascii: "/"): scalar = 0x2f
    case UInt8(ascii: "b"): scalar = 8
    case UInt8(ascii: "f"): scalar = 0xc
    case UInt8(ascii: "n"): scalar = 0xa
    case UInt8(ascii: "r"): scalar = 0xd
    case UInt8(ascii: "t"): scalar = 9
    case UInt8(ascii: "u"): scalar = try escapedScalar(place)
    default: throw fault(.syntax(wanted: "an escape that JSON knows", found: UInt8(ascii: "\\")), at: place)
    }
    guard let character = Unicode.Scalar(scalar) else { throw fault(.notUTF8, at: place) }
    text.append(contentsOf: Character(character).utf8)
  }

  /// What follows `\u`: a scalar, or the first half of one and `\u` and the second.
  private func escapedScalar(_ place: ByteReader.Place) throws -> UInt32 {
    let first = try hexDigits(place)
    guard 0xd800...0xdbff ~= first else { return first }
    guard try bytes.next() == UInt8(ascii: "\\"), try bytes.next() == UInt8(ascii: "u") else {
      throw fault(.notUTF8, at: place)
    }
    let second = try hexDigits(place)
    guard 0xdc00...0xdfff ~= second else { throw fault(.notUTF8, at: place) }
    return 0x10000 + (first - 0xd800) << 10 + (second - 0xdc00)
  }

  private func hexDigits(_ place: ByteReader.Place) throws -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try bytes.next(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault(.syntax(wanted: "four hexadecimal digits", found: UInt8(ascii: "\\")), at: place)
      }
      value = value << 4 + UInt32(digit)  // four digits
    }
    return value
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
