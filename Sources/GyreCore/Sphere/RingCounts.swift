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
  ///   - rings: 1 to 10^7. The time is that of sorting half of them.
  init(points: Int, rings: Int) {
    self.points = points
    self.rings = rings
    let shares = (0..<(rings + 1) / 2).map { RingShare(points: points, rings: rings, ring: $0) }
    half = shares.map { UInt32($0.whole) }
    var left = points - half.indices.reduce(0) { $0 + Int(half[$1]) * (self.isMiddle($1) ? 1 : 2) }
    for share in shares.sorted(by: { $0.precedes($1) }) where left > 0 {
      half[share.ring] += 1
      if !isMiddle(share.ring) && left == 1 { uneven = share.ring }
      left -= isMiddle(share.ring) ? 1 : 2
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

/// One ring's share of the points.
private struct RingShare {
  let points: Int
  let rings: Int
  let ring: Int
  /// The whole part.
  let whole: Int
  /// The rest in units of 2^-64, wrong by at most `error`.
  let rest: UInt64

  /// A share is below 2^30, and wrong by 2^54 units of its 128 bits (two sines by 2^52 and twice the error of
  /// their argument, two products): less than 2^-44, and one unit that is cut off.
  private static let error: UInt64 = 1 << 20 + 1

  init(points: Int, rings: Int, ring: Int) {
    self.points = points
    self.rings = rings
    self.ring = ring
    let part = FastBall.pi().scaled(byPowerOfTwo: -1).divided(by: FastBall(Integer(rings)))  // π/2R
    let (sine, _) = (part * FastBall(Integer(2 * ring + 1))).sineAndCosine()
    let share = FastBall(Integer(points)) * sine * part.sineAndCosine().sine
    let formula = RingShareFormula(points: points, rings: rings, ring: ring)
    if let floor = share.floor {
      whole = floor.asInt ?? 0
      rest = share.fraction
    } else {
      whole = formula.floor().asInt ?? 0
      let isNearNext = (share - FastBall(Integer(2 * whole + 1)).scaled(byPowerOfTwo: -1)).sign == 1
      rest = isNearNext ? .max : 0
    }
  }

  /// Whether the ring gets one of the points that are left before `other` does.
  func precedes(_ other: RingShare) -> Bool {
    let difference = rest > other.rest ? rest - other.rest : other.rest - rest
    if difference > 2 * RingShare.error { return rest > other.rest }
    if ring == other.ring { return false }
    let order = RemainderFormula(first: self, second: other).sign()
    return order == 0 ? ring > other.ring : order > 0
  }

  /// The difference of two remainders.
  private struct RemainderFormula: Formula {
    let first: RingShare
    let second: RingShare

    func value<B: Ball>(_ precision: B.Precision) -> B {
      func remainder(_ share: RingShare) -> B {
        RingShareFormula(points: share.points, rings: share.rings, ring: share.ring).value(precision)
          - B(Integer(share.whole), precision)
      }
      return remainder(first) - remainder(second)
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
