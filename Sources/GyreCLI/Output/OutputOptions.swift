import GyreCore

/// What the options of every command say of the output.
struct OutputOptions: Sendable {
  private(set) var layout: RowLayout
  let unit: AngleUnit
  let hasHeader: Bool
  /// Where to write; `nil` for standard output.
  let file: Bytes?
  /// How many threads may compute; `nil` for as many as there are processors.
  let threads: Int?

  /// - Parameters:
  ///   - fields: all fields of the command.
  ///   - hasRecords: whether it answers records, which may fail.
  init(
    _ arguments: ParsedArguments, fields: [Field], hasRecords: Bool = false
  ) throws(UsageError) {
    let format = try OutputOptions.format(arguments)
    let template = arguments.values["--template"]
    let digits = try OutputOptions.digits(arguments, isForPeople: template != nil || format == .table)
    if let template {
      let parsed = try Template(try utf8(template, Source(name: "--template")), fields: fields)
      for part in parsed.parts { try OutputOptions.check(part.field, arguments, "--template") }
      layout = RowLayout(parsed, digits: digits)
    } else {
      let chosen = try OutputOptions.chosenFields(arguments, fields, isTable: format == .table)
      layout = RowLayout(format, fields: chosen, digits: digits, hasErrors: hasRecords)
    }
    if arguments.isGiven("--no-header") && !format.hasHeaderLine {
      throw .optionsExclude("--no-header", "--format \(format.rawValue)")
    }
    hasHeader = template == nil && format.hasHeaderLine && !arguments.isGiven("--no-header")
    unit = try OutputOptions.unit(arguments)
    file = arguments.values["--output"].flatMap { OutputOptions.isStandardOutput($0) ? nil : $0 }
    threads = try OutputOptions.threads(arguments)
  }

  /// Whether the name is one for standard output. Those of the system are not opened, because that would write
  /// at the beginning of a file to which the shell wants to append.
  private static func isStandardOutput(_ file: Bytes) -> Bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains { file.elementsEqual($0.utf8) }
  }

  private static func format(_ arguments: ParsedArguments) throws(UsageError) -> OutputFormat {
    for format in OutputFormat.allCases where arguments.isGiven("--\(format.rawValue)") { return format }
    return try arguments.choice("--format", OutputFormat.allCases.map { ($0.rawValue, $0) }) ?? .table
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

  private static func threads(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    guard let text = arguments.values["--threads"] else { return nil }
    do {
      return try NumberText.whole(text, in: 1...1024)
    } catch {
      throw .badNumber(Source(name: "--threads"), text, wanted: "a number", error)
    }
  }

  /// The fields asked for, or else those of the format that exist in this run.
  private static func chosenFields(
    _ arguments: ParsedArguments, _ fields: [Field], isTable: Bool
  ) throws(UsageError) -> [Field] {
    guard let text = arguments.values["--fields"] else {
      return fields.filter { field in
        (field.isInTables || !isTable) && exists(field, arguments)
      }
    }
    var chosen: [Field] = []
    for item in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      if item.isEmpty { throw .emptyItem(Source(name: "--fields", item: chosen.count + 1)) }
      let field = try Field.named(String(decoding: item, as: UTF8.self), among: fields, "--fields")
      if chosen.contains(field) { throw .fieldTwice(field.name) }
      try check(field, arguments, "--fields")
      chosen.append(field)
    }
    return chosen
  }

  private static func exists(_ field: Field, _ arguments: ParsedArguments) -> Bool {
    field.needs.isEmpty || field.needs.contains(where: arguments.isGiven)
  }

  private static func check(
    _ field: Field, _ arguments: ParsedArguments, _ option: String
  ) throws(UsageError) {
    if !exists(field, arguments) { throw .fieldNeedsOption(option, field.name, field.needs) }
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
  ///
  /// The list is made only where the option is given: making one costs start-up time.
  func choice<Choice>(
    _ option: String, _ choices: @autoclosure () -> [(name: String, value: Choice)]
  ) throws(UsageError) -> Choice? {
    guard let text = values[option] else { return nil }
    let choices = choices()
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
  /// Labels as they are written.
  mutating func escape(_ labels: [Bytes]) -> [Bytes] {
    let escaped = labels.map(layout.escaped)
    layout.longestLabel = escaped.reduce(layout.longestLabel) { max($0, $1.count) }
    return escaped
  }

  /// The same for many labels, some of which may be missing.
  mutating func escape(_ labels: TextTable) -> TextTable {
    let escaped = TextTable()
    for index in 0..<labels.count {
      let text = labels[index].map { layout.escaped(Bytes($0)) }
      layout.longestLabel = max(layout.longestLabel, text?.count ?? 0)
      escaped.append(text)
    }
    return escaped
  }

  /// Writes a run of the records of these indices, which can't fail.
  func write(
    _ document: Document, _ indices: Range<Int>, _ row: @escaping RowStream.Values
  ) throws(FileError) {
    try write(document) { (sink) throws(FileError) in
      try RowStream(layout: layout, threads: threads).write(indices, to: sink, row)
    }
  }

  /// Answers the records of a run, and returns the exit status.
  ///
  /// - Parameters:
  ///   - inOrder: whether one record must be answered before the next.
  ///   - mostRows: how many rows a record may have.
  func answer(
    _ document: Document, _ source: RecordSource, inOrder: Bool, mostRows: Int = 1,
    _ answer: @escaping RecordStream.Answer
  ) throws(FileError) -> Int32 {
    let reader = try source.lines()
    let failures = FailureReport(command: document.command, file: source.fileName)
    let stream = RecordStream(
      layout: layout, unit: unit, threads: inOrder ? 1 : threads, stopsAtFailure: source.stopsAtFailure,
      skippedLines: source.skippedLines, rowsPerRecord: mostRows)
    try write(document) { (sink) throws(FileError) in
      if let reader {
        try stream.answer(lines: reader, to: sink, failures, answer)
      } else if case .operands(let operands) = source.place {
        try stream.answer(operands: operands, to: sink, failures, answer)
      }
    }
    failures.end()
    return failures.hasFailures ? ExitStatus.recordFailed : ExitStatus.success
  }

  /// Writes a run whose only record failed, and returns the exit status. csv and tsv, which have no column for
  /// errors where this is used, have no row.
  func fail(
    _ document: Document, _ source: RecordSource, _ error: RecordError, record: Int
  ) throws(FileError) -> Int32 {
    FailureReport(command: document.command, file: source.fileName)
      .report(RecordPiece.Failures(record: record, error))
    try write(document) { (sink) throws(FileError) in
      if layout.format == .csv || layout.format == .tsv { return }
      let rows = ByteBuffer()
      RowWriter(layout, to: rows).failure(error, record: record)
      try sink.write(rows)
    }
    return ExitStatus.recordFailed
  }

  /// Writes the head of a document or table, what `body` writes, and the end.
  private func write(
    _ document: Document, _ body: (RowSink) throws(FileError) -> Void
  ) throws(FileError) {
    let output = try OutputFile(file)
    do throws(FileError) {
      let frame = ByteBuffer()
      if layout.format == .json { layout.writeDocumentStart(document, to: frame) }
      if hasHeader { layout.writeHeaderLine(to: frame) }
      try output.write(frame.bytes)
      try body(RowSink(layout, to: output))
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
