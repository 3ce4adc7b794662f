import GyreCore

/// The wheel that the options of `sectors` describe, and its labels.
struct WheelOptions: Sendable {
  let wheel: Wheel
  /// One for each sector, or `nil` where there are none.
  let labels: [Bytes]?
  /// The operands after COUNT.
  let otherOperands: [Bytes]

  /// - Parameter unit: the unit of angles without a suffix.
  init(_ arguments: ParsedArguments, unit: AngleUnit) throws {
    if let (first, second) = WheelOptions.bothFromStandardInput(arguments) {
      throw UsageError.inputTwice(first, second)
    }
    let (labels, labelSource) = try ListOptions.labels(arguments) ?? (nil, nil)
    let (weights, weightSource) = try ListOptions.weights(arguments) ?? (nil, nil)
    self.labels = labels
    if let labels, let weights, let labelSource, let weightSource, labels.count != weights.count {
      throw UsageError.numbersDisagree(labelSource.name, labels.count, weightSource.name, weights.count)
    }
    let countSource = weightSource ?? labelSource ?? Source(name: "COUNT")
    let hasCount = labels == nil && weights == nil
    otherOperands = hasCount ? Array(arguments.operands.dropFirst()) : arguments.operands
    wheel = try WheelOptions.wheel(arguments, unit, weights, labels?.count, countSource)
  }

  private static func wheel(
    _ arguments: ParsedArguments, _ unit: AngleUnit, _ weights: [Rational]?, _ labelCount: Int?,
    _ countSource: Source
  ) throws(UsageError) -> Wheel {
    let listed = weights?.count ?? labelCount
    let count = if let listed { listed } else { try WheelOptions.count(arguments) }
    let direction =
      try arguments.choice("--direction", [("cw", .clockwise), ("ccw", .counterclockwise)])
      ?? Wheel.Direction.clockwise
    let range =
      try arguments.choice("--range", [("signed", .signed), ("unsigned", .unsigned)]) ?? Wheel.Range.signed
    let first = try arguments.angle("--first", unit) ?? .zero
    let pointer = try arguments.angle("--pointer", unit) ?? .zero
    let span = try arguments.angle("--span", unit) ?? .turn
    let gap = try arguments.angle("--gap", unit) ?? .zero
    do throws(WheelError) {
      guard let weights else {
        return try Wheel(
          count: count, direction: direction, first: first, pointer: pointer, span: span, gap: gap,
          range: range)
      }
      return try Wheel(
        weights: weights, direction: direction, first: first, pointer: pointer, span: span, gap: gap,
        range: range)
    } catch {
      let source = source(of: error, countSource)
      let value = arguments.values[source.name] ?? []
      // A plain number is shown with the unit in which it was read: that often is the mistake.
      let hasUnit = (try? NumberText.number(value)) == nil
      throw .wheel(error, source, value: quoted(value) + (hasUnit ? "" : " (\(unit.name))"))
    }
  }

  private static func source(of error: WheelError, _ countSource: Source) -> Source {
    switch error {
    case .countOutOfRange, .weightNotPositive: countSource
    case .spanNotPositive, .spanExceedsTurn: Source(name: "--span")
    case .gapNegative, .gapNotSmallerThanSector: Source(name: "--gap")
    }
  }

  private static func count(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    guard let operand = arguments.operands.first else {
      throw .operandMissing("COUNT", unless: ["--weights", "--labels"])
    }
    do {
      return try NumberText.whole(operand, in: 1...Wheel.maximumCount)
    } catch {
      throw .badNumber(Source(name: "COUNT"), operand, wanted: "a number", error)
    }
  }

  /// Throws where there are operands after COUNT.
  func requireNoMoreOperands(_ arguments: ParsedArguments) throws(UsageError) {
    guard let operand = otherOperands.first else { return }
    for option in ["--weights", "--weights-file", "--labels", "--labels-file"] where arguments.isGiven(option)
    {
      throw .operandsExclude(operand, option)
    }
    throw .operandUnexpected(operand)
  }

  private static func bothFromStandardInput(_ arguments: ParsedArguments) -> (String, String)? {
    let names = ["--labels-file", "--weights-file"]
    return names.allSatisfy { arguments.values[$0] == Bytes("-".utf8) } ? (names[0], names[1]) : nil
  }
}

extension Document {
  /// The document of a command on a wheel.
  static func wheel(_ wheel: Wheel, _ command: CommandDescription, _ output: OutputOptions) -> Document {
    Document(
      command: command.name, unit: output.unit.name,
      entries: {
        [
          Entry(name: "count", value: .integer(wheel.count)),
          Entry(name: "direction", value: .word(wheel.direction == .clockwise ? "cw" : "ccw")),
          Entry(name: "start", value: .number(wheel.start.rounded(in: output.unit))),
        ]
      }, records: command.records)
  }
}

extension ParsedArguments {
  /// The ANGLE that an option gives.
  func angle(_ option: String, _ unit: AngleUnit) throws(UsageError) -> Arc? {
    guard let text = values[option] else { return nil }
    do {
      return try NumberText.angle(text.span, unit: unit)
    } catch {
      throw .badNumber(Source(name: option), text, wanted: "an angle", error)
    }
  }
}
