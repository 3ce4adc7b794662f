import GyreCore

/// The wheel that the options of `sectors` describe, and its labels.
struct WheelOptions: Sendable {
  let wheel: Wheel
  /// One for each sector, or `nil` where there are none.
  let labels: [Bytes]?

  /// - Parameter unit: the unit of angles without a suffix.
  init(_ arguments: ParsedArguments, unit: AngleUnit) throws {
    if let (first, second) = WheelOptions.bothFromStandardInput(arguments) {
      throw UsageError.inputTwice(first, second)
    }
    let (labels, labelSource) = try WheelOptions.labels(arguments) ?? (nil, nil)
    let (weights, weightSource) = try WheelOptions.weights(arguments) ?? (nil, nil)
    self.labels = labels
    if let labels, let weights, labels.count != weights.count {
      throw UsageError.numbersDisagree(labels.count, weights.count)
    }
    let countSource = weightSource ?? labelSource ?? Source(name: "COUNT")
    wheel = try WheelOptions.wheel(arguments, unit, weights, labels?.count, countSource)
  }

  private static func wheel(
    _ arguments: ParsedArguments, _ unit: AngleUnit, _ weights: [Rational]?, _ labelCount: Int?,
    _ countSource: Source
  ) throws(UsageError) -> Wheel {
    let listed = weights?.count ?? labelCount
    let count = if let listed { listed } else { try WheelOptions.count(arguments) }
    if listed != nil, let operand = arguments.operands.first {
      throw .operandsExclude(operand, countSource.name)
    }
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
      throw .wheel(error, source(of: error, countSource))
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
    guard let operand = arguments.operands.first else { throw .operandMissing("COUNT") }
    if arguments.operands.count > 1 { throw .operandUnexpected(arguments.operands[1]) }
    do {
      return try NumberText.whole(operand, in: 1...Wheel.maximumCount)
    } catch {
      throw .badNumber(Source(name: "COUNT"), operand, wanted: "a number", error)
    }
  }

  private static func bothFromStandardInput(_ arguments: ParsedArguments) -> (String, String)? {
    let names = ["--labels-file", "--weights-file"]
    return names.allSatisfy { arguments.values[$0] == Bytes("-".utf8) } ? (names[0], names[1]) : nil
  }
}

extension ParsedArguments {
  /// The ANGLE that an option gives.
  func angle(_ option: String, _ unit: AngleUnit) throws(UsageError) -> Arc? {
    guard let text = values[option] else { return nil }
    do {
      return try NumberText.angle(text, unit: unit)
    } catch {
      throw .badNumber(Source(name: option), text, wanted: "an angle", error)
    }
  }
}
