#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system knows of a file by its name; symbolic links are followed.
struct FileStatus: Sendable {
  let isRegular: Bool
  let isDirectory: Bool
  /// The permission bits.
  let permissions: UInt32

  /// The status of what `path` names; `nil` where nothing is there.
  static func of(_ path: Bytes) throws(SystemError) -> FileStatus? {
    var status = stat()
    if withPath(path, { stat($0, &status) }) != 0 {
      let error = SystemError.last
      if error.isNotFound { return nil }
      throw error
    }
    return FileStatus(
      isRegular: status.st_mode & S_IFMT == S_IFREG, isDirectory: status.st_mode & S_IFMT == S_IFDIR,
      permissions: UInt32(status.st_mode & 0o7777))
  }

  /// What the symbolic link `path` points to; `nil` where it is not one.
  static func destinationOfLink(_ path: Bytes) -> Bytes? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = withPath(path) { readlink($0, &buffer, buffer.count) }
    return length < 0 ? nil : buffer[..<length].map { UInt8(bitPattern: $0) }
  }

  /// Throws where the permissions forbid writing to the file.
  static func requireWritable(_ path: Bytes) throws(SystemError) {
    if withPath(path, { access($0, W_OK) }) != 0 { throw .last }
  }

  static func rename(_ path: Bytes, to newPath: Bytes) throws(SystemError) {
    let result = withPath(path) { from in withPath(newPath) { to in system_rename(from, to) } }
    if result != 0 { throw .last }
  }

  static func remove(_ path: Bytes) { _ = withPath(path) { unlink($0) } }
}

private func system_rename(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  rename(from, to)
}
