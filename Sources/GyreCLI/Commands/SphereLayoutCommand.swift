import GyreCore

/// `gyre sphere-layout COUNT`: where labels go on a sphere.
struct SphereLayoutCommand: Sendable {
  static let description = CommandDescription(
    name: "sphere-layout", operands: "COUNT", summary: "spread labels over a sphere",
    examples: [
      "gyre sphere-layout 12",
      "gyre sphere-layout 6 --method fibonacci --radius 150 --turn y:30deg --perspective 500",
    ],
    details: """
      COUNT is the number of points, 1 to 1000000000. It is given unless --labels or --labels-file say
      how many there are. x is to the right, y down, z towards the viewer; ry is the angle to the y axis,
      rxz that of the projection on the xz plane to the z axis; rx and ryz are the same with x and y
      changed.
      A json document also has: count, method, radius, and perspective and center where given.
      With --stats there is one record instead, for at most 100000 points (the array in json: stats). Its fields
      are count, min_separation (the smallest angle between two points), first, second (which two),
      covering_radius (the largest angle from any place to its nearest point), energy (the sum of 1/distance over
      all pairs, on the unit sphere), area_spread (the largest Voronoi cell over the smallest) and parallels (how
      many different ry before turning), for the points as printed, with 12 significant digits, all of them right.
      """,
    fields: [
      Field(name: "index", kind: .integer, summary: "its place, from 0"),
      Field(name: "x", kind: .number, summary: "to the right"),
      Field(name: "y", kind: .number, summary: "down"),
      Field(name: "z", kind: .number, summary: "towards the viewer"),
      Field(name: "ry", kind: .number, summary: "the angle to the y axis", needs: ["--spherical"]),
      Field(name: "rxz", kind: .number, summary: "the angle round the y axis", needs: ["--spherical"]),
      Field(name: "rx", kind: .number, summary: "the angle to the x axis", needs: ["--spherical"]),
      Field(name: "ryz", kind: .number, summary: "the angle round the x axis", needs: ["--spherical"]),
      Field(name: "px", kind: .number, summary: "where it is seen, to the right", needs: ["--perspective"]),
      Field(name: "py", kind: .number, summary: "where it is seen, down", needs: ["--perspective"]),
      Field(name: "scale", kind: .number, summary: "P/(P - z)", needs: ["--perspective"]),
      Field(
        name: "alpha", kind: .number, summary: "2z/P + 1/2, at least 0.1 and at most 1",
        needs: ["--perspective"]),
      Field(name: "order", kind: .integer, summary: "its turn to be drawn", needs: ["--order"]),
      Field(name: "label", kind: .label, summary: "its name", needs: ["--labels", "--labels-file"]),
    ],
    records: "points")

  private static let mostOrdered = 10_000_000

  private let options: OutputOptions
  private let sphere: SphereOptions
  private let slice: Range<Int>
  private let points: PointRows

  init(_ arguments: ParsedArguments) throws {
    let description = SphereLayoutCommand.description
    var options = try OutputOptions(arguments, fields: description.fields)
    sphere = try SphereOptions(arguments, unit: options.unit)
    slice = try SphereLayoutCommand.slice(arguments, count: sphere.layout.count)
    let labels = options.escape(sphere.labels ?? [])
    self.options = options
    points = PointRows(sphere, options, labels: labels)
    if arguments.isGiven("--order") && sphere.layout.count > SphereLayoutCommand.mostOrdered {
      throw UsageError.tooManyPoints("--order", most: SphereLayoutCommand.mostOrdered)
    }
  }

  func run() throws -> Int32 {
    points.findOrder(threads: options.threads)
    try options.write(sphere.document(SphereLayoutCommand.description, options), slice) { index, row in
      points.write(index, to: &row)
    }
    return ExitStatus.success
  }

  /// The points of `--slice I:J`, 0 <= I <= J <= count.
  private static func slice(_ arguments: ParsedArguments, count: Int) throws(UsageError) -> Range<Int> {
    guard let text = arguments.values["--slice"] else { return 0..<count }
    let source = Source(name: "--slice")
    let ends = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Bytes.init)
    guard ends.count == 2 else { throw .expected(source, text, wanted: "I:J, two whole numbers") }
    let bounds: (Int, Int)
    do {
      bounds = (try NumberText.whole(ends[0], in: 0...count), try NumberText.whole(ends[1], in: 0...count))
    } catch {
      throw .outOfRange(source, text, wanted: "I:J, two whole numbers with 0 <= I <= J <= \(count)")
    }
    if bounds.0 > bounds.1 {
      throw .outOfRange(source, text, wanted: "I:J, two whole numbers with 0 <= I <= J <= \(count)")
    }
    return bounds.0..<bounds.1
  }
}
