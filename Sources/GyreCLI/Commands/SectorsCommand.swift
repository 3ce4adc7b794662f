import GyreCore

/// `gyre sectors COUNT`: divides a wheel.
struct SectorsCommand: Sendable {
  static let description = CommandDescription(
    name: "sectors", operands: "COUNT", summary: "divide a wheel into sectors",
    examples: ["gyre sectors 8", "gyre sectors --weights 0.1,0.2,0.3 --unit deg --fields sector,mid,width"],
    details: """
      COUNT is the number of equal sectors, 1 to 10000000. It is given unless --weights or --labels
      (or their files) say how many sectors there are.
      A json document also has: count, direction, start.
      """,
    fields: [
      Field(name: "sector", kind: .integer, summary: "its place, from 0"),
      Field(name: "min", kind: .number, summary: "the least rotation that selects it"),
      Field(name: "mid", kind: .number, summary: "the rotation at which it stands in the middle"),
      Field(
        name: "max", kind: .number, summary: "the end of the rotations that select it, not itself one of them"
      ),
      Field(name: "width", kind: .number, summary: "the arc from min to max", isInTables: false),
      Field(
        name: "wraps", kind: .word, summary: "whether it lies across the cut of the range: min >= max",
        isInTables: false),
      Field(name: "label", kind: .label, summary: "its name", needs: ["--labels", "--labels-file"]),
    ],
    records: "sectors")

  /// What a record holds.
  private enum Value: String {
    case sector, min, mid, max, width, wraps, label
  }

  private let options: OutputOptions
  private let wheel: Wheel
  /// The labels as they are written; empty where there are none.
  private let labels: [Bytes]
  /// The values of a record, in order.
  private let values: [Value]
  /// The fast way, where it is worth its making.
  private let fastWheel: FastWheel?

  private static let leastCountForFastWay = 256

  init(_ arguments: ParsedArguments) throws {
    let description = SectorsCommand.description
    var options = try OutputOptions(arguments, fields: description.fields)
    let wheelOptions = try WheelOptions(arguments, unit: options.unit)
    try wheelOptions.requireNoMoreOperands(arguments)
    wheel = wheelOptions.wheel
    labels = options.escape(wheelOptions.labels ?? [])
    self.options = options
    values = options.layout.columns.compactMap { Value(rawValue: $0.field.name) }
    let isLarge = wheel.count >= SectorsCommand.leastCountForFastWay
    fastWheel = isLarge ? FastWheel(wheel, unit: options.unit) : nil
  }

  func run() throws -> Int32 {
    let document = Document.wheel(wheel, SectorsCommand.description, options)
    try options.write(document, 0..<wheel.count) { index, row in
      for value in values { write(value, of: index, to: &row) }
    }
    return ExitStatus.success
  }

  @inline(__always)
  private func write(_ value: Value, of index: Int, to row: inout Row) {
    let unit = options.unit
    // What the fast way does not decide is computed exactly.
    switch value {
    case .sector: row.integer(index)
    case .min: row.number(fastWheel?.min(of: index) ?? wheel.min(of: index).rounded(in: unit))
    case .mid: row.number(fastWheel?.mid(of: index) ?? wheel.mid(of: index).rounded(in: unit))
    case .max: row.number(fastWheel?.max(of: index) ?? wheel.max(of: index).rounded(in: unit))
    case .width: row.number(fastWheel?.width(of: index) ?? wheel.width(of: index).rounded(in: unit))
    case .wraps: row.boolean(fastWheel?.wraps(index) ?? wheel.wraps(index))
    case .label: row.text(labels[index])
    }
  }
}
