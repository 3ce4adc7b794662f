/// The Voronoi cells of points on one circle: lunes between two half great circles from pole to pole of the circle,
/// in the middle between neighbours. Their areas are in the proportion of their angles.
extension CircleOrder {
  /// For each place, twice the angle of the lune.
  func lunes(_ directions: Directions) -> [FastBall] {
    let balls = order.map { directions.balls[$0] }
    let circle = FacetCircle(balls[0], balls[1], balls[2])
    let gaps = balls.indices.map { place in
      circle.angle(from: balls[place], to: balls[(place + 1) % balls.count], FastPrecision())
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
    return circle.angle(from: SphereVector(directionOf: before, precision), to: middle, precision)
      + circle.angle(from: middle, to: SphereVector(directionOf: after, precision), precision)
  }
}

extension FacetCircle {
  /// The angle round the circle, counterclockwise seen from outside and less than a turn, between two different
  /// places on it.
  ///
  /// With the middle o = cos r·centre of the circle, (a - o)·(b - o) = a·b - cos² r, and along the axis
  /// (a - o) × (b - o) is a × b, since o lies on the axis.
  fileprivate func angle(from a: SphereVector<B>, to b: SphereVector<B>, _ precision: B.Precision) -> B {
    let sine = centre.dot(a.cross(b))
    let angle = B.arcTangent(sine, a.dot(b) - cosine * cosine)
    return sine.sign == -1 ? angle + B.pi(precision).scaled(byPowerOfTwo: 1) : angle
  }
}
