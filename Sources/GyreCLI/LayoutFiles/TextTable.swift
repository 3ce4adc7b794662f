import GyreCore

/// Many texts in little memory; a text may be missing.
///
/// It is read by several threads, so it is plain memory.
final class TextTable: Sendable {
  private let bytes = PlainMemory<UInt8>()
  private let places = PlainMemory<Place>()

  private struct Place: BitwiseCopyable {
    let start: Int
    /// -1 for a text that is missing.
    let count: Int
  }

  var count: Int { places.count }

  /// Adds a text; `nil` for one that is missing.
  func append(_ text: Bytes?) {
    places.append(Place(start: bytes.count, count: text?.count ?? -1))
    for byte in text ?? [] { bytes.append(byte) }
  }

  /// A text, valid as long as the table; `nil` where it is missing.
  @inline(__always)
  subscript(index: Int) -> UnsafeBufferPointer<UInt8>? {
    let place = places.values[index]
    if place.count < 0 { return nil }
    return UnsafeBufferPointer(rebasing: bytes.values[place.start..<(place.start + place.count)])
  }
}
