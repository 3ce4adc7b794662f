import Foundation

/// A program that runs beside the tests: its two pipes are read at once, and its standard input is written
/// meanwhile, so that neither side ever waits for the other.
final class ChildProcess {
  private let identifier: pid_t
  private let inputEnd: Int32
  private let outputEnd: Int32
  private let errorEnd: Int32

  /// Starts the program at `path`. Its signals are as a shell would leave them, whatever they are here.
  init(_ path: String, _ arguments: [String], _ environment: [String: String]) throws {
    _ = ChildProcess.ignoresBrokenPipes
    // Together, so that no other child starts in between and keeps an end of a pipe open.
    let (identifier, ends) = try ChildProcess.starting.withLock {
      try ChildProcess.start(path, arguments, environment)
    }
    self.identifier = identifier
    (inputEnd, outputEnd, errorEnd) = (ends[0], ends[1], ends[2])
  }

  private static let starting = NSLock()

  /// Writing to a child that has ended becomes an error here, instead of the end of the tests.
  private static let ignoresBrokenPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

  private static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> (pid_t, [Int32]) {
    let pipes = try (0..<3).map { _ in try makePipe() }
    let theirs = [pipes[0].read, pipes[1].write, pipes[2].write]
    let ours = [pipes[0].write, pipes[1].read, pipes[2].read]
    defer { for end in theirs { close(end) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, end) in theirs.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // In a group of its own, so that its children can be ended with it.
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var identifier: pid_t = 0
    let result = withTexts([path] + arguments) { argumentTexts in
      withTexts(environment.map { "\($0)=\($1)" }) { environmentTexts in
        posix_spawn(&identifier, path, &actions, &attributes, argumentTexts, environmentTexts)
      }
    }
    if result != 0 {
      for end in ours { close(end) }
      throw ProgramError(call: "posix_spawn \(path)", code: result)
    }
    return (identifier, ours)
  }

  private static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    if pipe(&ends) != 0 { throw ProgramError(call: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The texts as a null-terminated array of C strings.
  private static func withTexts<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Writes the input, reads everything, and waits for the end. After `seconds` the program is killed.
  func finish(input: [UInt8], seconds: Double, watch: (pid_t, Int) -> Void) throws -> ProgramResult {
    var collected: [[UInt8]] = [[], []]
    var written = 0
    var open = [true, true, true]
    if input.isEmpty { closeInput(&open) } else { _ = fcntl(inputEnd, F_SETFL, O_NONBLOCK) }
    let deadline = Date().addingTimeInterval(seconds)
    while open[1] || open[2] {
      var waits = zip([inputEnd, outputEnd, errorEnd], open).enumerated().map { place, end in
        pollfd(fd: end.1 ? end.0 : -1, events: Int16(place == 0 ? POLLOUT : POLLIN), revents: 0)
      }
      poll(&waits, nfds_t(waits.count), 1000)
      if Date() > deadline { kill(-identifier, SIGKILL) }
      if waits[0].revents != 0 {
        let count = input[written...].withUnsafeBytes { write(inputEnd, $0.baseAddress, $0.count) }
        written += max(0, count)
        if written == input.count || (count < 0 && errno != EAGAIN) { closeInput(&open) }
      }
      for place in 1...2 where waits[place].revents != 0 {
        open[place] = ChildProcess.read(waits[place].fd, into: &collected[place - 1])
      }
      watch(identifier, collected[0].count)
    }
    if open[0] { closeInput(&open) }
    close(outputEnd)
    close(errorEnd)
    return try result(output: collected[0], errors: collected[1])
  }

  private func closeInput(_ open: inout [Bool]) {
    close(inputEnd)
    open[0] = false
  }

  private static func read(_ end: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    #if canImport(Darwin)
      let count = Darwin.read(end, &buffer, buffer.count)
    #else
      let count = Glibc.read(end, &buffer, buffer.count)
    #endif
    if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
    return count > 0 || (count < 0 && errno == EINTR)
  }

  private func result(output: [UInt8], errors: [UInt8]) throws -> ProgramResult {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      if errno != EINTR { throw ProgramError(call: "waitpid", code: errno) }
    }
    let signal = status & 0x7f
    return ProgramResult(
      output: output, errors: errors, exitStatus: signal == 0 ? (status >> 8) & 0xff : nil,
      signal: signal == 0 ? nil : signal)
  }
}

/// A call of the system that failed while a program was to be run.
struct ProgramError: Error {
  let call: String
  let code: Int32
}
