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

  init(_ vector: SphereVector<FastBall>) {
    self.init(x: FixedBall(vector.x), y: FixedBall(vector.y), z: FixedBall(vector.z))
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

  /// The vector over its length.
  ///
  /// The midpoints m are brought to unit length by fast balls, whose error is relative. A vector within d of m has
  /// a direction within 2d/|m| of that of m: here d is at most √3 times the largest error of a coordinate, and
  /// |m| >= 2^top, so that 4·error·2^-top is more than enough.
  var normalized: FixedVector {
    let middle = SphereVector(x: x.exactMidpoint, y: y.exactMidpoint, z: z.exactMidpoint)
    let length = middle.dot(middle).squareRoot
    if length.isZero || length.isUnknown { return FixedVector(x: .open, y: .open, z: .open) }
    let top = length.exponent + 126  // the length's error is less than half of it
    let error = max(x.error, y.error, z.error)
    func coordinate(_ midpoint: FastBall) -> FixedBall {
      FixedBall(midpoint.divided(by: length)).widened(by: error, shift: max(0, 2 - top))
    }
    return FixedVector(x: coordinate(middle.x), y: coordinate(middle.y), z: coordinate(middle.z))
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
