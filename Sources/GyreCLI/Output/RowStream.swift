/// Writes many records, computed by all cores and written in order.
///
/// Records are cut into chunks, of which as many as there are threads are held at a time. The more threads, the
/// shorter the chunks, so that memory grows neither with the records nor with the cores; the bytes depend on
/// neither.
struct RowStream: Sendable {
  /// Gives the values of the record of an index. It is called from several threads.
  typealias Values = @Sendable (Int, inout Row) -> Void

  let layout: RowLayout
  /// How many; `nil` for as many as there are processors.
  let threads: Int?

  private static let mostRowsPerChunk = 1024
  private static let mostRowsHeld = 8 * 1024

  /// Writes the records of these indices.
  func write(_ indices: Range<Int>, to sink: RowSink, _ values: @escaping Values) throws(FileError) {
    if indices.count <= RowStream.mostRowsPerChunk {
      // Without counting the processors: that takes start-up time.
      let chunk = RowChunk(layout)
      chunk.write(indices, values)
      return try sink.write(chunk.rows)
    }
    let threads = Process.threadCount(self.threads)
    let job = Job(
      indices, max(16, min(RowStream.mostRowsPerChunk, RowStream.mostRowsHeld / threads)),
      (0..<threads).map { _ in RowChunk(layout) }, sink, values)
    try OrderedWork(job, threads: threads).run()
  }

  /// The chunks, taken one after the other.
  private final class Job: OrderedJob, @unchecked Sendable {
    private let end: Int
    private let rowsPerChunk: Int
    private let chunks: [RowChunk]
    private let sink: RowSink
    private let values: Values
    private var next: Int

    init(
      _ indices: Range<Int>, _ rowsPerChunk: Int, _ chunks: [RowChunk], _ sink: RowSink,
      _ values: @escaping Values
    ) {
      next = indices.lowerBound
      end = indices.upperBound
      self.rowsPerChunk = rowsPerChunk
      self.chunks = chunks
      self.sink = sink
      self.values = values
    }

    func take(_ slot: Int, _: OrderedWork) throws(FileError) -> Bool {
      chunks[slot].indices = next..<min(next + rowsPerChunk, end)
      next = chunks[slot].indices.upperBound
      return !chunks[slot].indices.isEmpty
    }

    func work(_ slot: Int) { chunks[slot].write(chunks[slot].indices, values) }

    func deliver(_ slot: Int) throws(FileError) -> Bool {
      try sink.write(chunks[slot].rows)
      return true
    }

    func flush() throws(FileError) { try sink.flush() }
  }
}

/// Some rows, computed by one thread.
private final class RowChunk: @unchecked Sendable {
  let rows = ByteBuffer()
  var indices = 0..<0
  private let writer: RowWriter

  init(_ layout: RowLayout) { writer = RowWriter(layout, to: rows) }

  /// Writes the rows of `indices`, in place of those before.
  func write(_ indices: Range<Int>, _ values: RowStream.Values) {
    rows.removeAll()
    for index in indices {
      // These rows can't fail: `values` throws nothing.
      try? writer.row { (row) throws(RecordError) in values(index, &row) }
    }
  }
}
