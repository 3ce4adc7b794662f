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
  private struct Replacement {
    let temporary: Bytes
    let final: Bytes
    let signals: HeldSignals
  }

  init(_ file: Bytes?) throws(FileError) {
    guard let file else {
      (descriptor, name, replacement) = (.standardOutput, nil, nil)
      return
    }
    let name = String(decoding: file, as: UTF8.self)
    self.name = name
    do throws(SystemError) {
      let path = OutputFile.followingLinks(file)
      let status = try FileStatus.of(path)
      if let status, !status.isRegular {
        descriptor = try FileDescriptor.openForWriting(path)
        replacement = nil
        return
      }
      if status != nil { try FileStatus.requireWritable(path) }
      let temporary = path + Bytes(".\(Process.number).tmp".utf8)
      let signals = HeldSignals()
      do throws(SystemError) {
        descriptor = try FileDescriptor.create(temporary)
      } catch {
        signals.release()
        throw error
      }
      replacement = Replacement(temporary: temporary, final: path, signals: signals)
      if let status { try descriptor.setPermissions(status.permissions) }
    } catch {
      throw .unwritable(file: name, code: error.code)
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
