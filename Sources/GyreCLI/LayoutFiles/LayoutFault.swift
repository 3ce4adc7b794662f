/// What is wrong with a layout.
enum LayoutFault: Error, Equatable, Sendable {
  /// JSON: something else was expected; `found` is the byte that stands there, `nil` at the end.
  case syntax(wanted: String, found: UInt8?)
  case tooDeep
  case tooLong
  case notUTF8
  /// JSON: an object that is neither a layout nor a label.
  case noPoints
  /// A label without one of its coordinates.
  case missing(LayoutField)
  /// A label without a size, where `--size` is not given either.
  case sizeMissing(LayoutField)
  case expected(LayoutField, wanted: String, found: String)
  case number(LayoutField, Bytes, wanted: String, NumberFault)
  case negative(LayoutField, Bytes)
  case indexTwice(Int)
  case twice(LayoutField)
  case perspective(Bytes)
  case center
  case columnMissing(LayoutField)
  case fieldCount(Int, expected: Int)
  case strayQuote
  case quoteMissing
}

/// What a layout says of a label: the names of columns and members.
enum LayoutField: Int, Sendable {
  case x, y, z, width, height, index, label

  var name: StaticString {
    switch self {
    case .x: "x"
    case .y: "y"
    case .z: "z"
    case .width: "width"
    case .height: "height"
    case .index: "index"
    case .label: "label"
    }
  }

  init?(_ name: Bytes) {
    // A switch over bytes: a String for each member of each label would take time.
    let field: LayoutField
    switch name.first {
    case UInt8(ascii: "x"): field = .x
    case UInt8(ascii: "y"): field = .y
    case UInt8(ascii: "z"): field = .z
    case UInt8(ascii: "w"): field = .width
    case UInt8(ascii: "h"): field = .height
    case UInt8(ascii: "i"): field = .index
    case UInt8(ascii: "l"): field = .label
    default: return nil
    }
    let text = field.name
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    if !name.elementsEqual(bytes) { return nil }
    self = field
  }
}

extension LayoutFault {
  var message: String {
    switch self {
    case .syntax(let wanted, let found):
      "expected \(wanted), found \(found.map(LayoutFault.shown) ?? "the end")"
    case .tooDeep: "values are nested too deeply"
    case .tooLong: "a text of more than a mebibyte"
    case .notUTF8: "not UTF-8"
    case .noPoints:
      "this is no layout: expected an object with an array 'points', or labels with x, y and z"
    case .missing(let field): "the label has no \(field.name)"
    case .sizeMissing(let field): "the label has no \(field.name), and there is no --size"
    case .expected(let field, let wanted, let found): "\(field.name): expected \(wanted), found \(found)"
    case .number(let field, let token, let wanted, let fault):
      "\(field.name): \(fault.message(token, wanted))"
    case .negative(let field, let token): "\(field.name): \(quoted(token)) is negative"
    case .indexTwice(let index): "index: there are two labels with the index \(index)"
    case .twice(let field): "\(field.name) is given twice"
    case .perspective(let token): "perspective: expected a number > 0, found \(quoted(token))"
    case .center: "center: expected an array of two numbers"
    case .columnMissing(let field): "there is no column \(field.name) in the header"
    case .fieldCount(let count, let expected):
      "the row has \(count) field\(count == 1 ? "" : "s"), the header has \(expected)"
    case .strayQuote: "a quote within a field (a field with quotes stands in quotes, and they are doubled)"
    case .quoteMissing: "the field that begins here has no closing quote"
    }
  }

  private static func shown(_ byte: UInt8) -> String {
    byte >= 0x80 ? "a character that is not ASCII" : quoted([byte])
  }
}
