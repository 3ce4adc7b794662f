/// The order in which points are drawn: the farthest, with the least z, first; equally far ones by index.
final class DrawingOrder: @unchecked Sendable {
  private let ranks: UnsafeMutableBufferPointer<UInt32>

  /// - Parameters:
  ///   - count: how many points, below 2^32.
  ///   - depth: the z of a point as a binary64; it is asked from several threads.
  init(count: Int, threads: Int, _ depth: @escaping @Sendable (Int) -> Double) {
    ranks = .allocate(capacity: count)
    let depths = Depths(count: count)
    concurrently(threads) { thread in
      for index in (count * thread / threads)..<(count * (thread + 1) / threads) {
        depths.keys.initializeElement(at: index, to: (depth(index), UInt32(index)))
      }
    }
    var keys = depths.keys
    keys.sort { $0 < $1 }
    for (rank, key) in keys.enumerated() { ranks.initializeElement(at: Int(key.index), to: UInt32(rank)) }
  }

  deinit { ranks.deallocate() }

  /// The rank of a point, from 0.
  subscript(index: Int) -> Int { Int(ranks[index]) }

  private final class Depths: @unchecked Sendable {
    let keys: UnsafeMutableBufferPointer<(depth: Double, index: UInt32)>

    init(count: Int) { keys = .allocate(capacity: count) }

    deinit { keys.deallocate() }
  }
}
