/// Values one after the other, as an array holds them, without its count of references: that would be fought
/// over by the threads that read.
///
/// It may be changed by one thread only, and read by many once it is not changed any more.
package final class PlainMemory<Element: BitwiseCopyable>: @unchecked Sendable {
  private var memory: UnsafeMutableBufferPointer<Element>
  package private(set) var count = 0

  package init(capacity: Int = 16) { memory = PlainMemory.allocate(capacity) }

  deinit { UnsafeMutableRawPointer(memory.baseAddress)?.deallocate() }

  /// Room for some values, the first of them at the beginning of a line of the processor's cache.
  private static func allocate(_ capacity: Int) -> UnsafeMutableBufferPointer<Element> {
    let count = max(1, capacity)
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: count * MemoryLayout<Element>.stride, alignment: 64)
    return bytes.bindMemory(to: Element.self)
  }

  /// The values; valid until more are appended.
  @inline(__always)
  package var values: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: memory.baseAddress, count: count)
  }

  @inline(__always)
  package func append(_ element: Element) {
    if count == memory.count { grow(to: 2 * count) }
    memory.initializeElement(at: count, to: element)
    count += 1
  }

  /// Appends a value so many times.
  package func append(repeating element: Element, count added: Int) {
    if count + added > memory.count { grow(to: max(count + added, 2 * memory.count)) }
    memory[count..<(count + added)].initialize(repeating: element)
    count += added
  }

  @inline(never)
  private func grow(to capacity: Int) {
    let larger = PlainMemory.allocate(capacity)
    _ = larger.initialize(fromContentsOf: values)
    UnsafeMutableRawPointer(memory.baseAddress)?.deallocate()
    memory = larger
  }
}
