/// How many of N points lie on each of R parallels ry_j = π(j + 1/2)/R, in proportion to their circumference.
///
/// Ring j's share is N·sin ry_j/Σ sin ry_i = N·sin ry_j·sin(π/2R) = N/2·(cos(πj/R) - cos(π(j + 1)/R)). Shares are
/// made whole by largest remainder; of rings with the same remainder, the one nearer the equator comes first, then
/// that with the smaller ry. Rings j and R - 1 - j have the same share, so that only the upper half is looked at.
struct RingCounts {
  let points: Int
  let rings: Int
  /// The counts of the rings of the upper half, with the middle one.
  private var half: [UInt32]
  /// The ring of the upper half whose mirror image has one point less, if there is one.
  private var uneven: Int?

  /// - Parameters:
  ///   - points: 1 to 10^9.
  ///   - rings: 1 to 10^7. The time is that of sorting half of them, and the memory 20 bytes for each of these.
  init(points: Int, rings: Int) {
    self.points = points
    self.rings = rings
    half = []
    var remainders: [RingRemainder] = []
    half.reserveCapacity((rings + 1) / 2)
    remainders.reserveCapacity((rings + 1) / 2)
    let shares = RingShares(points: points, rings: rings)
    var left = points
    for ring in 0..<(rings + 1) / 2 {
      let (whole, remainder) = shares.share(of: ring)
      half.append(UInt32(whole))
      remainders.append(remainder)
      left -= whole * (isMiddle(ring) ? 1 : 2)
    }
    if left == 0 { return }
    remainders.sort { shares.precedes($0, $1, half) }
    for remainder in remainders where left > 0 {
      let ring = Int(remainder.ring)
      half[ring] += 1
      if !isMiddle(ring) && left == 1 { uneven = ring }
      left -= isMiddle(ring) ? 1 : 2
    }
  }

  private func isMiddle(_ ring: Int) -> Bool { 2 * ring + 1 == rings }

  /// The number of points on ring `ring`.
  subscript(ring: Int) -> Int {
    let mirrored = rings - 1 - ring
    if ring <= mirrored { return Int(half[ring]) }
    return Int(half[mirrored]) - (uneven == mirrored ? 1 : 0)
  }

  /// The integer nearest to √(π·points)/2, at least 1.
  static func usual(points: Int) -> Int {
    max(1, UsualRingsFormula(points: points).floor().asInt ?? 1)
  }
}

/// What is left of a ring's share beside its whole part.
private struct RingRemainder {
  /// In units of 2^-64, wrong by at most `error`.
  let rest: UInt64
  let ring: UInt32

  /// A share is below 2^30, and wrong by 2^54 units of its 128 bits (two sines by 2^52 and twice the error of
  /// their argument, two products): less than 2^-44, and one unit that is cut off.
  static let error: UInt64 = 1 << 20 + 1
}

/// The rings' shares of the points.
private struct RingShares {
  let points: Int
  let rings: Int
  /// N·sin(π/2R)
  private let factor: FastBall

  init(points: Int, rings: Int) {
    self.points = points
    self.rings = rings
    factor = FastBall(Integer(points)) * FixedTurn(1, over: 4 * rings).sineAndCosine.sine
  }

  /// The whole part of ring `ring`'s share, and the rest.
  func share(of ring: Int) -> (whole: Int, RingRemainder) {
    let share = factor * FixedTurn(2 * ring + 1, over: 4 * rings).sineAndCosine.sine
    if let floor = share.floor {
      return (floor.asInt ?? 0, RingRemainder(rest: share.fraction, ring: UInt32(ring)))
    }
    // The share is a whole number, or nearer to one than its error.
    let whole = RingShareFormula(points: points, rings: rings, ring: ring).floor().asInt ?? 0
    let isNearNext = (share - FastBall(Integer(2 * whole + 1)).scaled(byPowerOfTwo: -1)).sign == 1
    return (whole, RingRemainder(rest: isNearNext ? .max : 0, ring: UInt32(ring)))
  }

  /// Whether the ring of the first remainder gets one of the points that are left before that of the second does.
  func precedes(_ first: RingRemainder, _ second: RingRemainder, _ wholes: [UInt32]) -> Bool {
    let difference = first.rest > second.rest ? first.rest - second.rest : second.rest - first.rest
    if difference > 2 * RingRemainder.error { return first.rest > second.rest }
    if first.ring == second.ring { return false }
    let order = RemainderFormula(
      first: RingShareFormula(points: points, rings: rings, ring: Int(first.ring)),
      second: RingShareFormula(points: points, rings: rings, ring: Int(second.ring)),
      difference: Int(wholes[Int(first.ring)]) - Int(wholes[Int(second.ring)])
    ).sign()
    return order == 0 ? first.ring > second.ring : order > 0
  }

  /// The difference of two remainders.
  private struct RemainderFormula: Formula {
    let first: RingShareFormula
    let second: RingShareFormula
    /// By how much the first whole part is greater.
    let difference: Int

    func value<B: Ball>(_ precision: B.Precision) -> B {
      let (first, second) = (first.value(precision) as B, second.value(precision) as B)
      return first - second - B(Integer(difference), precision)
    }
  }
}

extension FastBall {
  /// What of a ball of at least 0 and below 2^62 lies behind the point, in units of 2^-64 and cut off.
  fileprivate var fraction: UInt64 {
    let bits = -exponent  // at least 66
    if bits >= 256 { return 0 }
    return bits < 128 ? (significand << UInt128(128 - bits)).high : (significand >> UInt128(bits - 128)).high
  }
}

/// N/2·(cos(πj/R) - cos(π(j + 1)/R)).
///
/// Multiples of 60° and 90° have rational cosines, which balls know; and cos 36° - cos 72° is 1/2. No other
/// difference of neighbours is rational (Conway and Jones 1976, doi:10.4064/aa-30-3-229-240, theorem 7).
package struct RingShareFormula: Formula {
  let points: Int
  let rings: Int
  let ring: Int
  /// False in the test that compares it with the formula itself.
  let knowsPentagon: Bool

  package init(points: Int, rings: Int, ring: Int, knowsPentagon: Bool = true) {
    self.points = points
    self.rings = rings
    self.ring = ring
    self.knowsPentagon = knowsPentagon
  }

  package func value<B: Ball>(_ precision: B.Precision) -> B {
    let half = B(Integer(points), precision).scaled(byPowerOfTwo: -1)
    if knowsPentagon && rings == 5 && (ring == 1 || ring == 3) { return half.scaled(byPowerOfTwo: -1) }
    func cosine(_ ring: Int) -> B {
      let angle = Arc(multipleOfPi: Rational(ring, overPositive: rings))
      return B.sineAndCosine(of: ExactAngle(angle), precision).cosine
    }
    return half * (cosine(ring) - cosine(ring + 1))
  }
}

/// √(π·N)/2 + 1/2
private struct UsualRingsFormula: Formula {
  let points: Int

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let root = (B.pi(precision) * B(Integer(points), precision)).squareRoot
    return (root + B(Integer.one, precision)).scaled(byPowerOfTwo: -1)
  }
}
