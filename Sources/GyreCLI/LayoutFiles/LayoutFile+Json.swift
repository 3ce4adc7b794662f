import GyreCore

extension LayoutFile {
  /// Reads a document with an array `points`, an array of labels, or labels one after the other (jsonl).
  func readJson(_ bytes: ByteReader) throws {
    var json = JsonReader(bytes)
    if try json.kind() == .array {
      try json.array { try self.label(&$0) }
      return try requireEnd(json)
    }
    while try json.peek() != nil {
      if try json.kind() != .object {
        throw json.fault(.syntax(wanted: "an object", found: try json.peek()))
      }
      if try documentOrLabel(&json) { return try requireEnd(json) }
    }
  }

  private func requireEnd(_ json: JsonReader) throws {
    if let byte = try json.peek() { throw json.fault(.syntax(wanted: "the end", found: byte)) }
  }

  /// Reads a label of an array.
  private func label(_ json: inout JsonReader) throws {
    let kind = try json.kind()
    if kind != .object { throw json.fault(.noPoints) }
    let place = json.bytes.place
    var members = Members()
    try json.object { json in
      if let field = LayoutField(json.text) { try members.read(field, &json) } else { try json.skip() }
    }
    if let (fault, place) = members.fault { throw json.fault(fault, at: place) }
    try append(members.record, at: place)
  }

  /// Reads an object of the top; whether it is a document.
  private func documentOrLabel(_ json: inout JsonReader) throws -> Bool {
    let place = json.bytes.place
    var isDocument = false
    var members = Members()
    try json.object { json in
      if let field = LayoutField(json.text) {
        try members.read(field, &json)
      } else if json.text.elementsEqual("perspective".utf8) {
        try self.perspective(&json)
      } else if json.text.elementsEqual("center".utf8) {
        try self.center(&json)
      } else if json.text.elementsEqual("points".utf8), try json.kind() == .array, !isDocument,
        self.table.count == 0
      {
        isDocument = true
        try json.array { try self.label(&$0) }
      } else {
        try json.skip()
      }
    }
    if isDocument { return true }
    if members.isEmpty { throw json.fault(.noPoints, at: place) }
    if let (fault, place) = members.fault { throw json.fault(fault, at: place) }
    (distance, center) = (nil, nil)  // of a document only
    try append(members.record, at: place)
    return false
  }

  private func perspective(_ json: inout JsonReader) throws {
    let kind = try json.kind()
    let place = json.bytes.place
    if kind == .word, try json.isNull() { return }
    if kind == .number {
      try json.number()
      if let value = try? NumberText.number(json.text), value.signum > 0 {
        distance = value
        return
      }
    }
    throw json.fault(.perspective(kind == .number ? json.text : Bytes(kind.rawValue.utf8)), at: place)
  }

  private func center(_ json: inout JsonReader) throws {
    let kind = try json.kind()
    let place = json.bytes.place
    if kind == .word, try json.isNull() { return }
    if kind != .array { throw json.fault(.center, at: place) }
    var numbers: [Rational] = []
    try json.array { json in
      if try json.kind() != .number { throw json.fault(.center, at: place) }
      try json.number()
      guard let value = try? NumberText.number(json.text), numbers.count < 2 else {
        throw json.fault(.center, at: place)
      }
      numbers.append(value)
    }
    if numbers.count != 2 { throw json.fault(.center, at: place) }
    center = (numbers[0], numbers[1])
  }

  /// The members of an object that may be a label. What is wrong with them is only told once it is known to be one.
  private struct Members {
    var record = Record()
    var isEmpty = true
    var fault: (LayoutFault, ByteReader.Place)?
    /// A bit for each field.
    private var given = 0

    /// Reads the value of a member, whose name the reader has just read.
    mutating func read(_ field: LayoutField, _ json: inout JsonReader) throws {
      if field != .label && field != .index { isEmpty = false }
      let kind = try json.kind()
      let place = json.bytes.place
      if given & 1 << field.rawValue != 0 { note(.twice(field), at: place) }
      given |= 1 << field.rawValue
      switch kind {
      case .number where field != .label:
        try json.number()
        do throws(LayoutFault) {
          if field == .index {
            record.index = (try Record.index(json.text), place)
          } else {
            try record.set(field, json.text)
          }
        } catch {
          note(error, at: place)
        }
      case .string where field == .label:
        try json.string()
        record.text = json.text
      case .word:
        // A value that does not exist is the same as none.
        if try !json.isNull() {
          note(.expected(field, wanted: Members.wanted(field), found: kind.rawValue), at: place)
        }
      default:
        try json.skip()
        note(.expected(field, wanted: Members.wanted(field), found: kind.rawValue), at: place)
      }
    }

    private mutating func note(_ fault: LayoutFault, at place: ByteReader.Place) {
      if self.fault == nil { self.fault = (fault, place) }
    }

    private static func wanted(_ field: LayoutField) -> String { field == .label ? "a string" : "a number" }
  }
}
