/// The whole program: from the arguments to the exit status.
public enum Program {
  /// Runs `gyre` with the arguments of the process as the system gave them, the first of which is its own
  /// name, and returns the exit status.
  public static func run(
    count: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> Int32 {
    var texts: [Bytes] = []
    var index = 1
    while index < Int(count), let argument = arguments[index] {
      texts.append(bytes(of: argument))
      index += 1
    }
    return run(texts)
  }

  /// Runs `gyre` with the arguments after its name and returns the exit status.
  static func run(_ arguments: [Bytes]) -> Int32 {
    Process.prepareStandardFiles()
    var command: Command?
    do {
      return try run(arguments, &command)
    } catch let error as any GyreError {
      report(error, command?.rawValue)
      return error.exitStatus
    } catch {
      return ExitStatus.inputOutput  // never: all errors are GyreErrors
    }
  }

  private static func run(_ arguments: [Bytes], _ command: inout Command?) throws -> Int32 {
    guard let name = arguments.first else { throw UsageError.commandMissing }
    let rest = arguments.dropFirst()
    switch String(decoding: name, as: UTF8.self) {
    case "--version":
      try requireNoMore(rest)
      try print("gyre \(Help.version)\n")
    case "help", "--help", "-h":
      let topics = rest.filter { !["--", "--help", "-h"].contains(String(decoding: $0, as: UTF8.self)) }
      try requireNoMore(topics.dropFirst()[...])
      try print(topics.first.map { Help.command(try Command(named: $0)) } ?? Help.program)
    default:
      if ParsedArguments.looksLikeOption(name) { throw notACommand(name) }
      let found = try Command(named: name)
      command = found
      let parsed = try ParsedArguments(rest, of: found.rawValue)
      if parsed.asksForHelp {
        try print(Help.command(found))
      } else {
        return try found.run(parsed)
      }
    }
    return ExitStatus.success
  }

  /// What is wrong with an option where the command should stand.
  private static func notACommand(_ option: Bytes) -> UsageError {
    let (name, _) = ParsedArguments.splitAtEquals(option)
    if let option = OptionTable.all.first(where: { $0.name == name || $0.shortName == name }) {
      return .optionBeforeCommand(option.name)
    }
    return .unknownOption(name, suggestion: nearest(to: name, among: ["--help", "--version"]))
  }

  private static func requireNoMore(_ arguments: ArraySlice<Bytes>) throws(UsageError) {
    if let argument = arguments.first { throw .operandUnexpected(argument) }
  }

  private static func print(_ text: String) throws(FileError) {
    let output = try OutputFile(nil)
    let bytes = Bytes(text.utf8)
    let buffer = ByteBuffer()
    buffer.append(bytes)
    try output.write(buffer.bytes)
    try output.finish()
  }

  /// Writes the error's message to standard error. If that can't be written there is nobody to tell.
  private static func report(_ error: any GyreError, _ command: String?) {
    guard let message = error.message else { return }
    let name = command.map { "gyre \($0)" } ?? "gyre"
    var text = "\(name): \(message)\n"
    if error is UsageError { text += "Try '\(name) --help'.\n" }
    let buffer = ByteBuffer()
    buffer.append(Bytes(text.utf8))
    try? FileDescriptor.standardError.write(buffer.bytes)
  }
}
