/// Where the output goes: standard output, or a file that is written complete or not at all.
///
/// A regular file is written under another name in the same folder and renamed when it is complete; until
/// then an older file of that name stays as it is. What is not a regular file, such as a terminal, a pipe or
/// `/dev/null`, is written directly.
final class OutputFile {
  private let descriptor: FileDescriptor
  /// The name for messages; `nil` for standard output.
  private let name: String?
  private let replacement: Replacement?
  private let pending = ByteBuffer(capacity: 1 << 16)

  /// A file under a temporary name, and the name that it gets.
  private final class Replacement {
    let temporary: Bytes
    let final: Bytes
    let signals: HeldSignals

    init(temporary: Bytes, final: Bytes, signals: HeldSignals) {
      self.temporary = temporary
      self.final = final
      self.signals = signals
    }
  }

  init(_ file: Bytes?) throws(FileError) {
    guard let file else {
      (descriptor, name, replacement) = (.standardOutput, nil, nil)
      return
    }
    let name = String(decoding: file, as: UTF8.self)
    self.name = name
    do throws(SystemError) {
      let status = try FileStatus.of(file)
      if let status, !status.isRegular {
        descriptor = try FileDescriptor.openForWriting(file)
        replacement = nil
        return
      }
      let path = OutputFile.followingLinks(file)
      if status != nil { try FileStatus.requireWritable(path) }
      let signals = HeldSignals()
      do throws(SystemError) {
        let temporary = try OutputFile.createBeside(path, permissions: status?.permissions)
        descriptor = temporary.descriptor
        replacement = Replacement(temporary: temporary.path, final: path, signals: signals)
      } catch {
        signals.release()
        throw error
      }
    } catch {
      throw .unwritable(file: name, code: error.code)
    }
  }

  /// Makes a new file in the same folder, with the permissions of the file that it will replace.
  ///
  /// Its name does not grow with that of the file, which may be as long as the system permits; and it is one
  /// that is free, even where a run with the same process number was killed (in containers they come again).
  private static func createBeside(
    _ path: Bytes, permissions: UInt32?
  ) throws(SystemError) -> (path: Bytes, descriptor: FileDescriptor) {
    let folder = path.lastIndex(of: UInt8(ascii: "/")).map { Bytes(path[...$0]) } ?? []
    var attempt = 0
    while true {
      let temporary = folder + Bytes(".gyre-\(Process.number)-\(attempt).tmp".utf8)
      do throws(SystemError) {
        let descriptor = try FileDescriptor.create(temporary)
        // Where permissions can't be set, as on some file systems, the file is written all the same.
        if let permissions { try? descriptor.setPermissions(permissions) }
        return (temporary, descriptor)
      } catch {
        attempt += 1
        if !error.isTaken || attempt == 1000 { throw error }
      }
    }
  }

  /// The path that is meant where the file is a symbolic link, even one to nothing.
  private static func followingLinks(_ path: Bytes) -> Bytes {
    var path = path
    for _ in 0..<40 {  // as many as Linux follows
      guard let destination = FileStatus.destinationOfLink(path) else { break }
      let slash = UInt8(ascii: "/")
      let folder = path.lastIndex(of: slash).map { path[...$0] } ?? []
      path = destination.first == slash ? destination : folder + destination
    }
    return path
  }

  /// Writes the bytes, or keeps them until there are more.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    if pending.count + bytes.count <= 1 << 16 {
      pending.append(bytes.assumingMemoryBound(to: UInt8.self))
    } else {
      try flush()
      try writeNow(bytes)
    }
  }

  func write(_ bytes: Bytes) throws(FileError) {
    let buffer = ByteBuffer(capacity: bytes.count)
    buffer.append(bytes)
    try write(buffer.bytes)
  }

  /// Writes what is kept.
  func flush() throws(FileError) {
    try writeNow(pending.bytes)
    pending.removeAll()
  }

  private func writeNow(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    if let replacement, replacement.signals.hasArrived { discard() }
    do {
      try descriptor.write(bytes)
    } catch {
      throw failure(error)
    }
  }

  /// Writes the rest and, for a file, gives it its name. Nothing can be written afterwards.
  func finish() throws(FileError) {
    try flush()
    guard name != nil else { return }
    do throws(SystemError) {
      try descriptor.close()
      guard let replacement else { return }
      try FileStatus.rename(replacement.temporary, to: replacement.final)
      replacement.signals.release()
    } catch {
      throw failure(error)
    }
  }

  /// Removes the temporary file of an output that did not become complete.
  func discard() {
    guard let replacement else { return }
    FileStatus.remove(replacement.temporary)
    replacement.signals.release()
  }

  private func failure(_ error: SystemError) -> FileError {
    error.isBrokenPipe ? .readerGone : .unwritable(file: name, code: error.code)
  }
}
