/// A sum of binary64 that keeps what rounding drops, lane by lane (Ogita, Rump and Oishi 2005, algorithm Sum2,
/// doi:10.1137/030601818).
///
/// Of n numbers >= 0, `sum` + `dropped` is right to (n·2^-53)² relatively.
struct CompensatedSum: Sendable {
  private(set) var sum = SIMD4<Double>.zero
  private(set) var dropped = SIMD4<Double>.zero

  @inline(__always)
  mutating func add(_ term: SIMD4<Double>) {
    // The exact error of a rounded sum (Knuth, TAOCP 2, 4.2.2, theorem B).
    let total = sum + term
    let part = total - sum
    dropped += (sum - (total - part)) + (term - part)
    sum = total
  }

  mutating func add(_ other: CompensatedSum) {
    add(other.sum)
    dropped += other.dropped
  }

  /// The exact value of all lanes together.
  var total: Rational {
    (0..<4).reduce(.zero) { total, lane in
      total + (Rational(sum[lane]) ?? .zero) + (Rational(dropped[lane]) ?? .zero)
    }
  }

  /// Whether all is finite.
  var isFinite: Bool { (0..<4).allSatisfy { sum[$0].isFinite && dropped[$0].isFinite } }
}
