import GyreCore

/// What the options of `snap` ask for.
struct SnapOptions: Sendable {
  /// Where the wheel goes.
  enum Destination: Sendable {
    /// The sector that the rotation, or where it would come to rest, selects.
    case nearest(TieRule)
    case sector(Int, Way)
  }

  let reader: RotationReader
  let destination: Destination
  /// How much farther the wheel would turn by itself; `nil` without `--velocity`.
  let glide: Arc?
  let tracks: Bool
  /// How far a tracked wheel may be beyond a border without changing its sector; `nil` without `--hysteresis`.
  let hysteresis: Arc?

  init(_ arguments: ParsedArguments, _ wheel: WheelOptions, unit: AngleUnit) throws(UsageError) {
    reader = try RotationReader(arguments, unit: unit)
    glide = try SnapOptions.glide(arguments, unit)
    tracks = arguments.isGiven("--track")
    hysteresis = try SnapOptions.hysteresis(arguments, wheel.wheel, unit)
    if let sector = try SnapOptions.sector(arguments, wheel) {
      destination = .sector(sector, try SnapOptions.way(arguments))
    } else {
      let ties: [(String, TieRule)] = [("min", .minimum), ("max", .maximum), ("error", .refuse)]
      destination = .nearest(try arguments.choice("--tie", ties) ?? .minimum)
    }
  }

  /// Where a rotation takes the wheel.
  func place(_ rotation: ExactAngle, on wheel: Wheel) throws(RecordError) -> Snap {
    switch destination {
    case .sector(let index, let way): return wheel.snap(rotation, to: index, way: way)
    case .nearest(let tie):
      let landing = glide.map { rotation + $0 } ?? rotation
      do throws(TieError) {
        return try wheel.snap(rotation, landing: landing, tie: tie)
      } catch {
        throw RecordError(.tie(error.above, error.below))
      }
    }
  }

  /// The sector of `--to`: its index or the first with its label.
  private static func sector(_ arguments: ParsedArguments, _ wheel: WheelOptions) throws(UsageError) -> Int? {
    guard let text = arguments.values["--to"] else { return nil }
    if text.starts(with: "label:".utf8) {
      let label = Bytes(text.dropFirst("label:".utf8.count))
      guard let index = wheel.labels?.firstIndex(of: label) else { throw .labelUnknown(label) }
      return index
    }
    do {
      return try NumberText.whole(text, in: 0...(wheel.wheel.count - 1))
    } catch {
      throw .sectorUnknown(text, count: wheel.wheel.count)
    }
  }

  private static func way(_ arguments: ParsedArguments) throws(UsageError) -> Way {
    let way = try arguments.choice("--way", [("short", 0), ("cw", 1), ("ccw", -1)]) ?? 0
    let turns = try arguments.whole("--turns", in: 0...1_000_000_000_000)
    switch way {
    case 1: return .clockwise(turns: turns ?? 0)
    case -1: return .counterclockwise(turns: turns ?? 0)
    default:
      if turns != nil { throw .optionNeedsOption("--turns", "--way cw or --way ccw") }
      return .short
    }
  }

  /// V·D/(1000·(1 - D)): the sum of what a velocity that falls by the factor D each millisecond covers.
  private static func glide(_ arguments: ParsedArguments, _ unit: AngleUnit) throws(UsageError) -> Arc? {
    guard let velocity = try arguments.angle("--velocity", unit) else { return nil }
    let rate = try decelerationRate(arguments)
    let rest = (1 - rate) * 1000
    // 0 < D < 1, so that there is a quotient.
    return velocity * (rate.divided(by: rest) ?? .zero)
  }

  private static func decelerationRate(_ arguments: ParsedArguments) throws(UsageError) -> Rational {
    let (normal, fast) = (Rational(998, overPositive: 1000), Rational(99, overPositive: 100))
    guard let text = arguments.values["--deceleration"], text != Bytes("normal".utf8) else { return normal }
    if text == Bytes("fast".utf8) { return fast }
    let source = Source(name: "--deceleration")
    do {
      let rate = try NumberText.number(text)
      if rate.signum > 0 && rate < 1 { return rate }
    } catch {
      throw .badNumber(source, text, wanted: "normal, fast or a number", error)
    }
    throw .outOfRange(source, text, wanted: "a number between 0 and 1")
  }

  private static func hysteresis(
    _ arguments: ParsedArguments, _ wheel: Wheel, _ unit: AngleUnit
  ) throws(UsageError) -> Arc? {
    guard let hysteresis = try arguments.angle("--hysteresis", unit) else { return nil }
    if hysteresis < .zero || hysteresis >= wheel.smallestWidth {
      throw .outOfRange(
        Source(name: "--hysteresis"), arguments.values["--hysteresis"] ?? [],
        wanted: "an angle >= 0 and smaller than every sector")
    }
    return hysteresis
  }
}
