/// A line with fields in braces: `{mid}` stands for a value, `{{` and `}}` for a brace.
struct Template: Sendable {
  /// A field, and the text since the one before it.
  struct Part: Sendable {
    let literal: Bytes
    let field: Field
  }

  let parts: [Part]
  /// The text after the last field.
  let end: Bytes

  init(_ text: Bytes, fields: [Field]) throws(UsageError) {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var parts: [Part] = []
    var literal = Bytes()
    var index = 0
    while index < text.count {
      let byte = text[index]
      let isDoubled = index + 1 < text.count && text[index + 1] == byte
      if (byte == open || byte == close) && isDoubled {
        literal.append(byte)
        index += 2
      } else if byte == open {
        let rest = text[(index + 1)...]
        guard let end = rest.firstIndex(of: close) else { throw .templateBrace(text, offset: index) }
        let name = String(decoding: rest[..<end], as: UTF8.self)
        parts.append(Part(literal: literal, field: try Field.named(name, among: fields, "--template")))
        literal = []
        index = end + 1
      } else if byte == close {
        throw .templateBrace(text, offset: index)
      } else {
        literal.append(byte)
        index += 1
      }
    }
    self.parts = parts
    end = literal
  }
}

extension Field {
  /// - Parameter option: where the name stands.
  static func named(_ name: String, among fields: [Field], _ option: String) throws(UsageError) -> Field {
    if let field = fields.first(where: { $0.name == name }) { return field }
    let names = fields.map(\.name)
    throw .fieldUnknown(option, name, fields: names, suggestion: nearest(to: name, among: names))
  }
}
