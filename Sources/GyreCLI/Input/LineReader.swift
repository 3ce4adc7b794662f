/// Reads lines as they come, in batches: as many whole lines as are there without waiting, up to a limit.
///
/// Memory does not grow with the input. A line that is longer than the buffer is cut: what is kept is still
/// longer than `RecordLine.maximumLength`, so that it is refused. Not for use by two threads at a time.
final class LineReader: @unchecked Sendable {
  /// Whole lines, one after the other, and the number of the first. The text stays in place until the reader is
  /// asked for more.
  struct Batch {
    let text: UnsafeBufferPointer<UInt8>
    let firstLine: Int

    /// How many lines there are; the last need not have an end.
    var lineCount: Int {
      var count = 0
      var rest = text
      while !rest.isEmpty {
        rest = UnsafeBufferPointer(rebasing: rest[((rest.firstNewline ?? rest.count - 1) + 1)...])
        count += 1
      }
      return count
    }
  }

  private static let blockSize = 1 << 17

  private let descriptor: FileDescriptor
  private let name: String
  /// Room for a line of the greatest length, its end, and a block.
  private let memory = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: RecordLine.maximumLength + 2 + LineReader.blockSize)
  /// What has been read and not yet given out.
  private var rest = 0..<0
  private var nextLine = 1
  private var isAtStart = true
  private var isAtEnd = false
  /// Whether what comes up to the next end of line belongs to a line that was cut.
  private var isCutting = false

  init(_ descriptor: FileDescriptor, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  deinit { memory.deallocate() }

  /// The next lines: as many as `limit` bytes hold, but at least one; they are valid until the next call.
  /// `nil` at the end.
  ///
  /// `willWait` is called before a read that may have to wait for the input.
  func next(
    bytes limit: Int, willWait: () throws(FileError) -> Void
  ) throws(FileError) -> Batch? {
    while true {
      if let end = endOfLines(limit) {
        let text = UnsafeBufferPointer(rebasing: memory[rest.lowerBound..<end])
        let batch = Batch(text: text, firstLine: nextLine)
        rest = end..<rest.upperBound
        nextLine += batch.lineCount
        isAtStart = false
        return batch
      }
      if isAtEnd { return nil }
      try fill(willWait)
    }
  }

  /// Where the last line ends that ends within `limit` bytes, or else the first line; at the end of the input
  /// the last line needs no end of its own.
  private func endOfLines(_ limit: Int) -> Int? {
    let newline = UInt8(ascii: "\n")
    let window = rest.prefix(limit)
    if isAtEnd && window.count == rest.count { return rest.isEmpty ? nil : rest.upperBound }
    if let last = memory[window].lastIndex(of: newline) { return last + 1 }
    if let first = memory[window.upperBound..<rest.upperBound].firstIndex(of: newline) { return first + 1 }
    return isAtEnd ? rest.upperBound : nil
  }

  /// Reads once, waiting if need be, and then on as long as there is something to be read at once.
  private func fill(_ willWait: () throws(FileError) -> Void) throws(FileError) {
    if rest.lowerBound > 0 {
      let kept = UnsafeMutableBufferPointer(rebasing: memory[rest])
      _ = memory.update(fromContentsOf: kept)
      rest = 0..<rest.count
    }
    if !descriptor.hasInput { try willWait() }
    repeat {
      try readBlock()
      cutLongLine()
    } while !isAtEnd && memory.count - rest.upperBound >= LineReader.blockSize && descriptor.hasInput
    if isAtStart && (rest.count >= 3 || isAtEnd) {
      isAtStart = false
      if memory[rest].starts(with: [0xef, 0xbb, 0xbf]) { rest.removeFirst(3) }
    }
  }

  private func readBlock() throws(FileError) {
    let block = UnsafeMutableRawBufferPointer(
      UnsafeMutableBufferPointer(rebasing: memory[rest.upperBound...].prefix(LineReader.blockSize)))
    do {
      let length = try descriptor.read(into: block)
      isAtEnd = length == 0
      rest = rest.lowerBound..<(rest.upperBound + length)
    } catch {
      throw .unreadable(file: name, code: error.code)
    }
  }

  /// Drops what a line has beyond the greatest length.
  private func cutLongLine() {
    let limit = RecordLine.maximumLength + 2  // CR and LF are no part of the line
    if isCutting {
      let added = memory[limit..<rest.upperBound]
      guard let newline = added.firstIndex(of: UInt8(ascii: "\n")) else {
        rest = 0..<limit
        return
      }
      isCutting = false
      let kept = UnsafeMutableBufferPointer(rebasing: memory[newline..<rest.upperBound])
      _ = UnsafeMutableBufferPointer(rebasing: memory[limit...]).update(fromContentsOf: kept)
      rest = 0..<(limit + kept.count)
    } else if rest.lowerBound == 0 && rest.count > limit && !memory[..<limit].contains(UInt8(ascii: "\n")) {
      isCutting = true
      cutLongLine()
    }
  }
}
