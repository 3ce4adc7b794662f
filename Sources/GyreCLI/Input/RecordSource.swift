import GyreCore

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
    if operands.isEmpty && (file ?? Bytes("-".utf8)) == Bytes("-".utf8),
      let option = ["--labels-file", "--weights-file", "--layout"].first(where: {
        arguments.values[$0] == Bytes("-".utf8)
      })
    {
      throw .inputTwice(option, file == nil ? "the records" : "--input")
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

  var isFile: Bool { fileName != nil }

  /// The record of a run that takes only one, and its number; `nil` where there is none.
  func onlyRecord(_ option: String) throws -> (text: Bytes, number: Int)? {
    if case .operands(let operands) = place {
      if operands.count > 1 { throw UsageError.recordTwice(option) }
      return operands.first.map { ($0, 1) }
    }
    var found: (text: Bytes, number: Int)?
    let reader = try lines()
    while let line = try reader?.next(bytes: 1, willWait: {}) {
      let text = RecordLine.withoutEnd(line.text)
      if line.firstLine <= skippedLines || RecordLine.isEmpty(text) { continue }
      if found != nil { throw UsageError.recordTwice(option) }
      found = (Bytes(text), line.firstLine)
    }
    return found
  }

  /// The reader of a file's lines; `nil` for operands.
  func lines() throws(FileError) -> LineReader? {
    guard case .file(let path) = place else { return nil }
    return try InputFile.reader(path)
  }
}

extension ParsedArguments {
  /// The NUMBER that an option gives, if it is one of those `wanted`.
  func number(
    _ option: String, where isWanted: (Rational) -> Bool, wanted: String
  ) throws(UsageError) -> Rational? {
    guard let text = values[option] else { return nil }
    let value: Rational
    do {
      value = try NumberText.number(text)
    } catch {
      throw .badNumber(Source(name: option), text, wanted: wanted, error)
    }
    if !isWanted(value) { throw .outOfRange(Source(name: option), text, wanted: wanted) }
    return value
  }

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
