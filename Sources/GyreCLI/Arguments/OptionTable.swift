/// The one table of options: the source of the parser, `--help` and the suggestions.
enum OptionTable {
  static let wheelCommands = ["sectors", "snap"]
  static let recordCommands = ["snap", "pick", "coords", "push"]
  static let sphereCommands = ["sphere-layout"]
  /// Those that lay points out.
  static let pointCommands = ["sphere-layout", "pick"]

  /// The options that a command takes, in the order of its help.
  static func taken(by command: String) -> [Option] {
    all.filter { $0.isTaken(by: command) }
  }

  static let all = wheel + snap + sphere + pick + push + records + output

  /// What a wheel is.
  static let wheel: [Option] = [
    Option(
      name: "--weights", value: "W,…",
      summary: "unequal sectors: shares of the span, each > 0",
      conflicts: ["--weights-file"], commands: wheelCommands),
    Option(
      name: "--weights-file", value: "FILE",
      summary: "the same from a file, one a line (blank lines and lines that begin with # are skipped)",
      commands: wheelCommands),
    Option(
      name: "--labels", value: "A,…", summary: "names of the sectors", conflicts: ["--labels-file"],
      commands: wheelCommands),
    Option(
      name: "--labels-file", value: "FILE",
      summary: "the same from a file, one a line (blank lines are skipped)",
      commands: wheelCommands),
    Option(
      name: "--direction", value: "cw|ccw", summary: "the way in which labels 0, 1, 2 … run; default cw",
      commands: wheelCommands),
    Option(
      name: "--first", value: "ANGLE",
      summary: "where the middle of sector 0 is drawn when the rotation is 0; default 0",
      commands: wheelCommands),
    Option(
      name: "--pointer", value: "ANGLE", summary: "where the pointer is; default 0", commands: wheelCommands),
    Option(
      name: "--span", value: "ANGLE",
      summary: "the arc that all sectors share, > 0 and at most one turn; default one turn",
      commands: wheelCommands),
    Option(
      name: "--gap", value: "ANGLE",
      summary: "a strip between neighbours that belongs to neither, smaller than every sector; default 0",
      commands: wheelCommands),
    Option(
      name: "--range", value: "signed|unsigned",
      summary: "angles in (-half turn, half turn] or in [0, turn); default signed", commands: wheelCommands),
  ]

  /// Where records come from.
  static let records: [Option] = [
    Option(
      name: "--input", value: "FILE", summary: "read the records from FILE (- for standard input)",
      commands: recordCommands),
    Option(
      name: "--skip", value: "N", summary: "pass over the first N lines of the input; default 0",
      commands: recordCommands),
    Option(name: "--fail-fast", summary: "stop at the first bad record", commands: recordCommands),
  ]

  /// What the output looks like and where it goes.
  static let output: [Option] = [
    Option(
      name: "--format", value: "table|json|jsonl|csv|tsv", summary: "output format; default table",
      conflicts: ["--json", "--jsonl", "--csv", "--tsv", "--template"]),
    Option(
      name: "--json", summary: "short for --format json",
      conflicts: ["--jsonl", "--csv", "--tsv", "--template", "--no-header"]),
    Option(
      name: "--jsonl", summary: "short for --format jsonl",
      conflicts: ["--csv", "--tsv", "--template", "--no-header"]),
    Option(name: "--csv", summary: "short for --format csv", conflicts: ["--tsv", "--template"]),
    Option(name: "--tsv", summary: "short for --format tsv", conflicts: ["--template"]),
    Option(
      name: "--fields", value: "A,B,…", summary: "only these fields, in this order", conflicts: ["--template"]
    ),
    Option(
      name: "--template", value: "TEXT",
      summary: "one line a record, {field} replaced; {{ and }} stand for braces", conflicts: ["--no-header"]),
    Option(
      name: "--digits", value: "N|full",
      summary: "decimals, 0 to 17, or the shortest text that reads back to the same binary64;"
        + " default 6 in tables and templates, else full"),
    Option(
      name: "--unit", value: "rad|deg|turn|grad",
      summary: "unit of angles read (without a suffix) and printed; default rad"),
    Option(name: "--no-header", summary: "table, csv and tsv without their header line"),
    Option(
      name: "--output", shortName: "-o", value: "FILE",
      summary: "write to FILE (- for standard output), complete or not at all"),
    Option(
      name: "--threads", value: "N",
      summary: "1 to 1024; default as many as there are cores; the output is the same for every N"),
    Option(name: "--help", shortName: "-h", summary: "print this help"),
  ]
}
