import GyreCore

/// `gyre sphere-layout COUNT --stats`: how evenly the points of a layout are spread.
struct SphereStatsCommand: Sendable {
  static let description = CommandDescription(
    name: SphereLayoutCommand.description.name, operands: "", summary: "", examples: [], details: "",
    fields: [
      Field(name: "count", kind: .integer, summary: "how many points"),
      Field(name: "min_separation", kind: .number, summary: "the smallest angle between two points"),
      Field(name: "first", kind: .integer, summary: "the first of these two points"),
      Field(name: "second", kind: .integer, summary: "the second"),
      Field(
        name: "covering_radius", kind: .number,
        summary: "the largest angle from any place on the sphere to its nearest point"),
      Field(
        name: "energy", kind: .number, summary: "the sum of 1/distance over all pairs, on the unit sphere"),
      Field(name: "area_spread", kind: .number, summary: "the largest Voronoi cell over the smallest"),
      Field(name: "parallels", kind: .integer, summary: "how many different ry before turning"),
    ],
    records: "stats")

  private enum Value: String {
    case count, first, second, energy, parallels
    case separation = "min_separation"
    case covering = "covering_radius"
    case areaSpread = "area_spread"
  }

  private let options: OutputOptions
  private let sphere: SphereOptions
  private let values: [Value]

  init(_ arguments: ParsedArguments) throws {
    options = try OutputOptions(arguments, fields: SphereStatsCommand.description.fields)
    sphere = try SphereOptions(arguments, unit: options.unit)
    values = options.layout.columns.compactMap { Value(rawValue: $0.field.name) }
    if sphere.layout.count > SphereStatistics.maximumCount {
      throw UsageError.tooManyPoints("--stats", most: SphereStatistics.maximumCount)
    }
  }

  func run() throws -> Int32 {
    let statistics: SphereStatistics
    do {
      statistics = try SphereStatistics(points)
    } catch {
      throw UsageError.sphereStatistics(error)
    }
    // All figures that are wanted, before the output is opened.
    let pair = wants([.separation, .first, .second]) ? statistics.closestPair : nil
    let separation = pair.flatMap {
      wants([.separation]) ? statistics.separation(of: $0, in: options.unit) : nil
    }
    let covering = wants([.covering]) ? statistics.coveringRadius(in: options.unit) : 0
    let energy = wants([.energy]) ? statistics.energy(onThreads) : 0
    let spread = wants([.areaSpread]) ? statistics.areaSpread() : 0
    let (layout, values) = (sphere.layout, values)
    try options.write(sphere.document(SphereStatsCommand.description, options), 0..<1) { _, row in
      for value in values {
        switch value {
        case .count: row.integer(layout.count)
        case .separation: if let separation { row.number(separation) } else { row.missing() }
        case .first: if let pair { row.integer(pair.first) } else { row.missing() }
        case .second: if let pair { row.integer(pair.second) } else { row.missing() }
        case .covering: row.number(covering)
        case .energy: row.number(energy)
        case .areaSpread: row.number(spread)
        case .parallels: row.integer(layout.parallelCount)
        }
      }
    }
    return ExitStatus.success
  }

  private func wants(_ wanted: [Value]) -> Bool { values.contains(where: wanted.contains) }

  /// The points as they are printed.
  private var points: [SIMD3<Double>] {
    let layout = sphere.layout
    let fastLayout = FastLayout(layout)
    return layout.indices.map(fastLayout.coordinates)
  }

  /// Does the parts of some work on all threads, each taking the next when it is done with one.
  private func onThreads(_ count: Int, _ body: @Sendable (Int) -> Void) {
    let parts = Parts(count: count)
    concurrently(min(Process.threadCount(options.threads), max(1, count / 4))) { _ in
      while let part = parts.next() { body(part) }
    }
  }

  private final class Parts: @unchecked Sendable {
    private let lock = Lock()
    private let count: Int
    private var taken = 0

    init(count: Int) { self.count = count }

    func next() -> Int? {
      lock.locked {
        if taken == count { return nil }
        taken += 1
        return taken - 1
      }
    }
  }
}
