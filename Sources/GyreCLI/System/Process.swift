#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process as a whole: its standard files, its signals, its processors.
enum Process {
  /// Prepares the standard files: writing to a reader that has gone away, or beyond the permitted size of a
  /// file, becomes an error instead of a signal, and a standard file that is closed is kept from becoming some other file that is opened later
  /// (it is opened the wrong way round, so that using it is still an error).
  static func prepareStandardFiles() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for (number, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
    where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", mode)  // takes the lowest free number, which is this one
    }
  }

  /// How many threads compute where `wanted` are asked for, or as many as there are processors. More than 16
  /// would take memory without being faster.
  static func threadCount(_ wanted: Int?) -> Int {
    min(wanted ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16)
  }

  static var number: Int32 { getpid() }
}

/// Holds back the signals that end a program while a temporary file exists, so that it can be removed first.
struct HeldSignals {
  private var before = sigset_t()
  private let numbers: [Int32]

  init() {
    numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].filter { !HeldSignals.isIgnored($0) }
    var held = sigset_t()
    sigemptyset(&held)
    for number in numbers { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Whether one of them has arrived.
  var hasArrived: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return numbers.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets them through: one that has arrived ends the program here.
  func release() {
    var mask = before
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Whether the signal would be ignored (as SIGHUP is under nohup), so that it does not end the program.
  private static func isIgnored(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_IGN)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
