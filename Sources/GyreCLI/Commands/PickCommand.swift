import GyreCore

/// `gyre pick [X,Y...]`: which label is in front at a point.
struct PickCommand {
  static let description = CommandDescription(
    name: "pick", operands: "[X,Y...]", summary: "say which label is in front at a point",
    examples: [
      "gyre pick 10,20 --count 50 --method fibonacci --radius 150 --size 60,20 --perspective 500",
      "gyre pick 2,1 --labels N,E,S,W --radius 5 --size 8,8 --facing outward --perspective 20 --explain",
    ],
    details: """
      The labels come from --layout, or are laid out on the spot (--count, --labels and the other options
      of 'gyre sphere-layout'). Records are points X,Y of the screen: operands, or else lines of --input
      or standard input. A label covers its left and upper edge, not its right and lower one. In front is
      the greatest z at the touched point; of several as near the later label.
      The reasons of --explain: behind-eye, hidden, empty, edge-on, outside, hit; the first that holds.
      A json document also has: count, facing, and perspective and center where given.
      """,
    fields: fields(hasLabels: false), records: "picks")

  /// The fields; with labels in the layout `label` needs no option.
  private static func fields(hasLabels: Bool) -> [Field] {
    [
      Field(name: "x", kind: .number, summary: "the point, to the right"),
      Field(name: "y", kind: .number, summary: "the point, down"),
      Field(
        name: "index", kind: .integer, summary: "the label: its index in the layout, or its place from 0"),
      Field(name: "z", kind: .number, summary: "the depth of the touched point of the label"),
      Field(
        name: "u", kind: .number, summary: "where it is touched, from its centre, across; before perspective"),
      Field(name: "v", kind: .number, summary: "the same down"),
      Field(name: "rank", kind: .integer, summary: "its place from the front, from 0", needs: ["--all"]),
      Field(name: "reason", kind: .word, summary: "why it is hit or not", needs: ["--explain"]),
      Field(
        name: "label", kind: .label, summary: "its name",
        needs: hasLabels ? [] : ["--labels", "--labels-file", "a layout with labels"]),
    ]
  }

  private let output: OutputOptions
  private let source: RecordSource
  private let options: PickOptions
  private let rows: PickRows
  private let requiresHit: Bool

  init(_ arguments: ParsedArguments) throws {
    source = try RecordSource(arguments, operands: arguments.operands)
    // What is wrong with the options of the output is told before a layout is read.
    let unit = try OutputOptions(
      arguments, fields: PickCommand.fields(hasLabels: arguments.isGiven("--layout")), hasRecords: true
    ).unit
    options = try PickOptions(arguments, unit: unit)
    var output = try OutputOptions(
      arguments, fields: PickCommand.fields(hasLabels: options.texts != nil), hasRecords: true)
    let texts = options.texts.map { output.escape($0) }
    self.output = output
    requiresHit = arguments.isGiven("--require-hit")
    rows = PickRows(options, output, texts, notesMisses: requiresHit)
  }

  func run() throws -> Int32 {
    let rows = rows
    let mostRows =
      switch options.answer {
      case .front: 1
      case .all: 16
      case .explanation: min(options.picker.count, 10_000)
      }
    let status = try output.answer(document, source, inOrder: false, mostRows: mostRows) {
      (line, writer) throws(RecordError) in try rows.answer(&line, writer)
    }
    return status == ExitStatus.success && requiresHit && rows.hasMisses ? ExitStatus.recordFailed : status
  }

  private var document: Document {
    let (count, projection) = (options.picker.count, options.projection)
    let (facing, hasCenter) = (options.facing, options.hasCenter)
    return Document(
      command: PickCommand.description.name, unit: output.unit.name,
      entries: {
        var entries: [Document.Entry] = [
          .init(name: "count", value: .integer(count)),
          .init(name: "facing", value: .word(facing == .viewer ? "viewer" : "outward")),
        ]
        if let distance = projection.distance {
          entries.append(.init(name: "perspective", value: .number(distance.rounded)))
        }
        if hasCenter {
          let center = (projection.centerX.rounded, projection.centerY.rounded)
          entries.append(.init(name: "center", value: .pair(center.0, center.1)))
        }
        return entries
      }, records: PickCommand.description.records)
  }
}
