import GyreCore

/// Answers records one by one, from operands or line by line from a file, with all processors, in order.
///
/// Lines are taken in batches of as many as are there without waiting, and answered before the next wait, so
/// that the program can sit in a live pipe. A batch is cut into a piece for each thread; the bytes do not
/// depend on the number of threads.
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

  private static let mostLinesPerPiece = 4096
  private static let mostLinesHeld = 16 * 1024
  /// Below this a batch is not worth another thread.
  private static let leastLinesPerThread = 256

  /// Answers the operands.
  func answer(
    operands: [Bytes], to sink: RowSink, _ failures: FailureReport, _ answer: Answer
  ) throws(FileError) {
    let piece = RecordPiece(layout, unit, stopsAtFailure)
    for (index, operand) in operands.enumerated() {
      operand.withUnsafeBufferPointer { piece.answer(record: $0, number: index + 1, answer) }
    }
    try sink.write(piece.rows)
    failures.report(piece.failures)
  }

  /// Answers all lines.
  func answer(
    lines reader: LineReader, to sink: RowSink, _ failures: FailureReport, _ answer: Answer
  ) throws(FileError) {
    let count = Process.threadCount(threads)
    let linesPerPiece = min(RecordStream.mostLinesPerPiece, RecordStream.mostLinesHeld / count)
    let pieces = (0..<count).map { _ in RecordPiece(layout, unit, stopsAtFailure) }
    while let batch = try reader.next(
      lines: count * linesPerPiece, willWait: { () throws(FileError) in try sink.flush() })
    {
      let parts = batch.split(into: max(1, min(count, batch.lineCount / RecordStream.leastLinesPerThread)))
      concurrently(parts.count) { index in
        pieces[index].answer(lines: parts[index], skippedLines, answer)
      }
      for piece in pieces.prefix(parts.count) {
        try sink.write(piece.rows)
        failures.report(piece.failures)
        if stopsAtFailure && piece.failures.count > 0 { return }
      }
    }
  }
}
