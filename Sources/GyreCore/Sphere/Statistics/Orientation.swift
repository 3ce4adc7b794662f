/// On which side of a plane through three directions a fourth one lies.
extension Directions {
  /// 1 where direction d lies on the side of the plane through a, b and c from which they are seen
  /// counterclockwise, -1 on the other side, 0 on the plane: the sign of det(b - a, c - a, d - a) of the vectors
  /// of unit length. So for the facets of a hull, seen from outside, it is 1 where d sees the facet, and 0 where
  /// all four lie on a circle.
  ///
  /// Exact: by binary64 with a bound on the error, then by balls, then by `RadicalSum`.
  @inline(__always)
  func orientation(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
    orientationByPairs(a, b, c, d) ?? orientationBeyondPairs(a, b, c, d)
  }

  /// Decided where the determinant is larger than its error.
  ///
  /// With u = 2^-53, each difference is wrong by 2u relatively and 2^-96 besides (`DoubledVector.-`). A product of
  /// three is therefore wrong by 6u and by 3·2^-96·2·2 (differences are at most 2); the inner product, the inner
  /// difference, the outer product and the two sums add 5u. In terms of P, the sum of the magnitudes of the six
  /// products, that is (11u + terms of second order)·P + 72·2^-96; P as computed is at most 5u too small. 16u and
  /// 2^-89 are stated, which also covers what underflow and the rounding of the bound itself leave.
  @inline(__always)
  func orientationByPairs(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int? {
    let origin = pairs[a]
    let (p, q, r) = (pairs[b] - origin, pairs[c] - origin, pairs[d] - origin)
    let (yz, zy) = (q.y * r.z, q.z * r.y)
    let (zx, xz) = (q.z * r.x, q.x * r.z)
    let (xy, yx) = (q.x * r.y, q.y * r.x)
    let determinant = p.x * (yz - zy) + p.y * (zx - xz) + p.z * (xy - yx)
    let permanent =
      p.x.magnitude * (yz.magnitude + zy.magnitude) + p.y.magnitude * (zx.magnitude + xz.magnitude)
      + p.z.magnitude * (xy.magnitude + yx.magnitude)
    if determinant.magnitude <= permanent * 0x1p-49 + 0x1p-89 { return nil }
    return determinant > 0 ? 1 : -1
  }

  @inline(never)
  private func orientationBeyondPairs(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
    orientationByBalls(a, b, c, d) ?? exactOrientation(a, b, c, d)
  }

  func orientationByBalls(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int? {
    let origin = balls[a]
    return (balls[b] - origin).dot((balls[c] - origin).cross(balls[d] - origin)).sign
  }

  /// With whole coordinates P and lengths n = √(P·P), the unit vectors are P/n, and the determinant, times all four
  /// lengths, is n_a·det(P_b, P_c, P_d) - n_b·det(P_a, P_c, P_d) + n_c·det(P_a, P_b, P_d) - n_d·det(P_a, P_b, P_c).
  ///
  /// A value that is not 0 is decided long before the cap unless the exponents of the coordinates are hundreds
  /// apart: for coordinates of B bits the terms are below 2^(4B + 6), and so are their 8 conjugates, whose product
  /// is whole: the value is above 2^-(7·(4B + 8)), 2^-2000 for B = 70.
  func exactOrientation(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
    let four = [points[a], points[b], points[c], points[d]]
    let unit = IntegerVector.unit(of: four)
    let vectors = four.map { IntegerVector($0, unit: unit) }
    var sum = RadicalSum()
    for omitted in 0..<4 {
      let rest = (0..<4).filter { $0 != omitted }.map { vectors[$0] }
      let determinant = rest[0].dot(rest[1].cross(rest[2]))
      sum.add(
        omitted.isMultiple(of: 2) ? determinant : -determinant,
        timesRootOf: vectors[omitted].squaredLength)
    }
    return sum.exactSign
  }
}
