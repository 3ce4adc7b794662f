/// Takes finished rows in order, and puts between them what the format wants. Not for use by two threads at a
/// time.
final class RowSink: @unchecked Sendable {
  private let output: OutputFile
  private let layout: RowLayout
  private var hasRows = false

  init(_ layout: RowLayout, to output: OutputFile) {
    self.layout = layout
    self.output = output
  }

  /// Writes rows, each of which begins with `rowStart`.
  func write(_ rows: ByteBuffer) throws(FileError) {
    if rows.isEmpty { return }
    if hasRows { return try output.write(rows.bytes) }
    hasRows = true
    try output.write(layout.firstRowStart)
    try output.write(UnsafeRawBufferPointer(rebasing: rows.bytes[layout.rowStart.count...]))
  }

  /// Passes on what has been computed before the program waits.
  func flush() throws(FileError) { try output.flush() }
}
