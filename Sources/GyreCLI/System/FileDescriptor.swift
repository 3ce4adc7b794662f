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
  /// There is a file of this name already.
  var isTaken: Bool { code == EEXIST }
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

  /// Reads what there is, waiting until there is something; how many bytes, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let length = system_read(number, buffer)
      if length >= 0 { return length }
      if errno != EINTR { throw .last }
    }
  }

  /// Appends a block of what there is; false at the end.
  func append(to bytes: inout Bytes) throws(SystemError) -> Bool {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { block.deallocate() }
    let length = try read(into: block)
    bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: block[..<length]))
    return length > 0
  }

  /// Whether a read would return at once: there is something to be read, or the end, or an error.
  var hasInput: Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  var isTerminal: Bool { isatty(number) == 1 }

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

/// The bytes of a text that ends with a zero byte, which is left out.
func bytes(of text: UnsafePointer<CChar>) -> Bytes {
  Bytes(UnsafeRawBufferPointer(start: text, count: strlen(text)))
}
