/// What fast balls say of a point; `nil` where they do not decide.
package struct FastPoint {
  package let vector: SphereVector<FastBall>

  @inline(__always)
  package init(_ vector: SphereVector<FastBall>) { self.vector = vector }

  /// See `SpherePoint.colatitude(about:in:)`.
  @inline(__always)
  package func colatitude(about axis: SphereAxis, in unit: AngleUnit) -> Double? {
    vector.colatitude(about: axis).radians(in: unit).rounded
  }

  /// See `SpherePoint.azimuth(about:in:)`.
  @inline(__always)
  package func azimuth(about axis: SphereAxis, in unit: AngleUnit) -> Double? {
    guard let side = vector.along(axis.other).sign else { return nil }
    if side == 0 && vector.z.sign == 0 { return 0 }
    let angle = vector.azimuth(about: axis)
    let positive = side < 0 ? angle + FastBall.pi().scaled(byPowerOfTwo: 1) : angle
    return positive.radians(in: unit).rounded
  }
}
