import GyreCore

/// Answers records one by one, from operands or line by line from a file, with all processors, in order.
///
/// Lines are taken in batches of as many as are there without waiting, and answered before the next wait, so
/// that the program can sit in a live pipe. The bytes do not depend on the number of threads.
struct RecordStream: Sendable {
  /// Gives the rows of a record.
  typealias Answer = @Sendable (inout RecordLine, RowWriter) throws(RecordError) -> Void

  let layout: RowLayout
  /// The unit of angles without a suffix.
  let unit: AngleUnit
  /// How many threads; `nil` for as many as there are processors.
  let threads: Int?
  let stopsAtFailure: Bool
  /// Lines that are passed over at the start.
  let skippedLines: Int
  /// How many rows a record may have; those of one record are held together, because it may still fail.
  var rowsPerRecord = 1

  private static let mostBytesPerBatch = 24 << 10
  /// The shortest records, of two bytes, have rows a hundred times as long; this keeps them below 16 MiB.
  private static let mostBytesHeld = 48 << 10
  private static let mostRowsHeld = 4096

  /// Answers the operands.
  func answer(
    operands: [Bytes], to sink: RowSink, _ failures: FailureReport, _ answer: Answer
  ) throws(FileError) {
    let piece = RecordPiece(layout, unit, stopsAtFailure, rowsPerRecord: rowsPerRecord)
    for (index, operand) in operands.enumerated() {
      operand.withUnsafeBufferPointer { piece.answer(record: $0, number: index + 1, answer) }
    }
    try sink.write(piece.rows)
    failures.report(piece.failures)
  }

  /// Answers all lines.
  func answer(
    lines reader: LineReader, to sink: RowSink, _ failures: FailureReport, _ answer: @escaping Answer
  ) throws(FileError) {
    let count = max(1, min(Process.threadCount(threads), RecordStream.mostRowsHeld / max(1, rowsPerRecord)))
    let mostBytes = min(RecordStream.mostBytesPerBatch, RecordStream.mostBytesHeld / count)
    let job = Job(
      reader: reader, bytes: max(1, mostBytes / max(1, rowsPerRecord)),
      pieces: (0..<count).map { _ in
        RecordPiece(layout, unit, stopsAtFailure, rowsPerRecord: rowsPerRecord)
      }, stream: self, sink: sink,
      failures: failures, answer: answer)
    try OrderedWork(job, threads: count).run()
  }

  /// The batches of lines, each answered by one thread.
  private final class Job: OrderedJob {
    private let reader: LineReader
    private let bytes: Int
    private let pieces: [RecordPiece]
    private let stream: RecordStream
    private let sink: RowSink
    private let failures: FailureReport
    private let answer: Answer

    init(
      reader: LineReader, bytes: Int, pieces: [RecordPiece], stream: RecordStream, sink: RowSink,
      failures: FailureReport, answer: @escaping Answer
    ) {
      self.reader = reader
      self.bytes = bytes
      self.pieces = pieces
      self.stream = stream
      self.sink = sink
      self.failures = failures
      self.answer = answer
    }

    func take(_ slot: Int, _ work: OrderedWork) throws(FileError) -> Bool {
      let batch = try reader.next(bytes: bytes) { () throws(FileError) in try work.willWait() }
      if let batch { pieces[slot].take(batch) }
      return batch != nil
    }

    func work(_ slot: Int) { pieces[slot].answerLines(after: stream.skippedLines, answer) }

    func deliver(_ slot: Int) throws(FileError) -> Bool {
      try sink.write(pieces[slot].rows)
      failures.report(pieces[slot].failures)
      return !(stream.stopsAtFailure && pieces[slot].failures.count > 0)
    }

    func flush() throws(FileError) { try sink.flush() }
  }
}
