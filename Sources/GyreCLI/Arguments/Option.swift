/// One option of the command line: all that the parser, the help and the suggestions know of it.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  /// A second, short spelling, such as `-o`.
  var shortName: String?
  /// What the value is called in the help; `nil` for an option without a value.
  var value: String?
  let summary: String
  /// The options that mean nothing beside this one; each pair is listed once.
  var conflicts: [String] = []
  /// The options without all of which this one means nothing.
  var needs: [String] = []
  /// The commands that take it; `nil` for all.
  var commands: [String]?

  func isTaken(by command: String) -> Bool { commands?.contains(command) ?? true }
}
