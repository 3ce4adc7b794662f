extension SphereStatistics {
  /// The area of the largest Voronoi cell over that of the smallest, 12 significant digits of it; 1 for one point
  /// and for two.
  public func areaSpread() -> Double { areaSpreadByBalls ?? areaSpreadByFormulas }

  /// Decided where both ends of the quotient's ball round to the same digits.
  var areaSpreadByBalls: Double? {
    let areas = cellAreas
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

  /// The largest quotient of a cell that may be the largest over one that may be the smallest: rounding keeps the
  /// order.
  var areaSpreadByFormulas: Double {
    switch arrangement {
    case .single, .pair: return 1
    case .circle(let circle):
      let points = directions.points
      let axis = circle.axis.map { points[$0] }
      let cells = circle.neighborhoods
      return spread { place in
        let cell = cells[place]
        return LuneFormula(
          axis: axis, before: points[cell.before], point: points[cell.index], after: points[cell.after])
      }
    case .mesh(let mesh): return spread { CellFormula(sides: mesh.sides(ofCell: $0)) }
    }
  }

  private func spread<Cell: Formula>(_ cell: (Int) -> Cell) -> Double {
    let areas = cellAreas
    let smallest = areas.placesOfSmallest.map(cell).thatMayBeFirst { $0 - $1 }
    let largest = areas.placesOfLargest.map(cell).thatMayBeFirst { $1 - $0 }
    var spread = 0.0
    for dividend in largest {
      for divisor in smallest {
        let quotient = Quotient(dividend: dividend, divisor: divisor)
        spread = max(spread, quotient.rounded(toSignificantDigits: SphereStatistics.digits))
      }
    }
    return spread
  }

  /// The areas of the Voronoi cells, or numbers in proportion to them, in the order of the points or of their circle.
  var cellAreas: [FixedBall] {
    switch arrangement {
    case .single, .pair: Array(repeating: .one, count: count)
    case .circle(let circle): circle.lunes(directions)
    case .mesh(let mesh): mesh.cellAreas
    }
  }
}

extension Array where Element: Formula {
  /// Those that are not certainly behind another, that is, at a distance from it that is above 0.
  fileprivate func thatMayBeFirst(_ distance: (WideBall, WideBall) -> WideBall) -> [Element] {
    let values = map { $0.value(512) as WideBall }
    guard var first = values.first(where: { $0.radius != nil }) else { return self }
    for value in values where distance(value, first).sign == -1 { first = value }
    return zip(self, values).filter { distance($1, first).sign != 1 }.map(\.0)
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
  /// A cell is a convex polygon round its point, with a side for every edge of the triangulation. Point and side make
  /// a triangle; the same side makes its mirror image with the point across it.
  fileprivate var cellAreas: [FixedBall] {
    let circles = circles
    var areas = Array(repeating: FixedBall.zero, count: directions.count)
    for halfEdge in origins.indices where halfEdge < Int(twins[halfEdge]) {
      let (start, end) = ends(halfEdge)
      let (left, right) = (circles[halfEdge / 3], circles[Int(twins[halfEdge]) / 3])
      let area = TriangleArea.ofSide(
        directions.balls[start], directions.balls[end], right: right, left: left,
        areOpposite: directions.areOpposite(start, end))
      areas[start] = areas[start] + area
      areas[end] = areas[end] + area
    }
    return areas
  }

  private func ends(_ halfEdge: Int) -> (Int, Int) {
    (Int(origins[halfEdge]), Int(origins[DelaunayMesh.next(halfEdge)]))
  }

  /// The sides of a cell.
  fileprivate func sides(ofCell point: Int) -> [CellFormula.Side] {
    let points = directions.points
    func triple(_ facet: Int) -> CellFormula.Triple {
      let (a, b, c) = corners(facet)
      return (points[a], points[b], points[c])
    }
    return origins.indices.filter { Int(origins[$0]) == point }.map { halfEdge in
      let (start, end) = ends(halfEdge)
      return CellFormula.Side(
        point: points[start], neighbor: points[end], areOpposite: directions.areOpposite(start, end),
        left: triple(halfEdge / 3), right: triple(Int(twins[halfEdge]) / 3))
    }
  }
}

extension Directions {
  /// Whether two directions are so nearly opposite (their sum is shorter than 1/2) that the middle between them
  /// is badly determined.
  fileprivate func areOpposite(_ a: Int, _ b: Int) -> Bool {
    let sum = pairs[a].high + pairs[b].high
    return (sum * sum).sum() < 0.25
  }
}

/// The area of a Voronoi cell.
private struct CellFormula: Formula {
  typealias Triple = (a: SIMD3<Double>, b: SIMD3<Double>, c: SIMD3<Double>)

  struct Side {
    let point: SIMD3<Double>
    /// The point on the other side.
    let neighbor: SIMD3<Double>
    let areOpposite: Bool
    /// The corners of the facets on both sides of the edge.
    let left: Triple
    let right: Triple
  }

  let sides: [Side]

  func value<B: Ball>(_ precision: B.Precision) -> B {
    sides.reduce(B(.zero, precision)) { (sum: B, side: Side) -> B in
      let left = FacetCircle<B>(side.left.a, side.left.b, side.left.c, precision)
      let right = FacetCircle<B>(side.right.a, side.right.b, side.right.c, precision)
      let area = TriangleArea.ofSide(
        SphereVector<B>(directionOf: side.point, precision),
        SphereVector(directionOf: side.neighbor, precision),
        right: right, left: left, areOpposite: side.areOpposite, precision)
      return sum + area
    }
  }
}
