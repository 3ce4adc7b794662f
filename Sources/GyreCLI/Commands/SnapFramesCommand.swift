import GyreCore

/// `gyre snap COUNT ROTATION --frames FPS`: the frames of the turn.
struct SnapFramesCommand: Sendable {
  static let description = CommandDescription(
    name: SnapCommand.description.name, operands: "", summary: "", examples: [], details: "",
    fields: [
      Field(name: "frame", kind: .integer, summary: "its place, from 0"),
      Field(name: "time", kind: .number, summary: "when it is shown, in seconds"),
      Field(name: "rotation", kind: .number, summary: "the wheel's rotation then, not wrapped"),
    ],
    records: "frames")

  private enum Value: String {
    case frame, time, rotation
  }

  private static let mostFrames = 10_000_000

  private let output: OutputOptions
  private let source: RecordSource
  private let snap: SnapOptions
  private let wheel: Wheel
  private let values: [Value]
  private let rate: Rational
  private let duration: Rational
  private let easing: Easing

  init(_ arguments: ParsedArguments) throws {
    let description = SnapFramesCommand.description
    output = try OutputOptions(
      arguments, fields: description.fields)
    let wheelOptions = try WheelOptions(arguments, unit: output.unit)
    wheel = wheelOptions.wheel
    source = try RecordSource(arguments, operands: wheelOptions.otherOperands)
    snap = try SnapOptions(arguments, wheelOptions, unit: output.unit)
    values = output.layout.columns.compactMap { Value(rawValue: $0.field.name) }
    rate = try arguments.number("--frames", where: { $0.signum > 0 }, wanted: "a number > 0") ?? 60
    duration =
      try arguments.number("--duration", where: { $0.signum >= 0 }, wanted: "a number >= 0")
      ?? Rational(1, overPositive: 5)
    easing = try EasingText.easing(arguments)
    if -(-(rate * duration)).floor >= Integer(SnapFramesCommand.mostFrames) {
      throw UsageError.outOfRange(
        Source(name: "--frames"), arguments.values["--frames"] ?? [],
        wanted: "at most \(SnapFramesCommand.mostFrames) frames")
    }
  }

  func run() throws -> Int32 {
    let document = Document.wheel(wheel, SnapFramesCommand.description, output)
    let record = try source.onlyRecord("--frames")
    let turning: Turning?
    do throws(RecordError) {
      turning = if let record { try self.turning(record.text) } else { nil }
    } catch {
      return try output.fail(document, source, error, record: record?.number ?? 1)
    }
    try write(turning, document)
    return ExitStatus.success
  }

  private func write(_ turning: Turning?, _ document: Document) throws(FileError) {
    let unit = output.unit
    try output.write(document, 0..<(turning?.frameCount ?? 0)) { index, row in
      guard let turning else { return }
      for value in values {
        switch value {
        case .frame: row.integer(index)
        case .time: row.number(turning.time(of: index).rounded)
        case .rotation: row.number(turning.rotation(of: index, in: unit))
        }
      }
    }
  }

  private func turning(_ record: Bytes) throws(RecordError) -> Turning? {
    let rotation = try record.withUnsafeBufferPointer { (text) throws(RecordError) in
      var line = try RecordLine(text, unit: output.unit)
      return try snap.reader.rotation(&line)
    }
    let result = try snap.place(rotation, on: wheel)
    let turning = Turning(result, rate: rate, duration: duration, easing: easing)
    if turning?.overflows(in: output.unit) ?? false { throw RecordError(.overflow) }
    return turning
  }
}
