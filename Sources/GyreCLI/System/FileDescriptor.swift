#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An error of the system, by its number.
struct SystemError: Error, Equatable, Sendable {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  var isBrokenPipe: Bool { code == EPIPE }
  var isNotFound: Bool { code == ENOENT }
}

/// The system's own words for an error.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// An open file, pipe or terminal. It is not closed by itself.
struct FileDescriptor: Equatable, Sendable {
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  static func openForReading(_ path: Bytes) throws(SystemError) -> FileDescriptor {
    try opened(withPath(path) { open($0, O_RDONLY | O_CLOEXEC) })
  }

  /// Opens what exists, and is not a regular file, for writing.
  static func openForWriting(_ path: Bytes) throws(SystemError) -> FileDescriptor {
    try opened(withPath(path) { open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY) })
  }

  /// Makes a new file of this name with the permissions that new files get.
  static func create(_ path: Bytes) throws(SystemError) -> FileDescriptor {
    try opened(withPath(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) })
  }

  private static func opened(_ number: Int32) throws(SystemError) -> FileDescriptor {
    if number < 0 { throw .last }
    return FileDescriptor(number: number)
  }

  /// Appends what can be read at once, up to `count` bytes; false at the end.
  func read(upTo count: Int, into bytes: inout Bytes) throws(SystemError) -> Bool {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    while true {
      let length = bytes.withUnsafeMutableBytes { buffer in
        system_read(number, UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
      }
      if length >= 0 {
        bytes.removeLast(count - length)
        return length > 0
      }
      if errno != EINTR { throw .last }
    }
  }

  /// Writes all the bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let length = system_write(number, rest)
      if length >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[length...])
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Closes it; an error is that of an earlier write which shows only now.
  func close() throws(SystemError) {
    if system_close(number) != 0 && errno != EINTR { throw .last }
  }

  /// The permissions of the file.
  func setPermissions(_ mode: UInt32) throws(SystemError) {
    if fchmod(number, mode_t(mode)) != 0 { throw .last }
  }
}

// Free functions, since inside the type the names mean its own members.
private func system_read(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(number, buffer.baseAddress, buffer.count)
}

private func system_write(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(number, buffer.baseAddress, buffer.count)
}

private func system_close(_ number: Int32) -> Int32 { close(number) }

/// Runs `body` with the path as the system wants it, ended by a zero byte.
func withPath<Result>(_ path: Bytes, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  let terminated = path.map { CChar(bitPattern: $0) } + [0]
  return terminated.withUnsafeBufferPointer { buffer in
    // The buffer has at least its last element.
    body(buffer.baseAddress.unsafelyUnwrapped)
  }
}
