/// The order in which points enter a hull.
///
/// A biased randomised insertion order (Amenta, Choi and Rote 2003, doi:10.1145/777792.777824): rounds that double
/// in size, each a sample of the whole, keep the hull free of slivers that cost time, and within a round points
/// follow a space-filling curve, so that the next is near the last. The sample is a hash of the index: no randomness.
enum InsertionOrder {
  /// All indices of the vectors, which are of unit length.
  static func order(of vectors: [DoubledVector]) -> [Int32] {
    let keyed = vectors.indices.map { index in
      (key: key(vectors[index].high, index), index: Int32(truncatingIfNeeded: index))
    }
    return keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.index)
  }

  /// Early rounds first: half of all hashes end in 1, half of the rest in 10 …; then the place on the curve.
  private static func key(_ vector: SIMD3<Double>, _ index: Int) -> UInt64 {
    // Multiplied by an odd number near 2^64/φ; the upper half is well mixed.
    let hash = (UInt64(truncatingIfNeeded: index) &+ 1) &* 0x9e37_79b9_7f4a_7c15 &>> 32
    let round = UInt64(truncatingIfNeeded: 31 - min(hash.trailingZeroBitCount, 31))
    return round << 48 | place(vector)
  }

  /// The bits of the three coordinates, 16 of each, in turn (the Z-order curve, Morton 1966).
  private static func place(_ vector: SIMD3<Double>) -> UInt64 {
    var place: UInt64 = 0
    for axis in 0..<3 {
      // In [-1, 1], but for rounding.
      let cell = min(max((vector[axis] + 1) * 32768, 0), 65535)
      place |= spread(UInt64(cell)) << UInt64(axis)
    }
    return place
  }

  /// 16 bits, two zeros put between any two of them.
  private static func spread(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits | bits << 16) & 0xff00_00ff
    bits = (bits | bits << 8) & 0x00f0_0f00_f00f
    bits = (bits | bits << 4) & 0x0c30_c30c_30c3
    bits = (bits | bits << 2) & 0x2492_4924_9249
    return bits
  }
}
