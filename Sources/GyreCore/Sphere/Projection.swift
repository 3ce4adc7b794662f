/// How points in space are seen on the screen: in perspective, or parallel.
///
/// In perspective the eye is at (0, 0, `distance`) and looks along -z; a point (x, y, z) appears at the vanishing
/// point plus (x, y)·scale, with scale = P/(P - z) (Core Animation's m34 = -1/P, CSS `perspective: P`). In parallel
/// projection the scale is 1.
public struct Projection: Sendable {
  /// The distance P of the eye from the plane z = 0, > 0; `nil` for parallel projection.
  public let distance: Rational?
  /// The vanishing point: where on the screen the z axis is seen.
  public let centerX: Rational
  /// See `centerX`.
  public let centerY: Rational

  /// Parallel projection about (0, 0).
  public static let parallel = Projection(distance: nil, center: (.zero, .zero))

  private init(distance: Rational?, center: (x: Rational, y: Rational)) {
    self.distance = distance
    (centerX, centerY) = center
  }

  /// A projection; `nil` where the distance is not > 0.
  public init?(distance: Rational? = nil, centerX: Rational = .zero, centerY: Rational = .zero) {
    if let distance, distance.signum <= 0 { return nil }
    self.distance = distance
    self.centerX = centerX
    self.centerY = centerY
  }
}

/// How a point looks on the screen; each number is the exact value rounded once to binary64.
public struct ScreenPoint: Sendable {
  /// To the right.
  public let x: Double
  /// Down.
  public let y: Double
  /// The factor by which what is there looks larger than at z = 0.
  public let scale: Double
  /// How opaque it should be: 2z/P + 1/2, but not less than 1/10 nor more than 1.
  public let alpha: Double
}

extension SpherePoint {
  /// How the point looks; `nil` at the eye or behind it (z >= P).
  public func seen(in projection: Projection) -> ScreenPoint? {
    func value(_ value: ProjectionFormula.Value) -> Double {
      ProjectionFormula(point: self, projection: projection, wanted: value).rounded()
    }
    if projection.distance != nil,
      ProjectionFormula(point: self, projection: projection, wanted: .distanceFromEye).sign() <= 0
    {
      return nil
    }
    return ScreenPoint(x: value(.x), y: value(.y), scale: value(.scale), alpha: value(.alpha))
  }
}

/// What a projection makes of a point that is not behind the eye.
package struct ProjectionFormula: Formula {
  package enum Value { case x, y, scale, alpha, distanceFromEye }

  package let point: SpherePoint
  package let projection: Projection
  package let wanted: Value

  package init(point: SpherePoint, projection: Projection, wanted: Value) {
    self.point = point
    self.projection = projection
    self.wanted = wanted
  }

  package func value<B: Ball>(_ precision: B.Precision) -> B {
    ProjectionBalls(projection, precision).value(wanted, of: point.vector(precision))
  }
}

/// A projection's numbers as balls.
package struct ProjectionBalls<B: Ball>: Sendable {
  private let distance: B?
  private let centerX: B
  private let centerY: B
  private let one: B
  private let tenth: B

  package init(_ projection: Projection, _ precision: B.Precision) {
    distance = projection.distance.map { B($0, precision) }
    centerX = B(projection.centerX, precision)
    centerY = B(projection.centerY, precision)
    one = B(Integer.one, precision)
    tenth = B(Rational(1, overPositive: 10), precision)
  }

  @inline(__always)
  package func value(_ wanted: ProjectionFormula.Value, of point: SphereVector<B>) -> B {
    switch wanted {
    case .x: centerX + point.x * scale(at: point.z)
    case .y: centerY + point.y * scale(at: point.z)
    case .scale: scale(at: point.z)
    case .alpha: alpha(at: point.z)
    case .distanceFromEye: (distance ?? one) - point.z
    }
  }

  /// P/(P - z)
  @inline(__always)
  private func scale(at z: B) -> B {
    guard let distance else { return one }
    return distance.divided(by: distance - z)
  }

  /// 2z/P + 1/2, but not less than 1/10 nor more than 1.
  ///
  /// Where it is open whether a bound is passed, the sum of the bound and the difference holds both (or is
  /// unknown, as the difference is where too little is left of it).
  @inline(__always)
  private func alpha(at z: B) -> B {
    let half = one.scaled(byPowerOfTwo: -1)
    guard let distance else { return half }
    let alpha = z.scaled(byPowerOfTwo: 1).divided(by: distance) + half
    let (above, beyond) = (alpha - tenth, alpha - one)
    guard let side = above.sign else { return tenth + above }
    if side < 0 { return tenth }
    guard let end = beyond.sign else { return one + beyond }
    return end > 0 ? one : alpha
  }
}
