/// The plane of a label that faces outward, as it is seen.
///
/// With q = 1/P (0 in parallel projection), the point (a, b) of the screen, from the vanishing point, and the label's
/// centre C = (x, y, z), r² = x² + y² + z², h² = x² + z²: the line of sight through (a, b) holds the points
/// (ta, tb, (1 - t)/q), where t > 0 before the eye; the plane holds the points Q with Q·C = r². They meet at
/// t = N/D, with
///
///     N = z - q·r²,  D = z - q(ax + by),  Q_z = (r² - ax - by)/D.
///
/// In the plane u has the direction (z, 0, -x)/h and v the direction (-xy, h², -yz)/(hr), so that for Q
///
///     u = (z·Q_x - x·Q_z)/h       = (a(h² - q·z·r²) + bxy - xr²)/(hD),
///     v = (Q_y - y)·r/h           = (q·axy + b(z - q·h²) - zy)·r/(hD).
///
/// At a pole, where h = 0, u = Q_x and v = ±Q_z; at the origin u = a, v = b and Q_z = 0. (In parallel projection
/// the line of sight is (a, b, ζ) for all ζ, which gives the same with q = 0.)
struct LabelPlane<Number: RingElement> {
  enum Kind {
    case general
    /// x = z = 0; `isLower` where y > 0.
    case pole(isLower: Bool)
    case origin
  }

  let kind: Kind
  let x: Number
  let y: Number
  let z: Number
  let tilt: Number

  /// u, v and Q_z of the touched point, over `divisor`; u is to be divided by the root of `horizontal` too, v
  /// multiplied by that of `radius`/`horizontal`.
  struct Touch {
    let u: Number
    let v: Number
    let z: Number
    let divisor: Number
    let horizontal: Number
    let radius: Number
  }

  /// The plane is seen at all, from one side or the other, where this is not 0: N, of the sign that the
  /// divisor of a touched point before the eye has. It is > 0 this side of the horizon.
  @inline(__always)
  var numerator: Number { z - tilt * (x * x + y * y + z * z) }

  @inline(__always)
  func touch(_ a: Number, _ b: Number) -> Touch {
    let horizontal = x * x + z * z
    let radius = horizontal + y * y
    let ahead = a * x + b * y
    let divisor = z - tilt * ahead
    switch kind {
    case .general:
      let u = a * (horizontal - tilt * z * radius) + b * x * y - x * radius
      let v = tilt * a * x * y + b * (z - tilt * horizontal) - z * y
      return Touch(
        u: u, v: v, z: radius - ahead, divisor: divisor, horizontal: horizontal, radius: radius)
    case .pole(let isLower):
      let depth = radius - ahead
      return Touch(
        u: a * numerator, v: isLower ? .zero - depth : depth, z: depth, divisor: divisor,
        horizontal: .one, radius: .one)
    case .origin:
      return Touch(u: a, v: b, z: .zero, divisor: .one, horizontal: .one, radius: .one)
    }
  }
}

extension LabelPlane.Touch {
  /// Whether the touched point lies on the label: before the eye, and u in [-W/2, W/2), v in [-H/2, H/2).
  /// `nil` where that is not decided, which it always is for exact numbers.
  ///
  /// - Parameters:
  ///   - isFront: whether the plane's numerator is > 0.
  ///   - halfWidth: > 0.
  ///   - halfHeight: > 0.
  @inline(__always)
  func isInside(isFront: Bool, halfWidth: Number, halfHeight: Number) -> Bool? {
    guard let side = divisor.knownSign else { return nil }
    if side == 0 || (side > 0) != isFront { return false }
    let reach = horizontal * divisor * divisor
    let isInWidth = isBelow(u * u - halfWidth * halfWidth * reach, u, side)
    if isInWidth == false { return false }
    let isInHeight = isBelow(v * v * radius - halfHeight * halfHeight * reach, v, side)
    if isInHeight == false { return false }
    return isInWidth == nil || isInHeight == nil ? nil : true
  }

  /// Whether a coordinate lies in its half-open range, from the sign of its square less that of the half size:
  /// where they are equal it is the negative end that belongs to the label.
  @inline(__always)
  private func isBelow(_ excess: Number, _ coordinate: Number, _ side: Int) -> Bool? {
    guard let sign = excess.knownSign else { return nil }
    if sign != 0 { return sign < 0 }
    return coordinate.knownSign.map { $0 * side < 0 }
  }

  /// Whether this point lies before (1), behind (-1) or as deep as (0) another; both are before the eye.
  @inline(__always)
  func compareDepth(_ other: Self) -> Int? {
    guard let side = divisor.knownSign, let otherSide = other.divisor.knownSign,
      let order = (z * other.divisor - other.z * divisor).knownSign
    else { return nil }
    return order * side * otherSide
  }
}
