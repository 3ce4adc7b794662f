/// A small random generator whose whole sequence follows from its seed (SplitMix64, Steele, Lea and Flood
/// 2014, doi:10.1145/2714064.2660195), so that a failing row can be made again.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that gives the same numbers for the same `seed` on every machine.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `count` - 1. The bias is below `count`/2^64.
  public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// A finite binary64 with random bits: all magnitudes, both signs, subnormals included.
  public mutating func anyFiniteDouble() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }
}
