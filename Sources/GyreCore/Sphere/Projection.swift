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

  /// A projection; `nil` where the distance is not > 0.
  public init?(distance: Rational? = nil, centerX: Rational = .zero, centerY: Rational = .zero) {
    if let distance, distance.signum <= 0 { return nil }
    self.distance = distance
    self.centerX = centerX
    self.centerY = centerY
  }
}
