import GyreCore

/// `gyre coords`: one kind of coordinates of points to all others.
struct CoordsCommand: Sendable {
  static let description = CommandDescription(
    name: "coords", operands: "[A,B,C...]", summary: "convert coordinates of points in space",
    examples: ["gyre coords 0,3,2", "gyre coords --from ry 1,60deg,90deg --turn x:30deg --unit deg --json"],
    details: """
      Records are read from the operands, from --input, or from standard input, one a line; fields are
      separated by a comma or blanks; blank lines and lines that begin with # are skipped. A record that
      fails keeps its place in the output (in csv and tsv with the reason in a last column, error), and
      the exit status is 1.
      x is to the right, y down, z towards the viewer; ry is the angle to the y axis, rxz that of the
      projection on the xz plane to the z axis; rx and ryz are the same with x and y changed. On a pole
      the angle of the projection is 0; the origin has no angles.
      """,
    fields: [
      Field(name: "x", kind: .number, summary: "to the right"),
      Field(name: "y", kind: .number, summary: "down"),
      Field(name: "z", kind: .number, summary: "towards the viewer"),
      Field(name: "r", kind: .number, summary: "the distance from the origin"),
      Field(name: "ry", kind: .number, summary: "the angle to the y axis"),
      Field(name: "rxz", kind: .number, summary: "the angle round the y axis"),
      Field(name: "rx", kind: .number, summary: "the angle to the x axis"),
      Field(name: "ryz", kind: .number, summary: "the angle round the x axis"),
    ],
    records: "coords")

  /// What a record holds.
  private enum Value: String {
    case x, y, z, r, ry, rxz, rx, ryz
  }

  /// What a record is: Cartesian coordinates, or those with a polar axis.
  private enum Form: Sendable {
    case cartesian
    case polar(SphereAxis)
  }

  private let output: OutputOptions
  private let source: RecordSource
  private let form: Form
  private let rotation: SphereRotation
  private let fast: FastTurning
  private let values: [Value]

  init(_ arguments: ParsedArguments) throws {
    output = try OutputOptions(arguments, fields: CoordsCommand.description.fields, hasRecords: true)
    source = try RecordSource(arguments, operands: arguments.operands)
    let forms: [(String, Form)] = [("xyz", .cartesian), ("ry", .polar(.y)), ("rx", .polar(.x))]
    form = try arguments.choice("--from", forms) ?? .cartesian
    rotation = try arguments.turns("--turn", output.unit)
    fast = FastTurning(rotation)
    values = output.layout.columns.compactMap { Value(rawValue: $0.field.name) }
  }

  func run() throws -> Int32 {
    let command = CoordsCommand.description
    let document = Document(
      command: command.name, unit: output.unit.name, entries: { [] }, records: command.records)
    return try output.answer(document, source, inOrder: false) { (line, rows) throws(RecordError) in
      let point = try point(&line)
      let fastPoint = point.isOrigin ? nil : fast.point(point)
      try rows.row { (row) throws(RecordError) in
        for value in values {
          // What fast balls do not decide is computed exactly.
          if let number = fastPoint.flatMap({ fastNumber(value, of: $0) }) {
            try row.finite(number)
          } else {
            try write(value, of: point, to: &row)
          }
        }
      }
    }
  }

  private func point(_ line: inout RecordLine) throws(RecordError) -> SpherePoint {
    switch form {
    case .cartesian:
      line.wanted = "3 numbers"
      let (x, y, z) = (try line.number(), try line.number(), try line.number())
      try line.end()
      return SpherePoint(x: x, y: y, z: z, rotation: rotation)
    case .polar(let axis):
      line.wanted = "a number and 2 angles"
      let (radius, colatitude, azimuth) = (try line.number(), try line.angle(), try line.angle())
      try line.end()
      let point = SpherePoint(
        axis: axis, radius: radius, colatitude: colatitude, azimuth: azimuth, rotation: rotation)
      guard let point else { throw RecordError(.negativeRadius, field: 1) }
      return point
    }
  }

  private func fastNumber(_ value: Value, of point: FastPoint) -> Double? {
    let unit = output.unit
    switch value {
    case .x: return point.vector.x.rounded
    case .y: return point.vector.y.rounded
    case .z: return point.vector.z.rounded
    case .r: return nil
    case .ry: return point.colatitude(about: .y, in: unit)
    case .rxz: return point.azimuth(about: .y, in: unit)
    case .rx: return point.colatitude(about: .x, in: unit)
    case .ryz: return point.azimuth(about: .x, in: unit)
    }
  }

  private func write(_ value: Value, of point: SpherePoint, to row: inout Row) throws(RecordError) {
    let unit = output.unit
    switch value {
    case .x: try row.finite(point.x)
    case .y: try row.finite(point.y)
    case .z: try row.finite(point.z)
    case .r: try row.finite(point.radius)
    case .ry: row.numberIfAny(point.colatitude(about: .y, in: unit))
    case .rxz: row.numberIfAny(point.azimuth(about: .y, in: unit))
    case .rx: row.numberIfAny(point.colatitude(about: .x, in: unit))
    case .ryz: row.numberIfAny(point.azimuth(about: .x, in: unit))
    }
  }
}

extension Row {
  /// A finite number, or the word for a value that does not exist.
  mutating func numberIfAny(_ value: Double?) {
    if let value { number(value) } else { missing() }
  }
}
