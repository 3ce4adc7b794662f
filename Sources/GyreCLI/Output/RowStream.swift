/// Writes many records, computed by all cores and written in order.
///
/// Records are cut into chunks, of which as many as there are threads are held at a time. The more threads, the
/// shorter the chunks, so that memory grows neither with the records nor with the cores; the bytes depend on
/// neither.
struct RowStream {
  let layout: RowLayout
  /// How many; `nil` for as many as there are processors.
  let threads: Int?

  private static let mostRowsPerChunk = 1024
  private static let mostRowsHeld = 8 * 1024

  /// Writes `count` records; `row` gives the values of the record of an index. It is called from several
  /// threads.
  func write(
    count: Int, to sink: RowSink, _ row: @Sendable (Int, inout Row) -> Void
  ) throws(FileError) {
    if count <= RowStream.mostRowsPerChunk {
      // Without counting the processors: that takes start-up time.
      let buffer = ByteBuffer()
      render(0..<count, to: buffer, row)
      return try sink.write(buffer)
    }
    let threads = Process.threadCount(self.threads)
    let rowsPerChunk = max(16, min(RowStream.mostRowsPerChunk, RowStream.mostRowsHeld / threads))
    let buffers = (0..<threads).map { _ in ByteBuffer() }
    var next = 0
    while next < count {
      let start = next
      let chunks = min(threads, (count - start + rowsPerChunk - 1) / rowsPerChunk)
      concurrently(chunks) { place in
        let first = start + place * rowsPerChunk
        render(first..<min(first + rowsPerChunk, count), to: buffers[place], row)
      }
      for buffer in buffers.prefix(chunks) { try sink.write(buffer) }
      next = min(start + chunks * rowsPerChunk, count)
    }
  }

  private func render(
    _ rows: Range<Int>, to buffer: ByteBuffer, _ row: @Sendable (Int, inout Row) -> Void
  ) {
    buffer.removeAll()
    let writer = RowWriter(layout, to: buffer)
    for index in rows {
      // Nothing is thrown where the rows can't fail.
      try? writer.row { (values) throws(RecordError) in row(index, &values) }
    }
  }
}
