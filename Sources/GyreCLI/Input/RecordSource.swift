/// Where the records of a run come from, and what is passed over.
struct RecordSource: Sendable {
  enum Place: Sendable {
    case operands([Bytes])
    /// A file, `-` being standard input.
    case file(Bytes)
  }

  let place: Place
  let skippedLines: Int
  let stopsAtFailure: Bool

  /// - Parameter operands: the operands that are records.
  init(_ arguments: ParsedArguments, operands: [Bytes]) throws(UsageError) {
    let file = arguments.values["--input"]
    if !operands.isEmpty {
      for option in ["--input", "--skip"] where arguments.isGiven(option) {
        throw .operandsExcludeOption(option)
      }
    }
    if operands.isEmpty && file == nil && FileDescriptor.standardInput.isTerminal { throw .recordsMissing }
    place = operands.isEmpty ? .file(file ?? Bytes("-".utf8)) : .operands(operands)
    skippedLines = try arguments.whole("--skip", in: 0...Int.max) ?? 0
    stopsAtFailure = arguments.isGiven("--fail-fast")
  }

  /// The name of the file for messages; `nil` for operands.
  var fileName: String? {
    if case .file(let path) = place { InputFile.name(path) } else { nil }
  }

  var readsStandardInput: Bool {
    if case .file(let path) = place { path == Bytes("-".utf8) } else { false }
  }

  /// The reader of a file's lines; `nil` for operands.
  func lines() throws(FileError) -> LineReader? {
    guard case .file(let path) = place else { return nil }
    return try InputFile.reader(path)
  }
}

extension ParsedArguments {
  /// The whole number that an option gives.
  func whole(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    do {
      return try NumberText.whole(text, in: range)
    } catch {
      throw .badNumber(Source(name: option), text, wanted: "a number", error)
    }
  }
}
