/// How many points lie on each parallel of a layout: which point is which of its parallel.
///
/// Plain memory, four bytes a parallel, which somebody else owns: counts of references would be fought over by threads.
struct Bands: @unchecked Sendable {
  /// The index of the first point of each parallel, and the number of all points.
  fileprivate let starts: UnsafeMutableBufferPointer<UInt32>

  /// How many parallels there are, those without points among them.
  @inline(__always)
  var count: Int { starts.count - 1 }

  /// How many points parallel `band` has.
  @inline(__always)
  func length(of band: Int) -> Int { Int(starts[band + 1]) - Int(starts[band]) }

  /// How many parallels have points.
  var occupied: Int { (0..<count).count { length(of: $0) > 0 } }

  /// The parallel of a point, and its place there. In O(log n).
  @inline(__always)
  func place(of index: Int) -> (band: Int, place: Int) {
    // The last parallel that starts at or before the index: of several that do, only the last is not empty.
    var (low, high) = (0, starts.count - 1)
    while high &- low > 1 {
      let middle = (low &+ high) &>> 1
      if Int(starts[middle]) <= index { low = middle } else { high = middle }
    }
    return (low, index &- Int(starts[low]))
  }
}

/// Keeps the memory of bands.
final class OwnedBands: Sendable {
  let bands: Bands

  /// - Parameter counts: how many points each parallel has, 0 or more, together at most 10^9.
  init(count: Int, _ counts: (Int) -> Int) {
    let starts = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: count + 1)
    var total = 0
    for band in 0..<count {
      starts.initializeElement(at: band, to: UInt32(total))
      total += counts(band)
    }
    starts.initializeElement(at: count, to: UInt32(total))
    bands = Bands(starts: starts)
  }

  deinit { bands.starts.deallocate() }
}
