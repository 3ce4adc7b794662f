/// The areas of spherical triangles that make up Voronoi cells, by tan(E/2) = det(a, b, c)/(1 + a·b + b·c + c·a) for
/// unit vectors (Van Oosterom and Strackee 1983, doi:10.1109/TBME.1983.325207): for balls of any precision, and for
/// fixed balls, which are not `Ball`s.
///
/// A side of the cell of a point p is an arc of the great circle in the middle between p and its neighbour q, from the
/// centre of one circle through both, at the right of the edge from p to q, to that of another, at its left.
///
/// The triangle of p and the side is that of two with a corner on the same great circle: (p, m, left) less (p, m,
/// right), which is the mirror image of (q, m, right) the other way round. For m the middle of p and q is taken, or
/// the point opposite to it: the side must not run the other way round the great circle from one centre to m and on
/// to the other. From the middle, the left centre lies at an angle θ in (-π, π] on the great circle, which has the
/// sign of det(p, q, left), the right centre at θ', of the sign of det(q, p, right) reversed; the side runs from θ' up
/// to θ, by less than π. So it runs through the opposite point if θ < 0 < θ'. It also may be taken through that point
/// if both |θ| are above π/2, that is if both radii are; which is better where both are near π.
///
/// Where p and q are nearly opposite, and m therefore badly determined, the triangle is taken as a whole; that is bad
/// only where the centres are nearly opposite too.
enum TriangleArea {
  static func ofSide<B: Ball>(
    _ point: SphereVector<B>, _ neighbor: SphereVector<B>, right: FacetCircle<B>, left: FacetCircle<B>,
    areOpposite: Bool, _ precision: B.Precision
  ) -> B {
    let one = B(.one, precision)
    if areOpposite {
      let determinant = point.dot(right.centre.cross(left.centre))
      let sum = one + right.cosine + left.cosine + right.centre.dot(left.centre)
      return B.arcTangent(determinant, sum).scaled(byPowerOfTwo: 1)
    }
    // With w = p + q, of which w/|w| is the middle, and both sides of the quotient times |w|: det(p, w, c) = det(p, q,
    // c), p·w = |w|²/2, and c·w is twice the cosine of the circle's radius.
    let halfSquare = one + point.dot(neighbor)
    let length = halfSquare.scaled(byPowerOfTwo: 1).squareRoot
    let determinants = [
      point.dot(neighbor.cross(left.centre)), neighbor.dot(point.cross(right.centre)),
    ]
    let cosines = [left.cosine, right.cosine]
    let quarter = one.scaled(byPowerOfTwo: -2)
    let isFar =
      cosines.allSatisfy { ($0 + quarter).sign == -1 } || determinants.allSatisfy { $0.sign == -1 }
    return zip(determinants, cosines).reduce(B(.zero, precision)) { (area: B, half: (B, B)) -> B in
      let (determinant, cosine) = half
      let middle = halfSquare + cosine.scaled(byPowerOfTwo: 1)
      let sum = length * (one + cosine) + (isFar ? -middle : middle)
      return area + B.arcTangent(isFar ? -determinant : determinant, sum).scaled(byPowerOfTwo: 1)
    }
  }

  /// The same by fixed balls.
  static func ofSide(
    _ point: FixedVector, _ neighbor: FixedVector, right: FixedCircle, left: FixedCircle, areOpposite: Bool
  ) -> FixedBall {
    if areOpposite {
      let determinant = point.dot(right.centre.cross(left.centre))
      let sum = FixedBall.one + right.cosine + left.cosine + right.centre.dot(left.centre)
      return FixedBall.arcTangent(determinant, sum).doubled
    }
    let halfSquare = FixedBall.one + point.dot(neighbor)
    let length = halfSquare.doubled.squareRoot
    let determinants = (
      left: point.dot(neighbor.cross(left.centre)), right: neighbor.dot(point.cross(right.centre))
    )
    let isFar =
      max(left.cosine.greatest, right.cosine.greatest) < -(FixedBall.one.midpoint >> 2)
      || (determinants.left.sign == -1 && determinants.right.sign == -1)
    func half(_ determinant: FixedBall, _ cosine: FixedBall) -> FixedBall {
      let middle = halfSquare + cosine.doubled
      let sum = length * (FixedBall.one + cosine) + (isFar ? .zero - middle : middle)
      return FixedBall.arcTangent(isFar ? .zero - determinant : determinant, sum).doubled
    }
    return half(determinants.left, left.cosine) + half(determinants.right, right.cosine)
  }
}
