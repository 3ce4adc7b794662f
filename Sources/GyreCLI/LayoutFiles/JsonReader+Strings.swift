/// Strings.
extension JsonReader {
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
}
