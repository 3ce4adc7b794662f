/// Files that are read whole.
enum InputFile {
  /// All bytes of the file, `-` being standard input; a byte order mark at the start is left out.
  static func contents(_ path: Bytes) throws(FileError) -> Bytes {
    var bytes = Bytes()
    do throws(SystemError) {
      let isStandardInput = path == Bytes("-".utf8)
      let descriptor =
        isStandardInput ? FileDescriptor.standardInput : try FileDescriptor.openForReading(path)
      while try descriptor.append(to: &bytes) {}
      if !isStandardInput { try descriptor.close() }
    } catch {
      throw .unreadable(file: name(path), code: error.code)
    }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    return bytes
  }

  /// A reader of the file's lines, `-` being standard input.
  static func reader(_ path: Bytes) throws(FileError) -> LineReader {
    do throws(SystemError) {
      let isStandardInput = path == Bytes("-".utf8)
      let descriptor =
        isStandardInput ? FileDescriptor.standardInput : try FileDescriptor.openForReading(path)
      return LineReader(descriptor, name: name(path))
    } catch {
      throw .unreadable(file: name(path), code: error.code)
    }
  }

  /// The file's name for messages.
  static func name(_ path: Bytes) -> String {
    path == Bytes("-".utf8) ? "<stdin>" : String(decoding: path, as: UTF8.self)
  }

  /// The lines of a text with their numbers, from 1, without their ends (LF or CRLF). Lines of nothing but
  /// blanks and tabs are left out, but counted.
  static func lines(_ text: Bytes) -> [(number: Int, text: Bytes)] {
    var lines: [(Int, Bytes)] = []
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if !content.allSatisfy(isBlank) { lines.append((index + 1, Bytes(content))) }
    }
    return lines
  }

  /// The text without blanks and tabs at its ends.
  static func trimmed(_ text: Bytes) -> Bytes {
    let start = text.firstIndex { !isBlank($0) } ?? text.endIndex
    let end = text.lastIndex { !isBlank($0) } ?? start - 1
    return Bytes(text[start..<(end + 1)])
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
