extension SphereStatistics {
  /// The area of the largest Voronoi cell over that of the smallest, 12 significant digits of it; 1 for one point
  /// and for two.
  public func areaSpread() -> Double {
    switch arrangement {
    case .single, .pair: return 1
    case .circle(let circle):
      let axis = circle.axis.map { directions.points[$0] }
      let cells = circle.neighborhoods
      return spread(circle.lunes(directions)) { place in
        LuneFormula(
          axis: axis, before: directions.points[cells[place].before],
          point: directions.points[cells[place].index], after: directions.points[cells[place].after])
      }
    case .mesh(let mesh):
      return spread(mesh.cellAreas) { CellFormula(sides: mesh.sides(ofCell: $0)) }
    }
  }

  /// The largest of some areas over the smallest. The balls tell it in all but very rare cases; else it is the
  /// largest quotient of one that may be the largest over one that may be the smallest: rounding keeps the order.
  private func spread<Cell: Formula>(_ areas: [FixedBall], _ cell: (Int) -> Cell) -> Double {
    if let spread = spread(areas) { return spread }
    let smallest = areas.placesOfSmallest.map(cell)
    var spread = 0.0
    for dividend in areas.placesOfLargest.map(cell) {
      for divisor in smallest {
        let quotient = Quotient(dividend: dividend, divisor: divisor)
        spread = max(spread, quotient.rounded(toSignificantDigits: SphereStatistics.digits))
      }
    }
    return spread
  }

  /// Decided where both ends of the quotient's ball round to the same digits.
  private func spread(_ areas: [FixedBall]) -> Double? {
    guard !areas.contains(where: \.isOpen), let lowest = areas.map(\.least).min(), lowest > 0,
      let highest = areas.map(\.greatest).min(), let low = areas.map(\.least).max(),
      let high = areas.map(\.greatest).max()
    else { return nil }
    func quotient(_ dividend: Int128, _ divisor: Int128) -> Double {
      RationalFormula(number: Rational(Integer(dividend), overPositive: Integer(divisor)))
        .rounded(toSignificantDigits: SphereStatistics.digits)
    }
    let spread = quotient(low, highest)
    return spread == quotient(high, lowest) ? spread : nil
  }
}

private struct Quotient<Part: Formula>: Formula {
  let dividend: Part
  let divisor: Part

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let (dividend, divisor) = (dividend.value(precision), divisor.value(precision)) as (B, B)
    return dividend.divided(by: divisor)
  }
}

extension DelaunayMesh {
  /// The areas of the Voronoi cells of all points.
  ///
  /// A cell is a convex polygon round its point, with a side for every edge of the triangulation from the centre of
  /// the circle of one facet to that of the other. Point and side make a triangle; so do the same side and the point
  /// across it, its mirror image. An edge within a face has no side.
  fileprivate var cellAreas: [FixedBall] {
    let circles = circles
    var areas = Array(repeating: FixedBall.zero, count: directions.count)
    for halfEdge in origins.indices where halfEdge < Int(twins[halfEdge]) && !isFlat(halfEdge) {
      let (start, end) = (Int(origins[halfEdge]), Int(origins[DelaunayMesh.next(halfEdge)]))
      let area = triangleArea(
        directions.balls[start], circles[Int(twins[halfEdge]) / 3], circles[halfEdge / 3])
      areas[start] = areas[start] + area
      areas[end] = areas[end] + area
    }
    return areas
  }

  /// The sides of a cell, by its point and the corners of the facets on both sides of each edge.
  fileprivate func sides(ofCell point: Int) -> [CellFormula.Side] {
    let points = directions.points
    func triple(_ facet: Int) -> CellFormula.Triple {
      let (a, b, c) = corners(facet)
      return (points[a], points[b], points[c])
    }
    return origins.indices.filter { Int(origins[$0]) == point && !isFlat($0) }.map { halfEdge in
      (points[point], triple(Int(twins[halfEdge]) / 3), triple(halfEdge / 3))
    }
  }
}

/// The area of a Voronoi cell.
private struct CellFormula: Formula {
  typealias Triple = (a: SIMD3<Double>, b: SIMD3<Double>, c: SIMD3<Double>)
  typealias Side = (point: SIMD3<Double>, right: Triple, left: Triple)

  let sides: [Side]

  func value<B: Ball>(_ precision: B.Precision) -> B {
    sides.reduce(B(.zero, precision)) { (sum: B, side: Side) -> B in
      let right = FacetCircle<B>(side.right.a, side.right.b, side.right.c, precision)
      let left = FacetCircle<B>(side.left.a, side.left.b, side.left.c, precision)
      return sum + triangleArea(SphereVector(directionOf: side.point, precision), right, left, precision)
    }
  }
}

/// The area of the triangle of a point and the centres of two circles through it: tan(E/2) =
/// det(p, c, c')/(1 + p·c + p·c' + c·c') (Van Oosterom and Strackee 1983, doi:10.1109/TBME.1983.325207).
private func triangleArea<B: Ball>(
  _ point: SphereVector<B>, _ right: FacetCircle<B>, _ left: FacetCircle<B>, _ precision: B.Precision
) -> B {
  let determinant = point.dot(right.centre.cross(left.centre))
  let sum = B(.one, precision) + right.cosine + left.cosine + right.centre.dot(left.centre)
  return B.arcTangent(determinant, sum).scaled(byPowerOfTwo: 1)
}

/// The same by fixed balls.
private func triangleArea(_ point: FixedVector, _ right: FixedCircle, _ left: FixedCircle) -> FixedBall {
  let determinant = point.dot(right.centre.cross(left.centre))
  let sum = FixedBall.one + right.cosine + left.cosine + right.centre.dot(left.centre)
  return FixedBall.arcTangent(determinant, sum).doubled
}
