import GyreCore

/// The layout that the options of `sphere-layout` describe, its labels, and how it is looked at.
struct SphereOptions: Sendable {
  let layout: SphereLayout
  /// The word for the method.
  let method: String
  /// One for each point, or `nil` where there are none.
  let labels: [Bytes]?
  /// `nil` without `--perspective`.
  let projection: Projection?
  /// Whether the vanishing point is given.
  let hasCenter: Bool

  /// - Parameters:
  ///   - unit: the unit of angles without a suffix.
  ///   - countOption: the option that says how many points there are; without one the first operand does.
  init(_ arguments: ParsedArguments, unit: AngleUnit, countOption: String? = nil) throws {
    let labels = try ListOptions.labels(arguments)?.0
    self.labels = labels
    let count: Int
    if let labels {
      count = labels.count
    } else if let countOption {
      count = try arguments.whole(countOption, in: 1...SphereOptions.mostOnTheSpot) ?? 1
    } else {
      count = try SphereOptions.count(arguments)
    }
    if countOption == nil { try SphereOptions.requireNoMoreOperands(arguments, hasCount: labels == nil) }
    let (method, name) = try SphereOptions.method(arguments)
    self.method = name
    let radius =
      try arguments.number("--radius", where: { $0.signum > 0 }, wanted: "a number > 0") ?? 1
    let rotation = try arguments.turns("--turn", unit)
    do {
      layout = try SphereLayout(count: count, method: method, radius: radius, rotation: rotation)
    } catch {
      throw UsageError.sphereLayout(error)
    }
    projection = try SphereOptions.projection(arguments, radius: radius)
    hasCenter = arguments.isGiven("--center")
  }

  /// The most points that are held in memory.
  private static let mostOnTheSpot = 10_000_000

  private static func count(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    guard let operand = arguments.operands.first else {
      throw .operandMissing("COUNT", unless: ["--labels", "--labels-file"])
    }
    do {
      return try NumberText.whole(operand, in: 1...SphereLayout.maximumCount)
    } catch {
      throw .badNumber(Source(name: "COUNT"), operand, wanted: "a number", error)
    }
  }

  private static func requireNoMoreOperands(
    _ arguments: ParsedArguments, hasCount: Bool
  ) throws(UsageError) {
    guard let operand = arguments.operands.dropFirst(hasCount ? 1 : 0).first else { return }
    if hasCount { throw .operandUnexpected(operand) }
    throw .operandsExclude(operand, arguments.isGiven("--labels") ? "--labels" : "--labels-file")
  }

  private static func method(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> (SphereLayout.Method, String) {
    let names: [(String, SphereLayout.Method?)] = [
      ("rings", nil), ("fibonacci", .fibonacci), ("spiral", .spiral), ("equal-area", .equalArea),
    ]
    if let method = try arguments.choice("--method", names) ?? nil {
      let name = String(decoding: arguments.values["--method"] ?? [], as: UTF8.self)
      for option in ["--rings", "--phase"] where arguments.isGiven(option) {
        throw .optionsExclude(option, "--method \(name)")
      }
      return (method, name)
    }
    let isStaggered = try arguments.choice("--phase", [("none", false), ("half", true)]) ?? false
    let rings = try arguments.whole("--rings", in: 1...SphereLayout.maximumRings)
    return (.rings(rings, isStaggered: isStaggered), "rings")
  }

  private static func projection(
    _ arguments: ParsedArguments, radius: Rational
  ) throws(UsageError) -> Projection? {
    guard
      let distance = try arguments.number(
        "--perspective", where: { $0 > radius }, wanted: "a number greater than the radius")
    else { return nil }
    let (centerX, centerY) = try arguments.pair("--center") ?? (.zero, .zero)
    // No point looks larger than one at z = radius, and none is farther out than the radius.
    let scale = distance.divided(by: distance - radius) ?? .zero
    for center in [centerX, centerY, -centerX, -centerY]
    where scale.rounded.isInfinite || (center + radius * scale).rounded.isInfinite {
      throw .outOfRange(
        Source(name: "--perspective"), arguments.values["--perspective"] ?? [],
        wanted: "places and scales that are not too large for binary64")
    }
    return Projection(distance: distance, centerX: centerX, centerY: centerY)
  }
}

extension SphereOptions {
  /// What a json document says of a run over the points.
  func document(_ command: CommandDescription, _ output: OutputOptions) -> Document {
    Document(
      command: command.name, unit: output.unit.name,
      entries: {
        var entries: [Document.Entry] = [
          .init(name: "count", value: .integer(layout.count)),
          .init(name: "method", value: .word(method)),
          .init(name: "radius", value: .number(layout.radius.rounded)),
        ]
        if let projection, let distance = projection.distance {
          entries.append(.init(name: "perspective", value: .number(distance.rounded)))
          if hasCenter {
            let center = (projection.centerX.rounded, projection.centerY.rounded)
            entries.append(.init(name: "center", value: .pair(center.0, center.1)))
          }
        }
        return entries
      }, records: command.records)
  }
}

extension ParsedArguments {
  /// The turns that an option gives: an axis, a colon and an ANGLE each.
  func turns(_ option: String, _ unit: AngleUnit) throws(UsageError) -> SphereRotation {
    var rotation = SphereRotation()
    guard let text = values[option] else { return rotation }
    let items = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    for (index, item) in items.enumerated() {
      let source = Source(name: option, item: items.count == 1 ? nil : index + 1)
      let axis: SphereAxis
      if item.starts(with: "x:".utf8) {
        axis = .x
      } else if item.starts(with: "y:".utf8) {
        axis = .y
      } else {
        throw .expected(source, Bytes(item), wanted: "x: or y: and an angle")
      }
      let angle = Bytes(item.dropFirst(2))
      do {
        rotation.turn(about: axis, by: try NumberText.angle(angle.span, unit: unit))
      } catch {
        throw .badNumber(source, angle, wanted: "an angle", error)
      }
    }
    return rotation
  }
}
