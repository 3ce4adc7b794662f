/// The whole program: from the arguments to the exit status.
public enum Program {
  /// Runs `gyre` with the arguments after its name, byte by byte as the system gave them, and returns the exit
  /// status.
  public static func run(_ arguments: [[UInt8]]) -> Int32 {
    Process.prepareStandardFiles()
    var command: CommandDescription?
    do {
      try run(arguments, &command)
      return ExitStatus.success
    } catch let error as any GyreError {
      report(error, command?.name)
      return error.exitStatus
    } catch {
      return ExitStatus.inputOutput  // never: all errors are GyreErrors
    }
  }

  private static func run(_ arguments: [Bytes], _ command: inout CommandDescription?) throws {
    guard let name = arguments.first else { throw UsageError.commandMissing }
    let rest = arguments.dropFirst()
    switch String(decoding: name, as: UTF8.self) {
    case "--help", "-h":
      try requireNoMore(rest)
      try print(Help.program)
    case "--version":
      try requireNoMore(rest)
      try print("gyre \(Help.version)\n")
    case "help":
      try requireNoMore(rest.dropFirst())
      try print(rest.first.map { Help.command(try CommandTable.named($0)) } ?? Help.program)
    default:
      let found = try CommandTable.named(name)
      command = found
      let parsed = try ParsedArguments(Array(rest), of: found.name)
      if parsed.asksForHelp {
        try print(Help.command(found))
      } else {
        try CommandTable.run(found, parsed)
      }
    }
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
