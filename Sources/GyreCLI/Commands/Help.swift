/// The texts of `--help` and `--version`.
enum Help {
  static let version = "0.1.0"

  /// Help on the program.
  static var program: String {
    var text = """
      Usage: gyre COMMAND [OPTION...] [OPERAND...]

      Examples:
        gyre sectors 8
        gyre sectors --labels N,E,S,W --unit deg --json

      A calculator for things that turn and things that are touched. Every printed digit is right, and the
      bytes are the same on every machine.

      Commands:

      """
    for command in Command.allCases { text += row(command.rawValue, command.description.summary) }
    text += row("help [COMMAND]", "print help on a command")
    text += "\nOptions:\n"
    text += row("-h, --help", "print this help")
    text += row("--version", "print the version")
    return text
  }

  /// Help on a command.
  static func command(_ command: Command) -> String {
    let command = command.description
    var text = "Usage: gyre \(command.name) [OPTION...] \(command.operands)\n\nExamples:\n"
    for example in command.examples { text += "  \(example)\n" }
    text += "\n\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).\n\n"
    text += command.details + "\n"
    text += "\nOptions:\n"
    for option in OptionTable.taken(by: command.name) {
      let names = (option.shortName.map { $0 + ", " } ?? "") + option.name
      text += row(names + (option.value.map { " " + $0 } ?? ""), option.summary)
    }
    text += "\n" + angles + "\nFields:\n"
    for field in command.fields {
      var summary = field.summary
      if !field.needs.isEmpty { summary += "; only with " + field.needs.joined(separator: " or ") }
      if !field.isInTables { summary += "; not in tables unless asked for" }
      text += row(field.name, summary)
    }
    return text
  }

  private static let angles = """
    An ANGLE is a number in the unit of --unit (0.5, -1e-3), a number with its unit (45deg, 0.25turn,
    50grad, 1.5rad), or a multiple of pi (pi, -pi/4, 3pi/8). It stands for exactly what is written.

    """

  /// A name and what is said of it, which begins in column 26 and is broken at 100 columns.
  private static func row(_ name: String, _ summary: String) -> String {
    let margin = String(repeating: " ", count: 26)
    var lines: [String] = []
    var line = "  " + name
    line += String(repeating: " ", count: max(0, 26 - line.count))
    if name.count > 22 && !summary.isEmpty {
      lines.append(line)
      line = margin
    }
    for word in summary.split(separator: " ") {
      if line.count + 1 + word.count > 100 {
        lines.append(line)
        line = margin
      }
      line += (line.count == 26 ? "" : " ") + word
    }
    lines.append(line)
    return lines.map { line in
      String(line.reversed().drop(while: { $0 == " " }).reversed()) + "\n"
    }.joined()
  }
}
