import GyreCore

/// `gyre push [X,Y...]`: a tap pushes a view.
struct PushCommand: Sendable {
  static let description = CommandDescription(
    name: "push", operands: "[X,Y...]", summary: "push a view by a tap, and say where it goes between walls",
    examples: [
      "gyre push 260,284 --center 160,284",
      "gyre push 310,484 --center 160,284 --bounds 0,0,320,568 --events 5 --fields t,wall,px,py,vx,vy",
    ],
    details: """
      A record is the tapped point, X,Y (y points down). The view is pushed from its middle (--center)
      towards it, in the units of UIKit: distances in points, times in seconds. With --bounds it bounces
      off walls; the axes are independent of each other. Without operands records are read from --input
      or standard input, one a line: fields separated by commas or blanks; blank lines and lines that
      begin with # are skipped. A record that fails keeps its place in the output (in csv and tsv with
      the reason in a last column, error), and the exit status is 1.
      With --at and --events a record has several rows, which stand together. At a contact the velocity
      is the one after it. A last row with the wall 'rest' says where the view stays for good, if it is
      reached within the N contacts.
      A json document also has: mode.
      """,
    fields: [
      Field(name: "x", kind: .number, summary: "the tapped point"),
      Field(name: "y", kind: .number, summary: "the tapped point"),
      Field(name: "dx", kind: .number, summary: "from the middle of the view to the tapped point"),
      Field(name: "dy", kind: .number, summary: "from the middle of the view to the tapped point"),
      Field(name: "distance", kind: .number, summary: "how far that is"),
      Field(
        name: "angle", kind: .number,
        summary: "its direction, from -half a turn (excluded) to half a turn; none at distance 0"),
      Field(name: "magnitude", kind: .number, summary: "of the push, as UIKit counts it"),
      Field(name: "ax", kind: .number, summary: "acceleration", needs: [continuous]),
      Field(name: "ay", kind: .number, summary: "acceleration", needs: [continuous]),
      Field(name: "dvx", kind: .number, summary: "change of velocity", needs: [instantaneous]),
      Field(name: "dvy", kind: .number, summary: "change of velocity", needs: [instantaneous]),
      Field(name: "t", kind: .number, summary: "a moment", needs: ["--at", "--events"]),
      Field(
        name: "wall", kind: .word,
        summary: "left, right, top, bottom, two at once as in left+top, or rest for good",
        width: PushCommand.longestWall, needs: ["--events"]),
      Field(name: "px", kind: .number, summary: "the middle of the view then", needs: ["--at", "--events"]),
      Field(name: "py", kind: .number, summary: "the middle of the view then", needs: ["--at", "--events"]),
      Field(name: "vx", kind: .number, summary: "its velocity then", needs: ["--at", "--events"]),
      Field(name: "vy", kind: .number, summary: "its velocity then", needs: ["--at", "--events"]),
    ],
    records: "pushes")

  private static let continuous = "--mode continuous"
  private static let instantaneous = "--mode instantaneous"
  /// The length of right+bottom.
  private static let longestWall = 12

  /// What a record holds.
  enum Value: String {
    case x, y, dx, dy, distance, angle, magnitude, ax, ay, dvx, dvy, t, wall, px, py, vx, vy
  }

  private let output: OutputOptions
  private let source: RecordSource
  private let options: PushOptions
  /// The values of a record, in order.
  private let values: [Value]
  /// The fast way, for taps that are plain decimals; not for events.
  private let fast: FastPushing?

  init(_ arguments: ParsedArguments) throws {
    let mode = try PushOptions.mode(arguments)
    // A field of the mode that is chosen always exists.
    let given = mode == .continuous ? PushCommand.continuous : PushCommand.instantaneous
    let fields = PushCommand.description.fields.map { field in
      var field = field
      if field.needs == [given] { field.needs = [] }
      return field
    }
    output = try OutputOptions(arguments, fields: fields, hasRecords: true)
    source = try RecordSource(arguments, operands: arguments.operands)
    options = try PushOptions(arguments)
    values = output.layout.columns.compactMap { Value(rawValue: $0.field.name) }
    fast = FastPushing(options, output.unit, values)
  }

  func run() throws -> Int32 {
    let push = options.push
    let document = Document(
      command: PushCommand.description.name, unit: output.unit.name,
      entries: {
        [.init(name: "mode", value: .word(push.mode == .continuous ? "continuous" : "instantaneous"))]
      },
      records: PushCommand.description.records)
    return try output.answer(document, source, inOrder: false, mostRows: options.mostRows) {
      (line, rows) throws(RecordError) in
      line.wanted = "2 numbers"
      let start = line
      if let fast, let record = try fast.record(&line) {
        try write(fast, record, start, rows)
      } else {
        try write(try exactRecord(start), rows)
      }
    }
  }

  /// Writes the rows of a record the fast way; `line` is read again where that does not decide a number.
  @inline(__always)
  private func write(
    _ fast: FastPushing, _ record: FastPushing.Record, _ line: RecordLine, _ rows: RowWriter
  ) throws(RecordError) {
    var index = 0
    repeat {
      let state = fast.times.isEmpty ? nil : fast.state(record, at: index)
      try rows.row { (row) throws(RecordError) in
        for value in fast.values {
          if try fast.write(value, of: record, at: index, state, to: &row) { continue }
          try writeExactly(value, line, at: index, to: &row)
        }
      }
      index += 1
    } while index < fast.times.count
  }

  @inline(never)
  private func writeExactly(
    _ value: Value, _ line: RecordLine, at index: Int, to row: inout Row
  ) throws(RecordError) {
    let record = try exactRecord(line)
    if case .times(let times) = options.rows {
      try record.write(value, at: .time(times[index], record.tap.motion.state(at: times[index])), to: &row)
    } else {
      try record.write(value, at: .none, to: &row)
    }
  }

  private func exactRecord(_ line: RecordLine) throws(RecordError) -> PushRecord {
    var line = line
    let x = try line.number()
    let y = try line.number()
    try line.end()
    return PushRecord(x: x, y: y, tap: options.push.tap(x: x, y: y), unit: output.unit)
  }

  /// Writes the rows of a record.
  private func write(_ record: PushRecord, _ rows: RowWriter) throws(RecordError) {
    switch options.rows {
    case .tap: try write(record, .none, rows)
    case .times(let times):
      let motion = record.tap.motion
      for time in times { try write(record, .time(time, motion.state(at: time)), rows) }
    case .events(let most):
      var (events, contacts) = (record.tap.motion.events, 0)
      while let event = events.next(), contacts < most || event.isRest {
        try write(record, .event(event), rows)
        contacts += 1
      }
      // Neither a contact nor the rest.
      if contacts == 0 { try write(record, .none, rows) }
    }
  }

  private func write(_ record: PushRecord, _ moment: PushRecord.Moment, _ rows: RowWriter) throws(RecordError)
  {
    try rows.row { (row) throws(RecordError) in
      for value in values { try record.write(value, at: moment, to: &row) }
    }
  }
}
