/// The formulas of projection and label, exactly.
struct ExactSight: Sendable {
  let centerX: Rational
  let centerY: Rational
  /// 1/P, or 0 in parallel projection.
  let tilt: Rational

  init(_ projection: Projection) {
    (centerX, centerY) = (projection.centerX, projection.centerY)
    // P > 0, so there is a quotient.
    tilt = projection.distance.flatMap { Rational(1).divided(by: $0) } ?? .zero
  }

  /// 1 - z/P, by which what lies at that depth is seen smaller; > 0 before the eye.
  func shrink(_ z: Rational) -> Rational { Rational(1) - tilt * z }

  /// Where on a label that faces the viewer the point is, from the label's centre.
  func place(_ point: PickPoint, _ label: PlacedLabel) -> (u: Rational, v: Rational) {
    let shrink = shrink(label.z)
    return (
      (point.exactX - centerX) * shrink - label.x, (point.exactY - centerY) * shrink - label.y
    )
  }

  /// Whether a label that faces the viewer, before the eye, covers the point: left and upper edge included, right
  /// and lower edge not.
  func covers(_ point: PickPoint, _ label: PlacedLabel) -> Bool {
    let place = place(point, label)
    let (doubleU, doubleV) = (place.u + place.u, place.v + place.v)
    return -label.width <= doubleU && doubleU < label.width && -label.height <= doubleV
      && doubleV < label.height
  }

  /// The plane of a label that faces outward.
  func plane(_ label: PlacedLabel) -> LabelPlane<Rational> {
    LabelPlane(
      kind: LabelPlane.kind(isOnAxis: label.x.isZero && label.z.isZero, ySign: label.y.signum),
      x: label.x, y: label.y, z: label.z, tilt: tilt)
  }

  func touch(_ point: PickPoint, _ label: PlacedLabel) -> LabelPlane<Rational>.Touch {
    plane(label).touch(point.exactX - centerX, point.exactY - centerY)
  }

  /// Whether a label that faces outward, and whose plane does not contain the eye, is hit.
  func isInside(_ point: PickPoint, _ label: PlacedLabel, isFront: Bool) -> Bool {
    let half = Rational(1, overPositive: 2)
    return touch(point, label).isInside(
      isFront: isFront, halfWidth: half * label.width, halfHeight: half * label.height) ?? false
  }
}

extension LabelPlane {
  /// - Parameter isOnAxis: whether x = z = 0.
  @inline(__always)
  static func kind(isOnAxis: Bool, ySign: Int) -> Kind {
    if !isOnAxis { return .general }
    return ySign == 0 ? .origin : .pole(isLower: ySign > 0)
  }
}

extension LabelPlane<Rational>.Touch {
  /// Depth, u and v of the touched point, correctly rounded.
  func rounded(_ label: Int) -> Pick {
    guard let u = u.divided(by: divisor), let v = v.divided(by: divisor), let z = z.divided(by: divisor),
      let uSquare = Rational(1).divided(by: horizontal), let vSquare = radius.divided(by: horizontal)
    else { return Pick(label: label, z: 0, u: 0, v: 0) }  // never: the point was hit, and h² > 0
    return Pick(
      label: label, z: z.rounded, u: RootMultiple(factor: u, square: uSquare).roundedOrZero,
      v: RootMultiple(factor: v, square: vSquare).roundedOrZero)
  }
}

/// factor·√square.
private struct RootMultiple: Formula {
  let factor: Rational
  /// > 0.
  let square: Rational

  func value<B: Ball>(_ precision: B.Precision) -> B {
    B(factor, precision) * B(square, precision).squareRoot
  }

  var roundedOrZero: Double { factor.isZero ? 0 : rounded() }
}
