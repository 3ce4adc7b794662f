import GyreCore

/// `gyre snap COUNT [ROTATION...]`: which sector, and how to centre it.
struct SnapCommand: Sendable {
  static let description = CommandDescription(
    name: "snap", operands: "COUNT [ROTATION...]",
    summary: "say which sector a rotation selects, and how to centre it",
    examples: ["gyre snap 8 1 45deg -3pi/8", "gyre snap 12 --from drag --unit deg --csv 100,0,80,60"],
    details: """
      COUNT is as for 'gyre sectors'; what follows are records, each a rotation (see --from). Without them
      records are read from --input or standard input, one a line: fields separated by commas or blanks; blank
      lines and lines that begin with # are skipped. A record that fails keeps its place in the output (in csv
      and tsv with the reason in a last column, error), and the exit status is 1.
      A json document also has: count, direction, start. With --frames there is one record, and its fields
      are frame, time, rotation (the array in json: frames).
      """,
    fields: [
      Field(name: "rotation", kind: .number, summary: "the wheel's rotation, not wrapped"),
      Field(
        name: "landing", kind: .number, summary: "where it would come to rest, not wrapped",
        isInTables: false,
        needs: ["--velocity"]),
      Field(name: "sector", kind: .integer, summary: "the sector"),
      Field(name: "mid", kind: .number, summary: "the rotation at which the sector stands in the middle"),
      Field(name: "offset", kind: .number, summary: "rotation or landing, less target"),
      Field(name: "rotate", kind: .number, summary: "turn the wheel by this: target less rotation"),
      Field(name: "target", kind: .number, summary: "the mid to which it turns, not wrapped"),
      Field(
        name: "margin", kind: .number, summary: "distance of rotation or landing from the nearest border",
        isInTables: false),
      Field(
        name: "gap", kind: .word, summary: "whether it is in a gap or in the dead arc", isInTables: false,
        needs: ["--gap"]),
      Field(
        name: "turns", kind: .integer, summary: "whole turns since the first reading", isInTables: false,
        needs: ["--track"]),
      Field(
        name: "crossed", kind: .integer,
        summary: "by how many sectors the selection moved since the reading before, clockwise > 0",
        isInTables: false,
        needs: ["--track"]),
      Field(name: "label", kind: .label, summary: "the sector's name", needs: ["--labels", "--labels-file"]),
    ],
    records: "snaps")

  /// What a record holds.
  enum Value: String {
    case rotation, landing, sector, mid, offset, rotate, target, margin, gap, turns, crossed, label
  }

  private let output: OutputOptions
  private let source: RecordSource
  private let snap: SnapOptions
  private let wheel: Wheel
  /// The labels as they are written; empty where there are none.
  private let labels: [Bytes]
  /// The values of a record, in order.
  private let values: [Value]
  /// The fast way, for plain rotations that snap to the nearest sector.
  private let fast: FastSnapping?

  init(_ arguments: ParsedArguments) throws {
    let description = SnapCommand.description
    var output = try OutputOptions(
      arguments, fields: description.fields, hasRecords: true)
    let wheelOptions = try WheelOptions(arguments, unit: output.unit)
    wheel = wheelOptions.wheel
    source = try RecordSource(arguments, operands: wheelOptions.otherOperands)
    snap = try SnapOptions(arguments, wheelOptions, unit: output.unit)
    labels = output.escape(wheelOptions.labels ?? [])
    self.output = output
    values = output.layout.columns.compactMap { Value(rawValue: $0.field.name) }
    let isPlain = if case (.angle, .nearest) = (snap.reader, snap.destination) { !snap.tracks } else { false }
    fast = isPlain ? FastSnapping(wheel, snap, output, values, keepsMids: source.isFile) : nil
  }

  func run() throws -> Int32 {
    let document = Document.wheel(wheel, SnapCommand.description, output)
    if let fast {
      return try output.answer(document, source, inOrder: false) { (line, rows) throws(RecordError) in
        try answer(fast, &line, rows)
      }
    }
    let tracker = snap.tracks ? Tracker(wheel, snap) : nil
    return try output.answer(document, source, inOrder: tracker != nil) {
      (line, rows) throws(RecordError) in
      let rotation = try snap.reader.rotation(&line)
      let reading = try tracker?.read(rotation)
      try write(rotation, reading, rows)
      if let reading { tracker?.accept(reading) }
    }
  }

  /// Answers a plain rotation the fast way, as far as that decides.
  @inline(__always)
  private func answer(
    _ fast: FastSnapping, _ line: inout RecordLine, _ rows: RowWriter
  ) throws(RecordError) {
    let text = line.rest
    if let decimal = PlainDecimal(text), let rounded = decimal.rounded, let found = fast.snap(decimal) {
      let known = decimal.isShortest(text) ? text : nil
      return try write(fast, found, (rounded, known), line, rows)
    }
    let start = line
    let rotation = try line.onlyAngle()
    guard let found = fast.snap(rotation) else { return try write(ExactAngle(rotation), nil, rows) }
    try write(fast, found, (rotation.rounded(in: output.unit), nil), start, rows)
  }

  /// Writes what the fast way found; `line` is read again where it could not round a number.
  @inline(__always)
  private func write(
    _ fast: FastSnapping, _ found: FastSnap, _ rotation: FastSnapping.Rotation, _ line: RecordLine,
    _ rows: RowWriter
  ) throws(RecordError) {
    try rows.row { (row) throws(RecordError) in
      for value in fast.values {
        if try fast.write(value, of: found, rotation, labels, to: &row) { continue }
        var line = line
        let exact = try snap.place(ExactAngle(try line.angle()), on: wheel)
        try write(value, of: exact, nil, to: &row)
      }
    }
  }

  /// Writes what the exact way finds.
  @inline(never)
  private func write(
    _ rotation: ExactAngle, _ reading: Tracker.Reading?, _ rows: RowWriter
  ) throws(RecordError) {
    let result = if let reading { reading.snap } else { try snap.place(rotation, on: wheel) }
    try rows.row { (row) throws(RecordError) in
      for value in values { try write(value, of: result, reading, to: &row) }
    }
  }

  @inline(__always)
  private func write(
    _ value: Value, of snap: Snap, _ reading: Tracker.Reading?, to row: inout Row
  ) throws(RecordError) {
    let unit = output.unit
    switch value {
    case .rotation: try row.finite(snap.rotation.rounded(in: unit))
    case .landing: try row.finite(snap.landing.rounded(in: unit))
    case .sector: row.integer(snap.sector)
    case .mid: row.number(wheel.mid(of: snap.sector).rounded(in: unit))
    case .offset: try row.finite(snap.offset.rounded(in: unit))
    case .rotate: try row.finite(snap.rotate.rounded(in: unit))
    case .target: try row.finite(snap.target.rounded(in: unit))
    case .margin: row.number(wheel.margin(of: snap.landing).rounded(in: unit))
    case .gap: row.boolean(wheel.isInGap(snap.landing))
    case .turns: row.integer(reading?.turns ?? 0)
    case .crossed: row.integer(reading?.crossed ?? 0)
    case .label: row.text(labels[snap.sector])
    }
  }
}
