extension SphereStatistics {
  /// The sum of 1/distance over all pairs of points, on the unit sphere, 12 significant digits of it; 0 for a
  /// single point.
  public func energy() -> Double {
    energy { count, body in
      for part in 0..<count { body(part) }
    }
  }

  /// The same, its parts computed by `forEach`, which must call the body for 0 to count - 1, each once, in any
  /// order and on any threads, and return when all are done. The result does not depend on how.
  ///
  /// Computed in binary64 with an error below 2^-49; where that leaves the twelfth digit open (about once in a
  /// thousand layouts), by balls, which takes some fifty times as long.
  package func energy(_ forEach: (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void) -> Double {
    if count == 1 { return 0 }
    return energyByPairs(forEach) ?? energyByBalls(forEach)
  }

  /// Decided where both ends of the error round to the same digits.
  ///
  /// With u = 2^-53, a distance d >= 2^-40 is computed with less than 4.7u, relatively: coordinates 2u and
  /// 2^-96·√3 < u/8 together (`DoubledVector.-`), three squares and two sums 3u, halved by the root, which is
  /// rounded. 1/d is rounded once more: 5.7u. Eight are added at a time: 7u. What `CompensatedSum` leaves is below u
  /// for less than 10^10 terms. 16u is stated. Since every term is above 0, a sum below 2^39 has no distance below
  /// 2^-40.
  func energyByPairs(_ forEach: (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void) -> Double? {
    let terms = EnergyTerms(directions.pairs)
    let parts = PartResults<CompensatedSum>(count: terms.partCount, initial: CompensatedSum())
    forEach(terms.partCount) { parts[$0] = terms.sum(ofPart: $0) }
    var sum = CompensatedSum()
    for part in 0..<terms.partCount { sum.add(parts[part]) }
    guard sum.isFinite, sum.total < Rational(1 << 39) else { return nil }
    let error = Rational(1, overPositive: 1 << 49)
    let (least, greatest) = [1 - error, 1 + error].map {
      RationalFormula(number: sum.total * $0).rounded(toSignificantDigits: SphereStatistics.digits)
    }.ends
    return least == greatest ? least : nil
  }

  /// Balls of 128 bits for all pairs, and wider ones if they do not decide.
  func energyByBalls(_ forEach: (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void) -> Double {
    let rows = PartResults<FastBall>(count: count, initial: .zero)
    let balls = directions.points.map { SphereVector<FastBall>(directionOf: $0, FastPrecision()) }
    forEach(count) { row in
      rows[row] = energyOfRow(row, balls, FastPrecision())
    }
    let sum = (0..<count).reduce(FastBall.zero) { $0 + rows[$1] }
    return EnergyFormula(points: directions.points, sum: sum)
      .rounded(toSignificantDigits: SphereStatistics.digits)
  }
}

/// The energy of some points; its fast ball is known.
private struct EnergyFormula: Formula {
  let points: [SIMD3<Double>]
  let sum: FastBall

  func value<B: Ball>(_ precision: B.Precision) -> B {
    if let sum = sum as? B { return sum }
    let vectors = points.map { SphereVector<B>(directionOf: $0, precision) }
    return vectors.indices.reduce(B(.zero, precision)) { $0 + energyOfRow($1, vectors, precision) }
  }
}

/// The sum of 1/distance of one vector to all after it.
private func energyOfRow<B: Ball>(
  _ row: Int, _ vectors: [SphereVector<B>], _ precision: B.Precision
) -> B {
  let one = B(.one, precision)
  return vectors[(row + 1)...].reduce(B(.zero, precision)) { sum, other in
    let difference = vectors[row] - other
    return sum + one.divided(by: difference.dot(difference).squareRoot)
  }
}

extension [Double] {
  fileprivate var ends: (Double, Double) { (self[0], self[1]) }
}

/// A result for each part of some work, written by the threads that do the parts.
private final class PartResults<Result>: @unchecked Sendable {
  private let results: UnsafeMutableBufferPointer<Result>

  init(count: Int, initial: Result) {
    results = .allocate(capacity: count)
    results.initialize(repeating: initial)
  }

  deinit {
    results.deinitialize()
    results.deallocate()
  }

  subscript(part: Int) -> Result {
    get { results[part] }
    set { results[part] = newValue }
  }
}
