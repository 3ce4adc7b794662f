import Foundation

/// What a program that has ended leaves behind.
public struct ProgramResult: Sendable {
  /// The bytes of its standard output.
  public let output: [UInt8]
  /// The bytes of its standard error.
  public let errors: [UInt8]
  /// Its exit status; `nil` where a signal ended it.
  public let exitStatus: Int32?
  /// The signal that ended it.
  public let signal: Int32?

  /// Standard output as text.
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// All of it in one line, for the report of a failure.
  public var description: String {
    let end = signal.map { "signal \($0)" } ?? "status \(exitStatus ?? -1)"
    return "\(end), output \(outputText.prefix(2000).debugDescription), errors \(errorText.debugDescription)"
  }
}

/// The program under test: what `GYRE_BIN` names, or else the `gyre` beside the test bundle.
public enum Program {
  /// Where it is.
  public static let path: String = {
    if let path = ProcessInfo.processInfo.environment["GYRE_BIN"] {
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("gyre").path
  }()

  /// Runs it.
  ///
  /// - Parameters:
  ///   - arguments: what follows its name.
  ///   - input: the bytes of its standard input, a pipe.
  ///   - environment: variables besides those of the tests.
  ///   - seconds: how long it may take before it is killed.
  public static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:], seconds: Double = 60
  ) throws -> ProgramResult {
    try ChildProcess(path, arguments, ownEnvironment.merging(environment) { $1 })
      .finish(input: input, seconds: seconds) { _, _ in }
  }

  /// Runs a line of shell in which `gyre` is the program under test.
  ///
  /// - Parameters:
  ///   - line: what `sh` is to do.
  ///   - folder: the working directory.
  ///   - tools: a folder that is searched first; without it the folder of the program, which is called `gyre`.
  public static func run(
    shell line: String, in folder: String, tools: String? = nil, input: [UInt8] = [],
    environment: [String: String] = [:], seconds: Double = 60
  ) throws -> ProgramResult {
    var variables = ownEnvironment.merging(environment) { $1 }
    let program = URL(fileURLWithPath: path)
    if tools == nil && program.lastPathComponent != "gyre" {
      throw ProgramError(call: "run \(path)", code: 0)
    }
    let folders = [tools ?? program.deletingLastPathComponent().path, variables["PATH"] ?? "/usr/bin:/bin"]
    variables["PATH"] = folders.joined(separator: ":")
    let script = "cd -- \"$0\" || exit 126\n" + line
    return try ChildProcess("/bin/sh", ["-c", script, folder], variables)
      .finish(input: input, seconds: seconds) { _, _ in }
  }

  /// Runs it and looks at the most memory it has had, as often as `interval` bytes have been read: the
  /// system's own figure for a child that has ended includes the memory of the process that started it.
  ///
  /// `nil` where the system does not say.
  public static func peakMemory(
    of arguments: [String], input: [UInt8] = [], interval: Int = 1 << 20
  ) throws -> (result: ProgramResult, bytes: Int?) {
    var peak: Int?
    var next = 0
    let result = try ChildProcess(path, arguments, ownEnvironment)
      .finish(input: input, seconds: 600) { identifier, count in
        if count < next { return }
        next = count + interval
        guard let status = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8),
          let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
          let kibibytes = Int(line.filter(\.isNumber))
        else { return }
        peak = max(peak ?? 0, kibibytes * 1024)
      }
    return (result, peak)
  }

  private static let ownEnvironment = ProcessInfo.processInfo.environment
}
