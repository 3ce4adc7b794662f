/// A vector of length 2 at most, by fixed balls.
struct FixedVector: Sendable {
  let x: FixedBall
  let y: FixedBall
  let z: FixedBall

  @inline(__always)
  init(x: FixedBall, y: FixedBall, z: FixedBall) {
    self.x = x
    self.y = y
    self.z = z
  }

  @inline(__always)
  static func - (a: FixedVector, b: FixedVector) -> FixedVector {
    FixedVector(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  @inline(__always)
  func dot(_ other: FixedVector) -> FixedBall { x * other.x + y * other.y + z * other.z }

  @inline(__always)
  func cross(_ other: FixedVector) -> FixedVector {
    FixedVector(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  static var open: FixedVector { FixedVector(x: .open, y: .open, z: .open) }

  /// The vector over its length.
  var normalized: FixedVector {
    let error = max(x.error, y.error, z.error)
    return FixedVector(
      along: SphereVector(x: x.exactMidpoint, y: y.exactMidpoint, z: z.exactMidpoint),
      errorTop: 64 - error.leadingZeroBitCount - FixedBall.fractionBits)
  }

  /// The vector of unit length along one whose coordinates are not unknown.
  init(along vector: SphereVector<FastBall>) {
    let balls = [vector.x, vector.y, vector.z]
    if balls.contains(where: \.isUnknown) {
      self = .open
      return
    }
    let tops = balls.map { $0.error == 0 ? Int.min : $0.exponent + 64 - $0.error.leadingZeroBitCount }
    self.init(
      along: SphereVector(x: vector.x.midpoint, y: vector.y.midpoint, z: vector.z.midpoint),
      errorTop: tops.max() ?? .min)
  }

  /// The vector of unit length along one that is within 2^`errorTop` of exact balls m, coordinate by coordinate.
  ///
  /// r = m/|m| is right but for its length, because the root is: every coordinate of r is within 3 units of that of
  /// a vector along m, and the length differs from 1 by less than 2^-100. With s = r·r, r/√s = r·(3 - s)/2 but for
  /// less than a unit. The product's error is counted by fixed balls; those 3 units for each coordinate turn r by
  /// less than 2·√3·3 units; 12 are stated.
  ///
  /// Likewise a vector within d of m has a direction within 2d/|m| of that of m: here d is at most √3·2^errorTop and
  /// |m| >= 2^top, so that 2^(errorTop + 2 - top) is more than enough.
  private init(along vector: SphereVector<FastBall>, errorTop: Int) {
    let length = vector.dot(vector).squareRoot
    if length.isZero || length.isUnknown {
      self = .open
      return
    }
    let top = length.exponent + 126  // the length's error is less than half of it
    func rough(_ coordinate: FastBall) -> FixedBall {
      FixedBall(FixedBall(coordinate.divided(by: length.midpoint)).midpoint, error: 0)
    }
    let vector = FixedVector(x: rough(vector.x), y: rough(vector.y), z: rough(vector.z))
    let square = vector.dot(vector)
    // 1 - (s - 1)/2
    let correction = FixedBall(
      FixedBall.one.midpoint - (square.midpoint - FixedBall.one.midpoint) >> 1, error: square.error)
    let shift = errorTop == .min ? -1 : errorTop + 2 - top + FixedBall.fractionBits
    func refined(_ coordinate: FixedBall) -> FixedBall {
      (coordinate * correction).widened(by: 13, shift: 0).widened(
        by: shift < 0 ? 1 : 2, shift: max(0, shift - 1))
    }
    self.init(x: refined(vector.x), y: refined(vector.y), z: refined(vector.z))
  }
}

extension FixedVector {
  /// The vector of unit length along a whole one other than 0.
  ///
  /// The root of the squared length, 2^140 times as large, is cut off to a whole number, and so are the quotients, in
  /// units of 2^-120: less than a unit each.
  init(exactly vector: IntegerVector) {
    let root = Integer(isNegative: false, magnitude: (vector.squaredLength.magnitude << 280).squareRoot)
    func coordinate(_ value: Integer) -> FixedBall {
      let quotient = Integer.floorDivide(value << (140 + FixedBall.fractionBits), by: root)?.quotient
      return FixedBall(quotient?.asInt128 ?? 0, error: 2)  // the root is > 0, and no quotient is above 2^120
    }
    self.init(x: coordinate(vector.x), y: coordinate(vector.y), z: coordinate(vector.z))
  }
}

extension FastBall {
  /// The midpoint without the error.
  fileprivate var midpoint: FastBall {
    FastBall(significand, error: 0, exponent: exponent, isNegative: isNegative)
  }
}

/// The circle through three directions; see `FacetCircle`, which is the same at any precision.
struct FixedCircle: Sendable {
  let centre: FixedVector
  let cosine: FixedBall

  init(_ a: FixedVector, _ b: FixedVector, _ c: FixedVector) {
    centre = (b - a).cross(c - a).normalized
    cosine = centre.dot(a)
  }
}
