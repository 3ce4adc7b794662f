/// The collars of a recursive zonal equal area partition of the sphere (P. Leopardi, ETNA 25, 2006, 309-327):
/// how many of N points lie on each, at which colatitude, and how far each is turned.
///
/// With c = 2·asin(1/√N), n = max(1, ⌊(π - 2c)/√(4π/N) + ½⌋) collars lie between θ_0 = c and θ_n = π - c, evenly
/// spaced; up to θ_k lie m_k = ⌊N(1 - cos θ_k)/2 + ½⌋ points, m_0 = 1 and m_n = N - 1, and cos β_k = 1 - 2m_k/N.
/// The collar from k - 1 to k has its points half way between β_{k-1} and β_k.
struct EqualAreaPartition: Sendable {
  let points: Int
  /// m_0 … m_n.
  let sums: [Int]

  /// - Parameter points: 3 to 10^9. The time is that of some √N cosines.
  init(points: Int) {
    self.points = points
    let collars = max(1, CollarFormula(points: points, wanted: .count).floor().asInt ?? 1)
    sums = (0...collars).map { index in
      if index == 0 { return 1 }
      if index == collars { return points - 1 }
      // θ = π/2 exactly; a half goes up.
      if 2 * index == collars { return (points + 1) / 2 }
      return CollarFormula(points: points, wanted: .sum(index, of: collars)).floor().asInt ?? 0
    }
  }

  /// How many collars there are.
  var count: Int { sums.count - 1 }

  /// The points of collar `index`, 0 to `count` - 1.
  func length(of index: Int) -> Int { sums[index + 1] - sums[index] }

  /// Where collar `index` lies.
  func colatitude(of index: Int) -> Colatitude { .mean(sums[index], sums[index + 1], count: points) }
}

private struct CollarFormula: Formula {
  enum Wanted {
    /// (π - 2c)/√(4π/N) + ½
    case count
    /// N(1 - cos θ_k)/2 + ½
    case sum(Int, of: Int)
  }

  let points: Int
  let wanted: Wanted

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let total = B(Integer(points), precision)
    let one = B(Integer.one, precision)
    let half = one.scaled(byPowerOfTwo: -1)
    let pi = B.pi(precision)
    let cap = one.divided(by: total.squareRoot).arcSine.scaled(byPowerOfTwo: 1)
    let between = pi - cap.scaled(byPowerOfTwo: 1)
    switch wanted {
    case .count:
      return between.divided(by: pi.scaled(byPowerOfTwo: 2).divided(by: total).squareRoot) + half
    case .sum(let index, let collars):
      let step = between * B(Rational(index, overPositive: collars), precision)
      let (_, cosine) = (cap + step).sineAndCosine()
      return total * (one - cosine).scaled(byPowerOfTwo: -1) + half
    }
  }
}

/// How far a collar is turned: o_1 = 0 and o_{k+1} = o_k + (1/n_{k+1} - 1/n_k)/2 + gcd(n_k, n_{k+1})/(2·n_k·n_{k+1})
/// of a turn, less whole turns.
struct CollarOffset: Sendable {
  let partition: EqualAreaPartition
  /// The collar, from 0.
  let index: Int

  /// The sum of the first two terms is (1/n_k - 1/n_1)/2. In O(k).
  func turns<B: Ball>(_ precision: B.Precision) -> B {
    if index == 0 { return B(Integer.zero, precision) }
    let (first, last) = (partition.length(of: 0), partition.length(of: index))
    // Lengths are below 2^30, so that the products fit.
    var sum = B(Rational(first - last, overPositive: 2 * first * last), precision)
    for collar in 0..<index { sum = sum + B(step(collar), precision) }
    return sum
  }

  /// The same exactly, for collars so near the pole that the denominators stay short; else `nil`.
  var exactTurns: Rational? {
    if index > 16 { return nil }
    let (first, last) = (partition.length(of: 0), partition.length(of: index))
    let start = Rational(first - last, overPositive: 2 * first * last)
    return (0..<index).reduce(start) { $0 + step($1) }
  }

  /// gcd(n_k, n_{k+1})/(2·n_k·n_{k+1})
  private func step(_ collar: Int) -> Rational {
    let (length, next) = (partition.length(of: collar), partition.length(of: collar + 1))
    let divisor = Integer.greatestCommonDivisor(Integer(length), Integer(next))
    return Rational(divisor, overPositive: Integer(2 * length * next))
  }
}
