extension SphereStatistics {
  /// The largest angle from any place on the sphere to its nearest point, 12 significant digits of it.
  ///
  /// The farthest place is the centre of the circle through the corners of a facet of the hull, on its outer side;
  /// where a hemisphere is empty, its radius is more than a quarter of a turn. Of one point it is the antipode; of
  /// two the places opposite to the middle between them; of points on a circle the farther of its two poles.
  public func coveringRadius(in unit: AngleUnit) -> Double {
    switch arrangement {
    case .single: return Arc.halfTurn.rounded(in: unit, toSignificantDigits: SphereStatistics.digits)
    case .pair:
      return CoveringOfPair(a: directions.points[0], b: directions.points[1], unit: unit)
        .rounded(toSignificantDigits: SphereStatistics.digits)
    case .circle(let circle):
      let (a, b, c) = (circle.axis[0], circle.axis[1], circle.axis[2])
      return max(radius(a, b, c, unit), radius(a, c, b, unit))
    case .mesh(let mesh):
      let cosines = mesh.circles.map(\.cosine)
      return largestRadius(cosines, unit) ?? largestRadiusByFormulas(mesh, cosines, unit)
    }
  }

  /// The largest radius by its cosine, where both ends of its ball round to the same digits.
  func largestRadius(_ cosines: [FixedBall], _ unit: AngleUnit) -> Double? {
    let radii = cosines.placesOfSmallest.map { cosines[$0].arcCosine }
    guard !radii.contains(where: \.isOpen), let least = radii.map(\.least).max(),
      let greatest = radii.map(\.greatest).max()
    else { return nil }
    func rounded(_ radians: Int128) -> Double {
      Arc(turns: .zero, radians: FixedBall.exact(radians))
        .rounded(in: unit, toSignificantDigits: SphereStatistics.digits)
    }
    let radius = rounded(least)
    return radius == rounded(greatest) ? radius : nil
  }

  /// The largest of the rounded radii is the largest radius rounded: rounding keeps the order.
  func largestRadiusByFormulas(_ mesh: DelaunayMesh, _ cosines: [FixedBall], _ unit: AngleUnit) -> Double {
    cosines.placesOfSmallest.reduce(0) { largest, facet in
      let (a, b, c) = mesh.corners(facet)
      return max(largest, radius(a, b, c, unit))
    }
  }

  private func radius(_ a: Int, _ b: Int, _ c: Int, _ unit: AngleUnit) -> Double {
    CircleRadius(
      a: directions.points[a], b: directions.points[b], c: directions.points[c], unit: unit
    ).rounded(toSignificantDigits: SphereStatistics.digits)
  }
}

/// The circle through the corners of a facet, on the unit sphere.
struct FacetCircle<B: Ball>: Sendable {
  /// Its centre on the outer side, of unit length.
  let centre: SphereVector<B>
  /// The cosine of its radius, which is below 0 for more than a quarter of a turn.
  let cosine: B

  /// The circle through three points, counterclockwise seen from outside.
  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ precision: B.Precision) {
    let (a, b, c) = (
      SphereVector<B>(directionOf: a, precision), SphereVector<B>(directionOf: b, precision),
      SphereVector<B>(directionOf: c, precision)
    )
    centre = (b - a).cross(c - a).normalized
    cosine = centre.dot(a)
  }
}

extension DelaunayMesh {
  /// The circles of all facets.
  var circles: [FixedCircle] {
    (0..<facetCount).map { facet in
      let (a, b, c) = corners(facet)
      return FixedCircle(directions.balls[a], directions.balls[b], directions.balls[c])
    }
  }
}

/// The radius of the circle through three points, from its centre on the outer side.
private struct CircleRadius: Formula {
  let a: SIMD3<Double>
  let b: SIMD3<Double>
  let c: SIMD3<Double>
  let unit: AngleUnit

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let circle = FacetCircle<B>(a, b, c, precision)
    let across = circle.centre.cross(SphereVector(directionOf: a, precision))
    return B.arcTangent(across.dot(across).squareRoot, circle.cosine).radians(in: unit, precision)
  }
}

/// Half a turn less half the angle between two points.
private struct CoveringOfPair: Formula {
  let a: SIMD3<Double>
  let b: SIMD3<Double>
  let unit: AngleUnit

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let separation: B = SeparationFormula(a, b, unit: .radian).value(precision)
    return (B.pi(precision) - separation.scaled(byPowerOfTwo: -1)).radians(in: unit, precision)
  }
}

extension Arc {
  fileprivate func rounded(in unit: AngleUnit, toSignificantDigits digits: Int) -> Double {
    AngleFormula(arc: self, direction: nil, unit: unit).rounded(toSignificantDigits: digits)
  }
}
