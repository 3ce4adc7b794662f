import GyreCore

/// What the options of every command say of the output.
struct OutputOptions: Sendable {
  let layout: RowLayout
  let unit: AngleUnit
  let hasHeader: Bool
  /// Where to write; `nil` for standard output.
  let file: Bytes?
  let threads: Int

  /// - Parameters:
  ///   - fields: all fields of the command.
  ///   - tableFields: the names of those that a table shows.
  init(
    _ arguments: ParsedArguments, fields: [Field], tableFields: [String]
  ) throws(UsageError) {
    let format = try OutputOptions.format(arguments)
    let template = arguments.values["--template"]
    let digits = try OutputOptions.digits(arguments, isForPeople: template != nil || format == .table)
    if let template {
      let parsed = try Template(try utf8(template, Source(name: "--template")), fields: fields)
      for part in parsed.parts { try OutputOptions.check(part.field, arguments) }
      layout = RowLayout(parsed, digits: digits)
    } else {
      let chosen = try OutputOptions.chosenFields(arguments, fields, format == .table ? tableFields : nil)
      layout = RowLayout(format, fields: chosen, digits: digits)
    }
    if arguments.isGiven("--no-header") && !format.hasHeaderLine {
      throw .optionsExclude("--no-header", "--format \(format.rawValue)")
    }
    hasHeader = template == nil && format.hasHeaderLine && !arguments.isGiven("--no-header")
    unit = try OutputOptions.unit(arguments)
    file = arguments.values["--output"].flatMap { $0 == Bytes("-".utf8) ? nil : $0 }
    threads = try OutputOptions.threads(arguments)
  }

  private static func format(_ arguments: ParsedArguments) throws(UsageError) -> OutputFormat {
    for format in OutputFormat.allCases where arguments.isGiven("--\(format.rawValue)") { return format }
    let choices = OutputFormat.allCases.map { ($0.rawValue, $0) }
    return try arguments.choice("--format", choices) ?? .table
  }

  static func unit(_ arguments: ParsedArguments) throws(UsageError) -> AngleUnit {
    try arguments.choice("--unit", AngleUnit.allCases.map { ($0.name, $0) }) ?? .radian
  }

  private static func digits(
    _ arguments: ParsedArguments, isForPeople: Bool
  ) throws(UsageError) -> Digits {
    guard let text = arguments.values["--digits"] else { return isForPeople ? .decimals(6) : .full }
    if text == Bytes("full".utf8) { return .full }
    do {
      return .decimals(try NumberText.whole(text, in: 0...17))
    } catch {
      throw .digitsInvalid(text)
    }
  }

  private static func threads(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    guard let text = arguments.values["--threads"] else { return Process.processorCount }
    do {
      return try NumberText.whole(text, in: 1...1024)
    } catch {
      throw .badNumber(Source(name: "--threads"), text, wanted: "a number", error)
    }
  }

  /// The fields asked for, or else those of the format that exist in this run.
  private static func chosenFields(
    _ arguments: ParsedArguments, _ fields: [Field], _ tableFields: [String]?
  ) throws(UsageError) -> [Field] {
    guard let text = arguments.values["--fields"] else {
      return fields.filter { field in
        (tableFields?.contains(field.name) ?? true) && exists(field, arguments)
      }
    }
    var chosen: [Field] = []
    for item in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      if item.isEmpty { throw .fieldsEmpty }
      let field = try Field.named(String(decoding: item, as: UTF8.self), among: fields)
      if chosen.contains(field) { throw .fieldTwice(field.name) }
      try check(field, arguments)
      chosen.append(field)
    }
    return chosen
  }

  private static func exists(_ field: Field, _ arguments: ParsedArguments) -> Bool {
    field.needs.isEmpty || field.needs.contains(where: arguments.isGiven)
  }

  private static func check(_ field: Field, _ arguments: ParsedArguments) throws(UsageError) {
    if !exists(field, arguments) { throw .fieldNeedsOption(field.name, field.needs) }
  }
}

extension AngleUnit {
  /// The word for the unit on the command line.
  var name: String {
    switch self {
    case .radian: "rad"
    case .degree: "deg"
    case .turn: "turn"
    case .gradian: "grad"
    }
  }
}

extension ParsedArguments {
  /// What an option chooses from a list of words.
  func choice<Choice>(
    _ option: String, _ choices: [(name: String, value: Choice)]
  ) throws(UsageError) -> Choice? {
    guard let text = values[option] else { return nil }
    if let choice = choices.first(where: { text.elementsEqual($0.name.utf8) }) { return choice.value }
    throw .unknownChoice(Source(name: option), text, choices: choices.map(\.name))
  }
}

/// The text, if it is UTF-8.
func utf8(_ text: Bytes, _ source: Source) throws(UsageError) -> Bytes {
  if String(validating: text, as: UTF8.self) == nil { throw .notUTF8(source) }
  return text
}

extension OutputOptions {
  /// Writes a run of `count` records: the document's or the table's head, the records, and the end.
  func write(
    _ document: Document, count: Int, _ row: @Sendable (Int, inout RowWriter) -> Void
  ) throws(FileError) {
    let output = try OutputFile(file)
    do throws(FileError) {
      let frame = ByteBuffer()
      if layout.format == .json { layout.writeDocumentStart(document, to: frame) }
      if hasHeader { layout.writeHeaderLine(to: frame) }
      try output.write(frame.bytes)
      try RowStream(layout: layout, threads: threads).write(count: count, to: output, row)
      frame.removeAll()
      if layout.format == .json { layout.writeDocumentEnd(to: frame) }
      try output.write(frame.bytes)
      try output.finish()
    } catch {
      output.discard()
      throw error
    }
  }
}
