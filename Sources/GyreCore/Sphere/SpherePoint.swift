/// An exact point in space, as coordinates give it or a layout places it, and its coordinates of every kind.
///
/// x points right, y down, z towards the viewer. In (r, ry, rxz), ry from 0 to π is the angle to the y axis, and
/// rxz in [0, 2π) the angle of the projection on the xz plane to the z axis; in (r, rx, ryz) x and y change
/// places. On a pole, where the angle of the projection is undefined, it is 0; at the origin there are no
/// angles.
///
/// Everything it says is the exact value for the point, after all turns, rounded once to binary64 (to nearest,
/// ties to even), infinite where it is too large.
public struct SpherePoint: Sendable {
  let place: Place
  let rotation: SphereRotation

  /// Where it is before it is turned.
  enum Place: Sendable {
    case cartesian(x: Rational, y: Rational, z: Rational)
    /// Coordinates with this polar axis; the radius is not below 0.
    case polar(SphereAxis, radius: Rational, Colatitude, Azimuth)
  }

  init(_ place: Place, _ rotation: SphereRotation) {
    self.place = place
    self.rotation = rotation
  }

  /// The point (x, y, z), then turned.
  public init(x: Rational, y: Rational, z: Rational, rotation: SphereRotation = SphereRotation()) {
    self.init(.cartesian(x: x, y: y, z: z), rotation)
  }

  /// The point at `colatitude` from the axis and `azimuth` round it, then turned: (r, ry, rxz) for y,
  /// (r, rx, ryz) for x. Angles of any size are taken as written. `nil` where the radius is below 0.
  public init?(
    axis: SphereAxis, radius: Rational, colatitude: Arc, azimuth: Arc,
    rotation: SphereRotation = SphereRotation()
  ) {
    if radius.signum < 0 { return nil }
    // Beyond half a turn the point lies on the opposite meridian.
    var colatitude = colatitude.adding(turns: -colatitude.wholeTurns)
    var azimuth = azimuth
    if colatitude > .halfTurn {
      colatitude = .turn - colatitude
      azimuth = azimuth + .halfTurn
    }
    self.init(.polar(axis, radius: radius, .exact(colatitude), .exact(ExactAngle(azimuth))), rotation)
  }

  /// The coordinate to the right.
  public var x: Double { coordinate(.x) }
  /// The coordinate down.
  public var y: Double { coordinate(.y) }
  /// The coordinate towards the viewer.
  public var z: Double { coordinate(.z) }

  enum Coordinate { case x, y, z }

  func coordinate(_ coordinate: Coordinate) -> Double {
    if rotation.isIdentity, case .cartesian(let x, let y, let z) = place {
      switch coordinate {
      case .x: return x.rounded
      case .y: return y.rounded
      case .z: return z.rounded
      }
    }
    return CoordinateFormula(point: self, coordinate: coordinate).rounded()
  }

  /// The distance from the origin.
  public var radius: Double {
    switch place {
    case .polar(_, let radius, _, _): radius.rounded
    case .cartesian(let x, let y, let z): RootFormula(square: x * x + y * y + z * z).rounded()
    }
  }

  /// Whether it is the origin.
  public var isOrigin: Bool {
    switch place {
    case .polar(_, let radius, _, _): radius.isZero
    case .cartesian(let x, let y, let z): x.isZero && y.isZero && z.isZero
    }
  }

  /// The point as balls.
  func vector<B: Ball>(_ precision: B.Precision) -> SphereVector<B> {
    rotation.turning(unturned(precision), precision)
  }

  func unturned<B: Ball>(_ precision: B.Precision) -> SphereVector<B> {
    switch place {
    case .cartesian(let x, let y, let z):
      return SphereVector(x: B(x, precision), y: B(y, precision), z: B(z, precision))
    case .polar(let axis, let radius, let colatitude, let azimuth):
      let radius = B(radius, precision)
      let (sine, along) = colatitude.sineAndCosine(precision) as (B, B)
      let (across, ahead) = azimuth.sineAndCosine(precision) as (B, B)
      let distance = radius * sine
      return SphereVector(axis: axis, along: radius * along, across: distance * across, z: distance * ahead)
    }
  }
}

private struct CoordinateFormula: Formula {
  let point: SpherePoint
  let coordinate: SpherePoint.Coordinate

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let vector: SphereVector<B> = point.vector(precision)
    switch coordinate {
    case .x: return vector.x
    case .y: return vector.y
    case .z: return vector.z
    }
  }
}

private struct RootFormula: Formula {
  let square: Rational

  func value<B: Ball>(_ precision: B.Precision) -> B { B(square, precision).squareRoot }
}
