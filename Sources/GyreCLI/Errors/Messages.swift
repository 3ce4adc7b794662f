import GyreCore

/// The one place where errors become text for people.
extension FileError {
  var message: String? {
    switch self {
    case .unreadable(let file, let code): "\(fileName(file)): \(systemMessage(code))"
    case .unwritable(let file, let code):
      "\(file.map(fileName) ?? "standard output"): \(systemMessage(code))"
    case .readerGone: nil
    }
  }
}

extension UsageError {
  var message: String? {
    switch self {
    case .commandMissing: "a command is missing"
    case .unknownCommand(let name, let suggestion):
      "there is no command \(quoted(name))" + didYouMean(suggestion)
    case .unknownOption(let name, let suggestion):
      "there is no option \(quoted(Bytes(name.utf8)))" + didYouMean(suggestion)
    case .optionBeforeCommand(let option):
      "option \(option) must come after the command: gyre COMMAND \(option) …"
    case .optionTwice(let option): "option \(option) is given twice"
    case .optionTakesNoValue(let option): "option \(option) takes no value"
    case .valueMissing(let option, let valueName, nil):
      "option \(option) needs a value (\(valueName)), but nothing follows it"
    case .valueMissing(let option, let valueName, let found?):
      "option \(option) needs a value (\(valueName)), but what follows it looks like an option: "
        + "\(quoted(found)) (a value that begins so is written \(option)=…)"
    case .optionsExclude(let first, let second): "options \(first) and \(second) can't stand together"
    case .optionNeedsOption(let option, let other): "option \(option) means nothing without \(other)"
    case .operandsExclude(let operand, let option):
      "\(quoted(operand)) can't stand beside \(option), which already says how many there are"
    case .operandMissing(let name, let replacements):
      "\(name) is missing (it is left out only with \(listed(replacements)))"
    case .operandUnexpected(let operand): "\(quoted(operand)) is one operand too many"
    case .notUTF8(let source): "\(source.text): not UTF-8"
    case .unknownChoice(let source, let token, let choices):
      "\(source.text): expected \(listed(choices)), found \(quoted(token))"
        + didYouMean(nearest(to: String(decoding: token, as: UTF8.self), among: choices))
    case .badNumber(let source, let token, let wanted, let fault):
      "\(source.text): \(fault.message(token, wanted))"
    case .emptyItem(let source): "\(source.text) is empty"
    case .emptyFile(let source, let what): "\(source.text): no \(what) in it"
    case .inputTwice(let first, let second): "\(first) and \(second) can't both read standard input"
    case .digitsInvalid(let token): "--digits: expected 0 to 17 or 'full', found \(quoted(token))"
    case .fieldTwice(let field): "--fields: \(quoted(Bytes(field.utf8))) is given twice"
    case .fieldUnknown(let option, let field, let fields, let suggestion):
      "\(option): there is no field \(quoted(Bytes(field.utf8)))" + didYouMean(suggestion)
        + "; the fields are " + fields.joined(separator: ", ")
    case .fieldNeedsOption(let option, let field, let options):
      "\(option): field '\(field)' exists only with \(listed(options))"
    case .templateBrace(let template, let offset): templateMessage(template, offset)
    case .numbersDisagree(let first, let firstCount, let second, let secondCount):
      "\(first) has \(firstCount) and \(second) has \(secondCount): they must agree in number"
    case .wheel(let error, let source, let value): "\(source.text): \(error.message(value))"
    case .sphereLayout(let error): error.message
    case .layoutMissing: "no labels: give --layout FILE, --count N, --labels A,… or --labels-file FILE"
    case .sizeMissing: "the labels have no size: give --size W,H"
    case .layout(let file, let place, let fault):
      "\(fileName(file)):\(place.line):\(place.column): \(fault.message)"
    case .sphereStatistics(let error): "--stats: \(error.message)"
    case .tooManyPoints(let option, let most): "\(option) is for at most \(most) points"
    case .push(let error, let source, let value): "\(source.text): \(error.message(value))"
    case .expected(let source, let token, let wanted):
      "\(source.text): expected \(wanted), found \(quoted(token))"
    case .outOfRange(let source, let token, let wanted):
      "\(source.text): \(quoted(token)) is out of range: expected \(wanted)"
    case .recordsMissing:
      "no records: give them as operands, with --input FILE, or on standard input"
    case .operandsExcludeOption(let option): "records can't be given as operands beside \(option)"
    case .sectorUnknown(let token, let count):
      "--to: there is no sector \(quoted(token)): expected 0 to \(count - 1), or label: and a label"
    case .labelUnknown(let token): "--to: no sector has the label \(quoted(token))"
    case .recordTwice(let option): "\(option) is for a single record, and there are more"
    }
  }

  private func templateMessage(_ template: Bytes, _ offset: Int) -> String {
    let place = String(decoding: template[..<offset], as: UTF8.self).unicodeScalars.count + 1
    return "--template: the brace at character \(place) of \(quoted(template)) has no partner "
      + "(write {{ or }} for a brace itself)"
  }
}

