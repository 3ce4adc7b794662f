/// What stands on the command line after the command's name: which options with which values, and the rest.
struct ParsedArguments: Sendable {
  /// The value of each option given, under its full name; empty for an option without a value.
  private(set) var values: [String: Bytes] = [:]
  private(set) var operands: [Bytes] = []
  private(set) var asksForHelp = false

  func isGiven(_ name: String) -> Bool { values[name] != nil }

  /// The parts of the command line, before what they mean is looked at: options anywhere, `--` ends them, and
  /// what begins like a number is never an option.
  ///
  /// After `--help` nothing more is looked at.
  init(_ arguments: ArraySlice<Bytes>, of command: String) throws(UsageError) {
    // Made only where there is an option: it takes start-up time.
    lazy var options = OptionTable.taken(by: command)
    var index = arguments.startIndex
    var optionsEnded = false
    while index < arguments.endIndex {
      let argument = arguments[index]
      index += 1
      if optionsEnded || !ParsedArguments.looksLikeOption(argument) {
        operands.append(argument)
        continue
      }
      if argument == Bytes("--".utf8) {
        optionsEnded = true
        continue
      }
      let (name, attached) = ParsedArguments.splitAtEquals(argument)
      guard let option = options.first(where: { $0.name == name || $0.shortName == name }) else {
        throw .unknownOption(name, suggestion: nearest(to: name, among: options.map(\.name)))
      }
      if values[option.name] != nil { throw .optionTwice(option.name) }
      values[option.name] = try ParsedArguments.value(of: option, attached, arguments, &index)
      if option.name == "--help" {
        asksForHelp = true
        return
      }
    }
    if values.isEmpty { return }
    for option in options where isGiven(option.name) {
      if let other = option.conflicts.first(where: isGiven) { throw .optionsExclude(option.name, other) }
      if let missing = option.needs.first(where: { !isGiven($0) }) {
        throw .optionNeedsOption(option.name, missing)
      }
    }
  }

  private static func value(
    of option: Option, _ attached: Bytes?, _ arguments: ArraySlice<Bytes>, _ index: inout Int
  ) throws(UsageError) -> Bytes {
    guard let valueName = option.value else {
      if attached != nil { throw .optionTakesNoValue(option.name) }
      return []
    }
    if let attached { return attached }
    guard index < arguments.endIndex else { throw .valueMissing(option.name, valueName, found: nil) }
    let value = arguments[index]
    if looksLikeOption(value) { throw .valueMissing(option.name, valueName, found: value) }
    index += 1
    return value
  }

  /// Whether the text begins with a dash, is longer than that, and does not begin like a number, as `-0.3`,
  /// `-.5`, `-90deg`, `-pi/4` and `-π` do.
  static func looksLikeOption(_ text: Bytes) -> Bool {
    guard text.count >= 2, text[0] == UInt8(ascii: "-") else { return false }
    let rest = text.dropFirst()
    if rest.starts(with: "pi".utf8) || rest.starts(with: "π".utf8) { return false }
    let afterPoint = rest.first == UInt8(ascii: ".") ? rest.dropFirst() : rest
    return !(afterPoint.first.map(NumberText.isDigit) ?? false)
  }

  /// The name of an option and, where it is attached with `=`, its value.
  static func splitAtEquals(_ argument: Bytes) -> (name: String, value: Bytes?) {
    guard argument.starts(with: "--".utf8), let equals = argument.firstIndex(of: UInt8(ascii: "=")) else {
      return (String(decoding: argument, as: UTF8.self), nil)
    }
    return (String(decoding: argument[..<equals], as: UTF8.self), Bytes(argument[(equals + 1)...]))
  }
}

/// A text as the system gave it: a command line argument or what stands in a file, UTF-8 or not.
typealias Bytes = [UInt8]
