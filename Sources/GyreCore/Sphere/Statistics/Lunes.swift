/// The Voronoi cells of points on one circle: lunes between two half great circles from pole to pole of the circle,
/// in the middle between neighbours. Their areas are in the proportion of their angles.
extension CircleOrder {
  /// Three of the directions, in their order, a third of all apart, so that the circle is well determined.
  var axis: [Int] { (0..<3).map { order[$0 * order.count / 3] } }

  /// For each place, twice the angle of the lune.
  func lunes(_ directions: Directions) -> [FixedBall] {
    let balls = order.map { directions.balls[$0] }
    let corners = axis.map { directions.balls[$0] }
    let circle = FixedCircle(corners[0], corners[1], corners[2])
    let gaps = balls.indices.map { place in
      circle.angle(from: balls[place], to: balls[(place + 1) % balls.count])
    }
    return gaps.indices.map { gaps[$0 == 0 ? gaps.count - 1 : $0 - 1] + gaps[$0] }
  }
}

/// Twice the angle of the lune of a point: the angles round the circle from its neighbours.
struct LuneFormula: Formula {
  /// Three points of the circle in their order round it.
  let axis: [SIMD3<Double>]
  let before: SIMD3<Double>
  let point: SIMD3<Double>
  let after: SIMD3<Double>

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let circle = FacetCircle<B>(axis[0], axis[1], axis[2], precision)
    let middle = SphereVector<B>(directionOf: point, precision)
    return circle.angle(from: SphereVector(directionOf: before, precision), to: middle)
      + circle.angle(from: middle, to: SphereVector(directionOf: after, precision))
  }
}

extension FacetCircle {
  /// The angle round the circle, counterclockwise seen from outside and less than a turn, between two different
  /// places on it.
  ///
  /// tan(α/2) = (1 - cos α)/sin α; with the middle o of the circle and its radius ρ, |a - b|² = 2ρ²(1 - cos α), and
  /// along the axis (a - o) × (b - o), ρ² sin α, is a × b, since o lies on the axis.
  fileprivate func angle(from a: SphereVector<B>, to b: SphereVector<B>) -> B {
    let difference = a - b
    let sine = centre.dot(a.cross(b)).scaled(byPowerOfTwo: 1)
    return B.arcTangent(difference.dot(difference), sine).scaled(byPowerOfTwo: 1)
  }
}

extension FixedCircle {
  /// The same by fixed balls.
  fileprivate func angle(from a: FixedVector, to b: FixedVector) -> FixedBall {
    let difference = a - b
    return FixedBall.arcTangent(difference.dot(difference), centre.dot(a.cross(b)).doubled).doubled
  }
}
