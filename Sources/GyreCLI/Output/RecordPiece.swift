import GyreCore

/// A run of records answered by one thread: their rows, and what failed.
final class RecordPiece: @unchecked Sendable {
  let rows: ByteBuffer
  private(set) var failures = Failures()
  private let lines = ByteBuffer()
  private var firstLine = 1

  private let writer: RowWriter
  private let unit: AngleUnit
  private let stopsAtFailure: Bool

  /// The first failures, and how many there are.
  struct Failures {
    static let most = 20
    fileprivate(set) var count = 0
    fileprivate(set) var first: [(record: Int, error: RecordError)] = []

    init() {}

    /// A single failure.
    init(record: Int, _ error: RecordError) {
      count = 1
      first = [(record, error)]
    }
  }

  /// - Parameter rowsPerRecord: the most rows of a record. Where there are several, all that one can need is asked
  ///   for at once: memory that is not touched costs nothing, while a buffer that grows is there twice.
  init(_ layout: RowLayout, _ unit: AngleUnit, _ stopsAtFailure: Bool, rowsPerRecord: Int = 1) {
    rows = rowsPerRecord == 1 ? ByteBuffer() : ByteBuffer(capacity: layout.longestRow * rowsPerRecord)
    writer = RowWriter(layout, to: rows)
    self.unit = unit
    self.stopsAtFailure = stopsAtFailure
  }

  /// Takes a batch of lines, in place of what was answered before.
  func take(_ batch: LineReader.Batch) {
    lines.removeAll()
    lines.append(batch.text)
    firstLine = batch.firstLine
    rows.removeAll()
    failures = Failures()
  }

  /// Answers the records of the lines that were taken, but for those up to a line.
  func answerLines(after skippedLines: Int, _ answer: RecordStream.Answer) {
    var number = firstLine
    var rest = lines.bytes.assumingMemoryBound(to: UInt8.self)
    // Asked of all lines at once, which is many bytes at a time.
    let isASCII = rest.reduce(0, |) < 0x80
    while !rest.isEmpty && !(stopsAtFailure && failures.count > 0) {
      let end = rest.firstNewline ?? rest.count
      let content = RecordLine.withoutEnd(UnsafeBufferPointer(rebasing: rest[..<end]))
      if number > skippedLines && !RecordLine.isEmpty(content) {
        self.answer(record: content, number: number, isASCII: isASCII, answer)
      }
      number += 1
      rest = UnsafeBufferPointer(rebasing: rest[min(end + 1, rest.count)...])
    }
  }

  /// Answers one record; where it fails, its rows are replaced by one that says why.
  func answer(
    record: UnsafeBufferPointer<UInt8>, number: Int, isASCII: Bool = false, _ answer: RecordStream.Answer
  ) {
    if stopsAtFailure && failures.count > 0 { return }
    let start = rows.count
    do throws(RecordError) {
      var line = try RecordLine(record, unit: unit, isASCII: isASCII)
      try answer(&line, writer)
    } catch {
      rows.truncate(to: start)
      writer.failure(error, record: number)
      failures.count += 1
      if failures.first.count < Failures.most { failures.first.append((number, error)) }
    }
  }
}