extension Source {
  fileprivate var text: String {
    var text = escapedForMessage(name)
    if let line { text += ":\(line)" }
    if let item { text += ": item \(item)" }
    return text
  }
}

extension NumberFault {
  func message(_ token: Bytes, _ wanted: String) -> String {
    switch self {
    case .decimal(.notANumber), .notAnAngle:
      "\(quoted(token)) is not \(wanted)" + hints(token).map { " (\($0))" }.joined()
    case .decimal(.tooManyDigits):
      "\(quoted(token)) has more than \(DecimalText.maximumDigits) digits"
    case .decimal(.exponentOutOfRange):
      "the exponent of \(quoted(token)) is beyond ±\(DecimalText.maximumExponent)"
    case .decimal(.tooLarge): "\(quoted(token)) is too large for binary64"
    case .denominatorZero: "\(quoted(token)) divides by 0"
    case .notWhole: "\(quoted(token)) is not a whole number"
    case .outOfRange(let range):
      "\(quoted(token)) is out of range: expected \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// What was probably meant, for the ways of writing numbers that are used elsewhere.
  private func hints(_ token: Bytes) -> [String] {
    let text = String(decoding: token, as: UTF8.self)
    let lowercase = text.lowercased()
    if text.contains("\u{2212}") { return ["U+2212 MINUS SIGN is not accepted: type the ASCII hyphen -"] }
    if ["nan", "inf", "infinity"].contains(where: { lowercase.drop(while: { "+-".contains($0) }) == $0 }) {
      return ["only finite numbers are accepted"]
    }
    if lowercase.hasPrefix("0x") || lowercase.hasPrefix("-0x") { return ["numbers are decimal"] }
    if text.contains("_") { return ["digits are not grouped: leave out the _"] }
    if text.contains(",") { return ["the decimal sign is a point"] }
    if text.contains(" ") { return ["leave out the blanks"] }
    if self == .notAnAngle {
      return ["write 0.5, 45deg, 1.5rad, 0.25turn, 50grad, or a multiple of pi such as -3pi/8"]
    }
    return []
  }
}

extension WheelError {
  /// - Parameter value: what was given, in quotes, where one value is at fault.
  fileprivate func message(_ value: String) -> String {
    switch self {
    case .countOutOfRange(let count): "\(count) sectors; there can be 1 to \(Wheel.maximumCount)"
    case .weightNotPositive, .spanNotPositive: "\(value) is not greater than 0"
    case .spanExceedsTurn: "\(value) is more than one turn"
    case .gapNegative: "\(value) is negative"
    case .gapNotSmallerThanSector(let index):
      "\(value) is not smaller than the narrowest sector, which is sector \(index)"
    }
  }
}

extension SphereLayoutError {
  fileprivate var message: String {
    switch self {
    case .countOutOfRange(let count): "\(count) points; there can be 1 to \(SphereLayout.maximumCount)"
    case .ringsOutOfRange(let count): "\(count) rings; there can be 1 to \(SphereLayout.maximumRings)"
    case .radiusNotPositive: "the radius is not greater than 0"
    }
  }
}

extension PushError {
  /// - Parameter value: what was given, in quotes.
  fileprivate func message(_ value: String) -> String {
    switch self {
    case .sizeNotPositive: "\(value): width and height must be greater than 0"
    case .densityNotPositive, .divisorNotPositive: "\(value) is not greater than 0"
    case .elasticityOutOfRange: "\(value) is not from 0 to 1"
    case .viewLargerThanBounds: "the view is larger than \(value)"
    case .viewOutsideBounds: "the view does not lie within \(value) from the start"
    }
  }
}

extension SphereStatisticsError {
  fileprivate var message: String {
    switch self {
    case .countOutOfRange(let count):
      "\(count) points; there can be 1 to \(SphereStatistics.maximumCount)"
    case .noDirection(let index):
      "the radius is so small that point \(index) is printed as the origin"
    case .coincident(let first, let second):
      "the radius is so small that points \(first) and \(second) are printed in the same direction"
    }
  }
}

private func didYouMean(_ suggestion: String?) -> String { suggestion.map { "; did you mean \($0)?" } ?? "" }

private func listed(_ choices: [String]) -> String {
  let last = choices.last ?? ""
  return choices.count < 2 ? last : choices.dropLast().joined(separator: ", ") + " or " + last
}

/// The name of a file; in quotes where nothing would be seen of it.
private func fileName(_ name: String) -> String {
  name.allSatisfy { $0 == " " } ? "'\(name)'" : escapedForMessage(name)
}

/// A text from outside in quotes: no control characters, and shortened where it is long.
func quoted(_ text: Bytes) -> String {
  let decoded = String(decoding: text, as: UTF8.self)
  let shown = decoded.unicodeScalars.count <= 80 ? decoded : String(decoded.unicodeScalars.prefix(77)) + "…"
  return "'" + escapedForMessage(shown) + "'"
}

/// A text with what could steer a terminal, or can't be seen, made visible.
func escapedForMessage(_ text: String) -> String {
  var buffer = Bytes()
  TextEscaping.message(Bytes(text.utf8), into: &buffer)
  return String(decoding: buffer, as: UTF8.self)
}
