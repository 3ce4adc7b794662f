/// How a text is made safe for each format. All input is valid UTF-8.
enum TextEscaping {
  /// For tables and templates: control characters and the characters that change the direction of writing
  /// become `\u{…}`, so that a text can neither steer a terminal nor break a line.
  static func table(_ text: Bytes, into output: inout Bytes) {
    escape(text, into: &output) { scalar in
      isControl(scalar) || isBidirectionalControl(scalar) ? braced(scalar) : nil
    }
  }

  /// For messages: also what can't be seen, such as a byte order mark or a no-break space, since that may be
  /// what is wrong.
  static func message(_ text: Bytes, into output: inout Bytes) {
    escape(text, into: &output) { scalar in
      let isSeen =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        case .spaceSeparator: scalar == " "
        default: true
        }
      return isSeen ? nil : braced(scalar)
    }
  }

  private static func braced(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16) + "}"
  }

  /// As the inside of a JSON string: RFC 8259, and also U+007F to U+009F, which steer terminals.
  static func json(_ text: Bytes, into output: inout Bytes) {
    escape(text, into: &output) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\u{8}": "\\b"
      case "\t": "\\t"
      case "\n": "\\n"
      case "\u{c}": "\\f"
      case "\r": "\\r"
      default: isControl(scalar) ? "\\u" + fourHexDigits(scalar.value) : nil
      }
    }
  }

  /// As a field of RFC 4180: in quotes where it holds a comma, a quote or an end of line.
  static func csv(_ text: Bytes, into output: inout Bytes) {
    let quote = UInt8(ascii: "\"")
    guard text.contains(where: { $0 == quote || ",\r\n".utf8.contains($0) }) else {
      output.append(contentsOf: text)
      return
    }
    output.append(quote)
    for byte in text {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }

  /// As a field between tabs.
  static func tsv(_ text: Bytes, into output: inout Bytes) {
    escape(text, into: &output) { scalar in
      switch scalar {
      case "\t": "\\t"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\\": "\\\\"
      default: nil
      }
    }
  }

  /// Copies the text with each character replaced for which there is a replacement.
  private static func escape(
    _ text: Bytes, into output: inout Bytes, _ replacement: (Unicode.Scalar) -> String?
  ) {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if let replaced = replacement(scalar) {
        output.append(contentsOf: replaced.utf8)
      } else {
        output.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
  }

  /// The general category Cc.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
  }

  /// The property Bidi_Control (Unicode Standard Annex 9).
  private static func isBidirectionalControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  private static func fourHexDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
