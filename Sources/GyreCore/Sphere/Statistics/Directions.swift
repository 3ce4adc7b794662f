/// The directions from the origin of points with binary64 coordinates: exactly, as balls of unit length, and as
/// pairs of binary64.
///
/// Points that a layout prints lie only nearly on its sphere. Their directions lie on the unit sphere exactly; no
/// three of them are on one line, and every one is a corner of their convex hull.
struct Directions: Sendable {
  /// The points as given.
  let points: [SIMD3<Double>]
  /// All turned to the same other position; see `SphereVector.init(askew:)`.
  let balls: [FixedVector]
  let pairs: [DoubledVector]

  var count: Int { points.count }

  /// The directions of points that are finite and not the origin.
  init(_ points: [SIMD3<Double>]) {
    self.points = points
    balls = points.map { point in
      let vector = FixedVector(along: SphereVector(askew: point, FastPrecision()))
      let isOpen = vector.x.isOpen || vector.y.isOpen || vector.z.isOpen
      return isOpen ? FixedVector(exactly: IntegerVector(point).askew) : vector
    }
    pairs = balls.map(DoubledVector.init)
  }

  /// Whether two points have exactly the same direction.
  func coincide(_ first: Int, _ second: Int) -> Bool {
    let difference = pairs[first] - pairs[second]
    if (difference * difference).max() > 0x1p-100 { return false }  // see `DoubledVector.-`
    let (a, b) = (IntegerVector(points[first]), IntegerVector(points[second]))
    return a.cross(b).squaredLength.isZero && a.dot(b).signum > 0
  }

  /// The error for `second`, which has the direction of another point.
  func coincidence(of second: Int32) -> SphereStatisticsError {
    let index = Int(second)
    let first = points.indices.first { $0 != index && coincide($0, index) } ?? index
    return .coincident(first: min(first, index), second: max(first, index))
  }
}

/// A direction as the sum of two binary64 for each coordinate.
///
/// Its coordinates are right to 2^-98: the balls' errors are below 2^-99, and what the low parts cut off is below
/// 2^-104.
struct DoubledVector: Sendable {
  let high: SIMD3<Double>
  /// Each part below 2^-52 of the high one.
  let low: SIMD3<Double>

  /// The leading bits of a vector of unit length.
  init(_ vector: FixedVector) {
    let (x, y, z) = (vector.x.leadingPair, vector.y.leadingPair, vector.z.leadingPair)
    high = SIMD3(x.high, y.high, z.high)
    low = SIMD3(x.low, y.low, z.low)
  }

  /// The difference rounded to binary64, every coordinate d with an error below 2^-52·|d| + 2^-96.
  ///
  /// With u = 2^-53: the high difference h is rounded (u·h), where h <= |d| + 2^-51·(1 + u); the low difference,
  /// below 2^-51, is rounded (2^-104); the sum is rounded (u·d); and both operands are wrong by 2^-98. Together
  /// 2u·|d| + 2^-104 + 2^-104 + 2^-97 and less than that in terms of second order.
  @inline(__always)
  static func - (a: DoubledVector, b: DoubledVector) -> SIMD3<Double> {
    (a.high - b.high) + (a.low - b.low)
  }
}

extension FixedBall {
  /// The upper 53 bits of the midpoint, and the next 53.
  fileprivate var leadingPair: (high: Double, low: Double) {
    let ball = exactMidpoint
    let upper = UInt64(truncatingIfNeeded: ball.significand &>> 75)
    let lower = UInt64(truncatingIfNeeded: ball.significand &>> 22) & (1 << 53 - 1)
    let sign: FloatingPointSign = ball.isNegative ? .minus : .plus
    return (
      Double(sign: sign, exponent: ball.exponent + 75, significand: Double(upper)),
      Double(sign: sign, exponent: ball.exponent + 22, significand: Double(lower))
    )
  }
}

extension SphereVector {
  /// A finite point that is not the origin, turned to a position askew of the axes, 18220 times as far out.
  ///
  /// Nothing that is asked depends on the position. But layouts are symmetric about the axes, and there coordinates
  /// of sums and products cancel to 0 exactly, of which a fast ball can't tell more than that it is unknown.
  init(askew point: SIMD3<Double>, _ precision: B.Precision) {
    let (x, y, z) = (
      B(exactly: point.x, precision), B(exactly: point.y, precision), B(exactly: point.z, precision)
    )
    func sum(_ row: SIMD3<Int>) -> B {
      B(Integer(row.x), precision) * x + B(Integer(row.y), precision) * y + B(Integer(row.z), precision) * z
    }
    self.init(x: sum(askewRows.0), y: sum(askewRows.1), z: sum(askewRows.2))
  }

  /// The vector of unit length in the direction of the point, turned to that position.
  init(directionOf point: SIMD3<Double>, _ precision: B.Precision) {
    self = SphereVector(askew: point, precision).normalized
  }

  /// The vector over its length.
  var normalized: SphereVector {
    let length = dot(self).squareRoot
    return SphereVector(x: x.divided(by: length), y: y.divided(by: length), z: z.divided(by: length))
  }

  static func - (a: SphereVector, b: SphereVector) -> SphereVector {
    SphereVector(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  func dot(_ other: SphereVector) -> B { x * other.x + y * other.y + z * other.z }

  func cross(_ other: SphereVector) -> SphereVector {
    SphereVector(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
}

/// The rotation of the quaternion (97, 31, -53, 71), times the square of its length.
private var askewRows: (SIMD3<Int>, SIMD3<Int>, SIMD3<Int>) {
  (SIMD3(2520, -17060, -5880), SIMD3(10488, 6216, -13540), SIMD3(14684, -1512, 10680))
}

extension IntegerVector {
  /// The same as `SphereVector.init(askew:)`.
  fileprivate var askew: IntegerVector {
    func sum(_ row: SIMD3<Int>) -> Integer { x * Integer(row.x) + y * Integer(row.y) + z * Integer(row.z) }
    return IntegerVector(x: sum(askewRows.0), y: sum(askewRows.1), z: sum(askewRows.2))
  }
}

extension Ball {
  /// Exactly the value of a finite binary64.
  fileprivate init(exactly value: Double, _ precision: Precision) {
    let significand = Integer(Int(value.significandBits))  // < 2^53
    let magnitude = Self(significand, precision).scaled(byPowerOfTwo: value.unitExponent)
    self = value < 0 ? -magnitude : magnitude
  }
}
