import GyreCore

/// One record as text: fields separated by a comma with any blanks round it, or by blanks alone.
///
/// The fields are asked for one after the other; what is wrong with one is thrown with its number.
struct RecordLine {
  /// The greatest length of a line, without its end.
  static let maximumLength = 1 << 20

  /// The unit of angles without a suffix.
  let unit: AngleUnit
  /// What the record should hold, for the message where it holds more or less.
  var wanted: StaticString = "1 angle"

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The number of the field before `position`, from 1.
  private(set) var field = 0

  /// - Parameter isASCII: whether the text is known to be ASCII.
  /// - Throws: where the text is too long or not UTF-8.
  init(_ text: UnsafeBufferPointer<UInt8>, unit: AngleUnit, isASCII: Bool = false) throws(RecordError) {
    if text.count > RecordLine.maximumLength { throw RecordError(.lineTooLong) }
    if !isASCII && String(validating: text, as: UTF8.self) == nil { throw RecordError(.notUTF8) }
    self.init(checked: text, unit: unit)
  }

  private init(checked text: UnsafeBufferPointer<UInt8>, unit: AngleUnit) {
    self.text = text
    self.unit = unit
    skipBlanks()
  }

  /// Whether the line holds no record: nothing but blanks, or a comment.
  static func isEmpty(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first == UInt8(ascii: "#") || text.allSatisfy(isBlank)
  }

  /// The line without LF or CRLF.
  static func withoutEnd(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var end = line.count
    if end > 0 && line[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > 0 && line[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return UnsafeBufferPointer(rebasing: line[..<end])
  }

  /// Whether there is another field.
  var hasMore: Bool { position < text.count }

  /// What has not been read.
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[position...]) }

  /// The next field.
  mutating func next() throws(RecordError) -> UnsafeBufferPointer<UInt8> {
    field += 1
    let start = position
    while position < text.count && !RecordLine.isSeparator(text[position]) { position += 1 }
    let content = UnsafeBufferPointer(rebasing: text[start..<position])
    if content.isEmpty {
      throw RecordError(hasMore ? .emptyField : .missingField(wanted: wanted), field: field)
    }
    skipBlanks()
    if hasMore && text[position] == UInt8(ascii: ",") {
      position += 1
      skipBlanks()
      // A comma promises another field.
      if !hasMore { throw RecordError(.emptyField, field: field + 1) }
    }
    return content
  }

  /// The next field as a NUMBER.
  mutating func number() throws(RecordError) -> Rational {
    let content = try next()
    do {
      return try DecimalText.parse(content.span)
    } catch {
      throw RecordError(.number(Bytes(content), wanted: "a number", .decimal(error)), field: field)
    }
  }

  /// The next field as an ANGLE.
  mutating func angle() throws(RecordError) -> Arc {
    let content = try next()
    do throws(NumberFault) {
      return try NumberText.angle(content.span, unit: unit)
    } catch {
      throw RecordError(.number(Bytes(content), wanted: "an angle", error), field: field)
    }
  }

  /// What stands in the brackets, if the rest of the line is `name(…)`.
  func inside(_ name: StaticString) -> RecordLine? {
    let nameCount = name.utf8CodeUnitCount
    var end = text.count
    while end > position && RecordLine.isBlank(text[end - 1]) { end -= 1 }
    guard end - position > nameCount + 1, text[end - 1] == UInt8(ascii: ")"),
      text[position + nameCount] == UInt8(ascii: "("),
      UnsafeBufferPointer(rebasing: text[position..<(position + nameCount)]).elementsEqual(
        UnsafeBufferPointer(start: name.utf8Start, count: nameCount))
    else { return nil }
    let content = UnsafeBufferPointer(rebasing: text[(position + nameCount + 1)..<(end - 1)])
    return RecordLine(checked: content, unit: unit)
  }

  /// The only field as an ANGLE.
  @inline(__always)
  mutating func onlyAngle() throws(RecordError) -> Arc {
    let angle = try angle()
    try end()
    return angle
  }

  /// Throws where there is another field; first of all where one is empty.
  mutating func end() throws(RecordError) {
    if !hasMore { return }
    let last = field
    while hasMore { _ = try next() }
    throw RecordError(.extraField(wanted: wanted), field: last + 1)
  }

  private mutating func skipBlanks() {
    while position < text.count && RecordLine.isBlank(text[position]) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: ",") }
}
