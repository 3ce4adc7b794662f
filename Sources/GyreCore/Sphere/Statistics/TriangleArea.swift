/// Areas of spherical triangles that make up Voronoi cells, by tan(E/2) = det(a, b, c)/(1 + a·b + b·c + c·a) for unit
/// vectors (Van Oosterom and Strackee 1983, doi:10.1109/TBME.1983.325207), for balls of any precision and for fixed
/// balls, which are not `Ball`s.
enum TriangleArea {
  /// The triangle of a point, the middle between it and its neighbour, and the centre of a circle through both.
  ///
  /// With w = p + q, of which w/|w| is the middle, and both sides of the quotient times |w|: det(p, w, c) =
  /// det(p, q, c), p·w = |w|²/2, and c·w is twice the cosine of the circle's radius.
  static func halfSide<B: Ball>(
    _ point: SphereVector<B>, _ neighbor: SphereVector<B>, _ circle: FacetCircle<B>, _ precision: B.Precision
  ) -> B {
    let square = (B(.one, precision) + point.dot(neighbor)).scaled(byPowerOfTwo: 1)
    let sum =
      square.squareRoot * (B(.one, precision) + circle.cosine) + square.scaled(byPowerOfTwo: -1)
      + circle.cosine.scaled(byPowerOfTwo: 1)
    return B.arcTangent(point.dot(neighbor.cross(circle.centre)), sum).scaled(byPowerOfTwo: 1)
  }

  /// The triangle of a point and the centres of two circles through it.
  static func wholeSide<B: Ball>(
    _ point: SphereVector<B>, _ right: FacetCircle<B>, _ left: FacetCircle<B>, _ precision: B.Precision
  ) -> B {
    let determinant = point.dot(right.centre.cross(left.centre))
    let sum = B(.one, precision) + right.cosine + left.cosine + right.centre.dot(left.centre)
    return B.arcTangent(determinant, sum).scaled(byPowerOfTwo: 1)
  }

  /// See above.
  static func halfSide(_ point: FixedVector, _ neighbor: FixedVector, _ circle: FixedCircle) -> FixedBall {
    let halfSquare = FixedBall.one + point.dot(neighbor)
    let sum =
      halfSquare.doubled.squareRoot * (FixedBall.one + circle.cosine) + halfSquare + circle.cosine.doubled
    return FixedBall.arcTangent(point.dot(neighbor.cross(circle.centre)), sum).doubled
  }

  /// See above.
  static func wholeSide(_ point: FixedVector, _ right: FixedCircle, _ left: FixedCircle) -> FixedBall {
    let determinant = point.dot(right.centre.cross(left.centre))
    let sum = FixedBall.one + right.cosine + left.cosine + right.centre.dot(left.centre)
    return FixedBall.arcTangent(determinant, sum).doubled
  }
}
