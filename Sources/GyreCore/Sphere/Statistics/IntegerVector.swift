/// A point as whole numbers, in units of a power of two.
struct IntegerVector {
  let x: Integer
  let y: Integer
  let z: Integer

  init(x: Integer, y: Integer, z: Integer) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The exact direction of a finite point: its coordinates in units of the last place that any of them has.
  init(_ point: SIMD3<Double>) { self.init(point, unit: IntegerVector.unit(of: [point])) }

  /// The coordinates in units of 2^`unit`, which is not above the exponent of their last places.
  init(_ point: SIMD3<Double>, unit: Int) {
    func whole(_ value: Double) -> Integer {
      if value == 0 { return .zero }
      let magnitude = Integer(Int(value.significandBits)) << (value.unitExponent - unit)
      return value < 0 ? -magnitude : magnitude
    }
    self.init(x: whole(point.x), y: whole(point.y), z: whole(point.z))
  }

  /// The least exponent of the last places of all coordinates that are not 0.
  static func unit(of points: [SIMD3<Double>]) -> Int {
    var unit = Int.max
    for point in points {
      for axis in 0..<3 where point[axis] != 0 { unit = min(unit, point[axis].unitExponent) }
    }
    return unit
  }

  func dot(_ other: IntegerVector) -> Integer { x * other.x + y * other.y + z * other.z }

  func cross(_ other: IntegerVector) -> IntegerVector {
    IntegerVector(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  var squaredLength: Integer { dot(self) }
}
