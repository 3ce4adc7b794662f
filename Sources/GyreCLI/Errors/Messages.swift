import GyreCore

/// The one place where errors become text for people.
extension FileError {
  var message: String? {
    switch self {
    case .unreadable(let file, let code): "\(escapedForMessage(file)): \(systemMessage(code))"
    case .unwritable(let file, let code):
      "\(file.map(escapedForMessage) ?? "standard output"): \(systemMessage(code))"
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
    case .optionTwice(let option): "option \(option) is given twice"
    case .optionTakesNoValue(let option): "option \(option) takes no value"
    case .valueMissing(let option, let valueName, nil):
      "option \(option) needs a value (\(valueName)), but nothing follows it"
    case .valueMissing(let option, let valueName, let found?):
      "option \(option) needs a value (\(valueName)), but what follows it looks like an option: "
        + "\(quoted(found)) (a value that begins so is written \(option)=…)"
    case .optionsExclude(let first, let second): "options \(first) and \(second) can't stand together"
    case .operandsExclude(let operand, let option):
      "\(quoted(operand)) can't stand beside \(option), which already says how many sectors there are"
    case .operandMissing(let name): "\(name) is missing"
    case .operandUnexpected(let operand): "\(quoted(operand)) is one operand too many"
    case .notUTF8(let source): "\(source.text): not UTF-8"
    case .unknownChoice(let source, let token, let choices):
      "\(source.text): expected \(listed(choices)), found \(quoted(token))"
        + didYouMean(nearest(to: String(decoding: token, as: UTF8.self), among: choices))
    case .badNumber(let source, let token, let wanted, let fault):
      "\(source.text): \(fault.message(token, wanted))"
    case .emptyItem(let source): "\(source.text): nothing stands there"
    case .emptyFile(let source, let what): "\(source.text): no \(what) in it"
    case .inputTwice(let first, let second): "\(first) and \(second) can't both read standard input"
    case .digitsInvalid(let token): "--digits: expected 0 to 17 or 'full', found \(quoted(token))"
    case .fieldsEmpty: "--fields: nothing stands where a field's name should be"
    case .fieldTwice(let field): "--fields: \(quoted(Bytes(field.utf8))) is given twice"
    case .fieldUnknown(let field, let fields, let suggestion):
      "there is no field \(quoted(Bytes(field.utf8)))" + didYouMean(suggestion)
        + "; the fields are " + fields.joined(separator: ", ")
    case .fieldNeedsOption(let field, let options):
      "field '\(field)' exists only with \(listed(options))"
    case .templateBrace(let template, let offset): templateMessage(template, offset)
    case .numbersDisagree(let labels, let weights): "\(labels) labels, but \(weights) weights"
    case .wheel(let error, let source): "\(source.text): \(error.message)"
    }
  }

  private func templateMessage(_ template: Bytes, _ offset: Int) -> String {
    "--template: the brace at character \(offset + 1) of \(quoted(template)) has no partner "
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
  fileprivate func message(_ token: Bytes, _ wanted: String) -> String {
    switch self {
    case .decimal(.notANumber), .notAnAngle:
      "\(quoted(token)) is not \(wanted)" + hint(token).map { " (\($0))" }.joined()
    case .decimal(.tooManyDigits):
      "\(quoted(token)) has more than \(DecimalText.maximumDigits) digits"
    case .decimal(.exponentOutOfRange):
      "the exponent of \(quoted(token)) is beyond ±\(DecimalText.maximumExponent)"
    case .decimal(.tooLarge): "\(quoted(token)) is too large for binary64"
    case .denominatorZero: "\(quoted(token)) divides by 0"
    case .notWhole: "\(quoted(token)) is not a whole number"
    case .outOfRange(let range):
      "\(quoted(token)) is not \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// What was probably meant, for the ways of writing numbers that are used elsewhere.
  private func hint(_ token: Bytes) -> [String] {
    let text = String(decoding: token, as: UTF8.self)
    let lowercase = text.lowercased()
    if text.contains("\u{2212}") { return ["U+2212 MINUS SIGN is not accepted: type the ASCII hyphen -"] }
    if ["nan", "inf", "infinity"].contains(where: { lowercase.drop(while: { "+-".contains($0) }) == $0 }) {
      return ["only finite numbers are accepted"]
    }
    if lowercase.hasPrefix("0x") || lowercase.hasPrefix("-0x") { return ["numbers are decimal"] }
    if text.contains("_") { return ["digits are not grouped: leave out the _"] }
    if text.contains(",") { return ["the decimal sign is a point"] }
    return []
  }
}

extension WheelError {
  fileprivate var message: String {
    switch self {
    case .countOutOfRange(let count): "\(count) sectors; there can be 1 to \(Wheel.maximumCount)"
    case .weightNotPositive: "a weight must be greater than 0"
    case .spanNotPositive: "the span must be greater than 0"
    case .spanExceedsTurn: "the span must be at most one turn"
    case .gapNegative: "the gap must not be negative"
    case .gapNotSmallerThanSector(let index):
      "the gap must be smaller than every sector; sector \(index) is not larger"
    }
  }
}

private func didYouMean(_ suggestion: String?) -> String { suggestion.map { "; did you mean \($0)?" } ?? "" }

private func listed(_ choices: [String]) -> String {
  choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
}

/// A text from outside in quotes: no control characters, and shortened where it is long.
func quoted(_ text: Bytes) -> String {
  let decoded = String(decoding: text, as: UTF8.self)
  let shown = decoded.unicodeScalars.count <= 80 ? decoded : String(decoded.unicodeScalars.prefix(77)) + "…"
  return "'" + escapedForMessage(shown) + "'"
}

/// A text with what could steer a terminal made visible.
func escapedForMessage(_ text: String) -> String {
  var buffer = Bytes()
  TextEscaping.table(Bytes(text.utf8), into: &buffer)
  return String(decoding: buffer, as: UTF8.self)
}
