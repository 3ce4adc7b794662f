/// What the help, the parser and the formats know of a command.
struct CommandDescription: Sendable {
  let name: String
  /// The operands, as usage shows them.
  let operands: String
  let summary: String
  /// Two command lines that work when pasted.
  let examples: [String]
  /// More for the help.
  let details: String
  let fields: [Field]
  /// The name of the array of records in json.
  let records: String
}

/// The commands.
enum Command: String, CaseIterable, Sendable {
  case sectors
  case snap
  case sphereLayout = "sphere-layout"
  case pick
  case coords
  case push

  var description: CommandDescription {
    switch self {
    case .sectors: SectorsCommand.description
    case .snap: SnapCommand.description
    case .sphereLayout: SphereLayoutCommand.description
    case .pick: PickCommand.description
    case .coords: CoordsCommand.description
    case .push: PushCommand.description
    }
  }

  /// Carries the command out and returns the exit status.
  func run(_ arguments: ParsedArguments) throws -> Int32 {
    switch self {
    case .sectors: try SectorsCommand(arguments).run()
    case .snap:
      arguments.isGiven("--frames")
        ? try SnapFramesCommand(arguments).run() : try SnapCommand(arguments).run()
    case .sphereLayout:
      arguments.isGiven("--stats")
        ? try SphereStatsCommand(arguments).run() : try SphereLayoutCommand(arguments).run()
    case .pick: try PickCommand(arguments).run()
    case .coords: try CoordsCommand(arguments).run()
    case .push: try PushCommand(arguments).run()
    }
  }

  init(named name: Bytes) throws(UsageError) {
    let text = String(decoding: name, as: UTF8.self)
    if let command = Command(rawValue: text) {
      self = command
    } else {
      let names = Command.allCases.map(\.rawValue) + ["help"]
      throw .unknownCommand(name, suggestion: nearest(to: text, among: names))
    }
  }
}
