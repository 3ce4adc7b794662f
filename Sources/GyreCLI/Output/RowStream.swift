import Dispatch

/// Writes many records, computed by all cores and written in order.
///
/// Records are cut into chunks of a fixed number, so that the bytes do not depend on the number of threads,
/// and as many chunks as there are threads are held at a time, so that memory does not grow with the records.
struct RowStream {
  let layout: RowLayout
  let threads: Int

  private static let rowsPerChunk = 1024

  /// Writes `count` records; `row` gives the values of the record of an index. It is called from several
  /// threads.
  func write(
    count: Int, to output: OutputFile, _ row: @Sendable (Int, inout RowWriter) -> Void
  ) throws(FileError) {
    let chunks = (count + RowStream.rowsPerChunk - 1) / RowStream.rowsPerChunk
    let buffers = (0..<max(1, min(threads, chunks))).map { _ in ByteBuffer() }
    var next = 0
    while next < chunks {
      let wave = next..<min(next + buffers.count, chunks)
      if wave.count == 1 {
        render(wave.lowerBound, of: count, to: buffers[0], row)
      } else {
        DispatchQueue.concurrentPerform(iterations: wave.count) { place in
          render(wave.lowerBound + place, of: count, to: buffers[place], row)
        }
      }
      for buffer in buffers.prefix(wave.count) { try output.write(buffer.bytes) }
      next = wave.upperBound
    }
  }

  private func render(
    _ chunk: Int, of count: Int, to buffer: ByteBuffer, _ row: @Sendable (Int, inout RowWriter) -> Void
  ) {
    buffer.removeAll()
    var writer = RowWriter(layout, to: buffer)
    let first = chunk * RowStream.rowsPerChunk
    for index in first..<min(first + RowStream.rowsPerChunk, count) {
      writer.beginRow(isFirst: index == 0)
      row(index, &writer)
      writer.endRow()
    }
  }
}
