/// Reads a file byte by byte, and knows where it is. A byte order mark at the start is passed over.
final class ByteReader {
  /// Where something stands: the line and the character in it, both from 1.
  struct Place: Equatable, Sendable {
    let line: Int
    let column: Int
  }

  /// The file's name for messages.
  let name: String
  private let descriptor: FileDescriptor
  private let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var position = 0
  private var count = 0
  private var line = 1
  private var column = 1

  /// A reader of the file, `-` being standard input.
  init(_ path: Bytes) throws(FileError) {
    name = InputFile.name(path)
    let isStandardInput = path == Bytes("-".utf8)
    do {
      descriptor = isStandardInput ? .standardInput : try FileDescriptor.openForReading(path)
    } catch {
      throw .unreadable(file: InputFile.name(path), code: error.code)
    }
    try fill()
    if block[..<count].starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  deinit {
    block.deallocate()
    if descriptor != .standardInput { try? descriptor.close() }
  }

  /// The place of the next byte.
  var place: Place { Place(line: line, column: column) }

  /// The next byte, without passing it; `nil` at the end.
  @inline(__always)
  func peek() throws(FileError) -> UInt8? {
    if position == count {
      try fill()
      if count == 0 { return nil }
    }
    return block[position]
  }

  /// The next byte; `nil` at the end.
  @inline(__always)
  func next() throws(FileError) -> UInt8? {
    guard let byte = try peek() else { return nil }
    position += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xc0 != 0x80 {  // not a byte within a character
      column += 1
    }
    return byte
  }

  /// Reads a block where there is one; at the start until there are three bytes or the end.
  @inline(never)
  private func fill() throws(FileError) {
    (position, count) = (0, 0)
    do throws(SystemError) {
      let isAtStart = line == 1 && column == 1
      repeat {
        let length = try descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: block[count...]))
        if length == 0 { return }
        count += length
      } while isAtStart && count < 3
    } catch {
      throw .unreadable(file: name, code: error.code)
    }
  }
}
