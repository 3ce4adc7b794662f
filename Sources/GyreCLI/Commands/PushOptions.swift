import GyreCore

/// What the options of `push` ask for.
struct PushOptions: Sendable {
  /// What the rows of a record are.
  enum Rows: Sendable {
    /// One row without a moment.
    case tap
    /// One for each of these times.
    case times([Rational])
    /// The first contacts, so many at most, and the rest.
    case events(Int)
  }

  let push: Push
  let rows: Rows

  private static let mostEvents = 10_000

  init(_ arguments: ParsedArguments) throws(UsageError) {
    push = try PushOptions.push(arguments)
    let times = try arguments.numbers("--at", where: { $0.signum >= 0 }, wanted: "a number >= 0")
    let events = try arguments.whole("--events", in: 0...PushOptions.mostEvents)
    rows = if let times { .times(times) } else if let events { .events(events) } else { .tap }
  }

  /// The most rows of a record.
  var mostRows: Int {
    switch rows {
    case .tap: 1
    case .times(let times): times.count
    case .events(let count): count + 1
    }
  }

  /// What `--mode` chooses.
  static func mode(_ arguments: ParsedArguments) throws(UsageError) -> Push.Mode {
    let modes: [(String, Push.Mode)] = [("continuous", .continuous), ("instantaneous", .instantaneous)]
    return try arguments.choice("--mode", modes) ?? .continuous
  }

  private static func push(_ arguments: ParsedArguments) throws(UsageError) -> Push {
    let center = try arguments.pair("--center") ?? (.zero, .zero)
    let size = try arguments.pair("--size") ?? (80, 80)
    let density = try arguments.number("--density", where: { $0.signum > 0 }, wanted: "a number > 0") ?? 1
    let divisor = try arguments.number("--divisor", where: { $0.signum > 0 }, wanted: "a number > 0") ?? 200
    let magnitude = try arguments.number("--magnitude", where: { _ in true }, wanted: "a number")
    let mode = try mode(arguments)
    let bounds = try bounds(arguments)
    do throws(PushError) {
      let view = try Push.View(center: center, size: size, density: density)
      return try Push(
        view, mode: mode, strength: magnitude.map { .magnitude($0) } ?? .divisor(divisor),
        in: try bounds.map(room))
    } catch {
      throw failure(error, arguments)
    }
  }

  private typealias Bounds = (numbers: [Rational], elasticity: Rational)

  private static func bounds(_ arguments: ParsedArguments) throws(UsageError) -> Bounds? {
    let elasticity = try arguments.number(
      "--elasticity", where: { $0.signum >= 0 && $0 <= 1 }, wanted: "a number from 0 to 1")
    guard let numbers = try arguments.numbers("--bounds", where: { _ in true }, wanted: "a number") else {
      return nil
    }
    if numbers.count != 4 {
      throw .expected(
        Source(name: "--bounds"), arguments.values["--bounds"] ?? [],
        wanted: "four numbers with commas between them")
    }
    return (numbers, elasticity ?? .zero)
  }

  private static func room(_ bounds: Bounds) throws(PushError) -> Room {
    let numbers = bounds.numbers
    return try Room(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], elasticity: bounds.elasticity)
  }

  /// The error with the option that is at fault.
  private static func failure(_ error: PushError, _ arguments: ParsedArguments) -> UsageError {
    let option =
      switch error {
      case .sizeNotPositive: "--size"
      case .densityNotPositive: "--density"
      case .divisorNotPositive: "--divisor"
      case .elasticityOutOfRange: "--elasticity"
      case .viewLargerThanBounds, .viewOutsideBounds: "--bounds"
      }
    return .push(error, Source(name: option), value: quoted(arguments.values[option] ?? []))
  }
}

extension ParsedArguments {
  /// The list of NUMBERs that an option gives, if all are of those `wanted`.
  func numbers(
    _ option: String, where isWanted: (Rational) -> Bool, wanted: String
  ) throws(UsageError) -> [Rational]? {
    guard let text = values[option] else { return nil }
    var numbers: [Rational] = []
    for item in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Bytes.init) {
      let source = Source(name: option, item: numbers.count + 1)
      if item.isEmpty { throw .emptyItem(source) }
      do {
        numbers.append(try NumberText.number(item))
      } catch {
        throw .badNumber(source, item, wanted: wanted, error)
      }
      if !isWanted(numbers[numbers.count - 1]) { throw .outOfRange(source, item, wanted: wanted) }
    }
    return numbers
  }
}
