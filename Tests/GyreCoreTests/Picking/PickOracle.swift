import GyreCore

/// The contract's rules in their own words, with exact fractions and no filter, to compare with.
struct PickOracle {
  let labels: [PlacedLabel]
  let distance: Rational?
  let centerX: Rational
  let centerY: Rational
  let facing: Facing
  let hidesBackface: Bool

  var picker: Picker {
    Picker(
      labels: labels,
      projection: sight(distance, centerX, centerY),
      facing: facing, hidesBackface: hidesBackface)
  }

  /// One that only knows the label in front.
  var frontPicker: Picker {
    let table = LabelTable()
    for label in labels {
      table.append(
        x: .long(label.x), y: .long(label.y), z: .long(label.z), width: .long(label.width),
        height: .long(label.height))
    }
    return Picker(
      table, sight(distance, centerX, centerY), facing, hidesBackface: hidesBackface, wantsAll: false)
  }

  typealias Vector = (x: Rational, y: Rational, z: Rational)

  private func dot(_ a: Vector, _ b: Vector) -> Rational { a.x * b.x + a.y * b.y + a.z * b.z }

  func reason(_ label: PlacedLabel, _ x: Rational, _ y: Rational) -> PickReason {
    let square = label.x * label.x + label.y * label.y + label.z * label.z
    if let distance, label.z >= distance { return .behindEye }
    let isBeyond = distance.map { label.z * $0 <= square } ?? (label.z <= 0)
    if hidesBackface && isBeyond { return .hidden }
    if label.width == 0 || label.height == 0 { return .empty }
    if facing == .viewer || square == 0 {
      let scale = distance.flatMap { $0.divided(by: $0 - label.z) } ?? 1
      let half = Rational(1, over: 2) ?? 0
      let isInside =
        centerX + (label.x - half * label.width) * scale <= x
        && x < centerX + (label.x + half * label.width) * scale
        && centerY + (label.y - half * label.height) * scale <= y
        && y < centerY + (label.y + half * label.height) * scale
      return isInside ? .hit : .outside
    }
    if distance.map({ square == $0 * label.z }) ?? (label.z == 0) { return .edgeOn }
    return outwardHit(label, x, y) == nil ? .outside : .hit
  }

  /// The touched point of a label that faces outward, not at the origin; `nil` where it lies outside.
  private func outwardHit(_ label: PlacedLabel, _ x: Rational, _ y: Rational) -> Vector? {
    guard let point = touchedPoint(label, x, y) else { return nil }
    let axes = axes(label)
    func isBelow(_ axis: (direction: Vector, square: Rational), _ size: Rational) -> Bool {
      // The coordinate is along/√square: twice its square beside the size's.
      let along = dot((point.x - label.x, point.y - label.y, point.z - label.z), axis.direction)
      let excess = 4 * along * along - size * size * axis.square
      return excess < 0 || (excess == 0 && along < 0)
    }
    return isBelow(axes.u, label.width) && isBelow(axes.v, label.height) ? point : nil
  }

  /// Directions of u and v, and the squares of their lengths.
  func axes(_ label: PlacedLabel) -> (
    u: (direction: Vector, square: Rational), v: (direction: Vector, square: Rational)
  ) {
    let u: Vector = label.x == 0 && label.z == 0 ? (1, 0, 0) : (label.z, 0, -label.x)
    // Falling ry goes towards +y; at right angles to the radius and to u.
    let radius: Vector = (label.x, label.y, label.z)
    let v: Vector = (
      radius.y * u.z - radius.z * u.y, radius.z * u.x - radius.x * u.z, radius.x * u.y - radius.y * u.x
    )
    return ((u, dot(u, u)), (v, dot(v, v)))
  }

  func touchedPoint(_ label: PlacedLabel, _ x: Rational, _ y: Rational) -> Vector? {
    let normal: Vector = (label.x, label.y, label.z)
    let (a, b) = (x - centerX, y - centerY)
    guard let distance else {
      // (a, b, 0) + s(0, 0, 1)
      guard let s = (dot(normal, normal) - normal.x * a - normal.y * b).divided(by: normal.z) else {
        return nil
      }
      return (a, b, s)
    }
    // From the eye (0, 0, P) towards (a, b, 0).
    let direction: Vector = (a, b, -distance)
    let eye: Vector = (0, 0, distance)
    guard let t = (dot(normal, normal) - dot(normal, eye)).divided(by: dot(normal, direction)), t > 0
    else { return nil }
    return (t * a, t * b, distance - t * distance)
  }

  /// The depth at the touched point of a label that is hit.
  func depth(_ label: PlacedLabel, _ x: Rational, _ y: Rational) -> Rational {
    if facing == .viewer || (label.x == 0 && label.y == 0 && label.z == 0) { return label.z }
    return touchedPoint(label, x, y)?.z ?? label.z
  }

  /// All labels under the point, front to back.
  func all(_ x: Rational, _ y: Rational) -> [Int] {
    let hits = labels.indices.filter { reason(labels[$0], x, y) == .hit }
    let depths = hits.map { depth(labels[$0], x, y) }
    return hits.indices.sorted {
      depths[$0] == depths[$1] ? hits[$0] > hits[$1] : depths[$0] > depths[$1]
    }.map { hits[$0] }
  }
}

/// A projection that is known to exist.
func sight(_ distance: Rational?, _ centerX: Rational = 0, _ centerY: Rational = 0) -> Projection {
  guard let projection = Projection(distance: distance, centerX: centerX, centerY: centerY) else {
    fatalError("no such projection")
  }
  return projection
}

/// A label that is known to exist.
func rectangle(_ x: Rational, _ y: Rational, _ z: Rational, width: Rational, height: Rational) -> PlacedLabel
{
  guard let label = PlacedLabel(x: x, y: y, z: z, width: width, height: height) else {
    fatalError("no such label")
  }
  return label
}
