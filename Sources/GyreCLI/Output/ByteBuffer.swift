/// Bytes on their way out: it grows as needed and keeps its memory when it is emptied.
///
/// Not for use by two threads at a time.
final class ByteBuffer: @unchecked Sendable {
  /// Changed with every row, so it has lines of the processors' caches of its own: threads whose buffers lay side by
  /// side would take them from each other.
  private let state: UnsafeMutablePointer<State>

  private struct State {
    var memory: UnsafeMutableBufferPointer<UInt8>
    var count = 0
  }

  /// Two lines of 64 bytes, since processors fetch them in pairs.
  private static let stateSize = 128

  init(capacity: Int = 4096) {
    let raw = UnsafeMutableRawPointer.allocate(
      byteCount: ByteBuffer.stateSize, alignment: ByteBuffer.stateSize)
    state = raw.initializeMemory(as: State.self, to: State(memory: .allocate(capacity: max(1, capacity))))
  }

  deinit {
    memory.deallocate()
    UnsafeMutableRawPointer(state).deallocate()
  }

  private var memory: UnsafeMutableBufferPointer<UInt8> {
    @inline(__always) get { state.pointee.memory }
  }

  private(set) var count: Int {
    @inline(__always) get { state.pointee.count }
    @inline(__always) set { state.pointee.count = newValue }
  }

  /// What has been written; valid until the buffer is changed.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<count])
  }

  var isEmpty: Bool { count == 0 }

  func removeAll() { count = 0 }

  /// Drops what was written from `length` on.
  func truncate(to length: Int) { count = min(count, length) }

  /// Appends what `write` puts at the pointer, at most `most` bytes; it returns how many.
  @inline(__always)
  func append(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    count += write(space(most))
  }

  @inline(__always)
  func append(_ byte: UInt8) {
    space(1).pointee = byte
    count += 1
  }

  @inline(__always)
  func append(_ bytes: Bytes) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  @inline(__always)
  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if bytes.count == 1 { return append(start.pointee) }
    space(bytes.count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  @inline(__always)
  func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends blanks before what was written from `start` on, until that is `width` bytes long.
  func alignRight(from start: Int, width: Int) {
    let length = count - start
    guard length < width else { return }
    let padding = width - length
    let destination = space(padding) - length
    (destination + padding).update(from: destination, count: length)
    destination.update(repeating: UInt8(ascii: " "), count: padding)
    count += padding
  }

  /// Appends blanks until what was written from `start` on is `width` bytes long.
  func alignLeft(from start: Int, width: Int) {
    let padding = width - (count - start)
    guard padding > 0 else { return }
    space(padding).update(repeating: UInt8(ascii: " "), count: padding)
    count += padding
  }

  /// Counts bytes that were written where `space` made room for them.
  @inline(__always)
  func advance(_ written: Int) { count += written }

  /// Room for `more` bytes after what has been written.
  @inline(__always)
  func space(_ more: Int) -> UnsafeMutablePointer<UInt8> {
    if memory.count - count < more { grow(to: count + more) }
    return memory.baseAddress.unsafelyUnwrapped + count  // a buffer of at least one byte has an address
  }

  @inline(never)
  private func grow(to needed: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(needed, 2 * memory.count))
    _ = larger.update(fromContentsOf: UnsafeBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    state.pointee.memory = larger
  }
}
