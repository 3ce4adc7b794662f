/// What the help, the parser and the formats know of a command.
struct CommandDescription: Sendable {
  let name: String
  /// The operands, as usage shows them.
  let operands: String
  let summary: String
  /// Two command lines that work when pasted.
  let examples: [String]
  /// More lines for the help.
  let details: [String]
  let fields: [Field]
  /// The names of the fields that a table shows.
  let tableFields: [String]
  /// The name of the array of records in json.
  let records: String
}

/// The commands.
enum CommandTable {
  static let all = [SectorsCommand.description]

  /// Runs the command with its arguments.
  static func run(_ command: CommandDescription, _ arguments: ParsedArguments) throws {
    switch command.name {
    default: try SectorsCommand(arguments).run()
    }
  }

  static func named(_ name: Bytes) throws(UsageError) -> CommandDescription {
    if let command = all.first(where: { name.elementsEqual($0.name.utf8) }) { return command }
    let names = all.map(\.name) + ["help"]
    throw .unknownCommand(name, suggestion: nearest(to: String(decoding: name, as: UTF8.self), among: names))
  }
}
