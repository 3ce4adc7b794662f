/// Looks at each label of a layout once: why it can't be hit, where on the screen and how near it can be.
final class Preparation {
  let items = PlainMemory<Picker.Item>()
  let boxes = PlainMemory<PickGrid.Box>()
  let estimates = PlainMemory<OutwardLabel>()
  private let table: LabelTable
  private let sight: ExactSight
  private let facing: Facing
  private let hidesBackface: Bool
  private let isParallel: Bool
  private let center: (x: FastBall, y: FastBall)
  private let tilt: FastBall
  private let bounds: OutwardBounds

  init(_ table: LabelTable, _ sight: ExactSight, _ facing: Facing, hidesBackface: Bool) {
    self.table = table
    self.sight = sight
    self.facing = facing
    self.hidesBackface = hidesBackface
    isParallel = sight.tilt.isZero
    center = (FastBall(sight.centerX, FastPrecision()), FastBall(sight.centerY, FastPrecision()))
    tilt = FastBall(sight.tilt, FastPrecision())
    bounds = OutwardBounds(
      tilt: sight.tilt.rounded, centerX: sight.centerX.rounded, centerY: sight.centerY.rounded)
    for label in 0..<table.count { items.append(facing == .viewer ? viewerItem(label) : outwardItem(label)) }
  }

  private func viewerItem(_ label: Int) -> Picker.Item {
    let stored = table.stored(label)
    let reason = reason(label, stored)
    let depth = table.rounded(stored.z)
    boxes.append(
      reason == .outside ? edges(label, stored) : PickGrid.Box(left: 0, right: 0, top: 0, bottom: 0))
    return Picker.Item(
      front: depth, back: depth, reason: reason, isFront: true, isEstimated: false)
  }

  /// The edges of a label that faces the viewer, correctly rounded.
  private func edges(_ label: Int, _ stored: LabelTable.Stored) -> PickGrid.Box {
    let scale = isParallel ? FastBall.one : FastBall.one.divided(by: .one - tilt * table.ball(stored.z))
    let halfWidth = table.ball(stored.width).scaled(byPowerOfTwo: -1)
    let halfHeight = table.ball(stored.height).scaled(byPowerOfTwo: -1)
    let (x, y) = (table.ball(stored.x), table.ball(stored.y))
    func edge(_ center: FastBall, _ position: FastBall, _ exact: (PlacedLabel) -> Rational) -> Double {
      let ball = center + (isParallel ? position : position * scale)
      return ball.rounded ?? exact(table.exact(label)).rounded
    }
    return PickGrid.Box(
      left: edge(center.x, x - halfWidth) { sight.edge(sight.centerX, $0.x, -$0.width, $0.z) },
      right: edge(center.x, x + halfWidth) { sight.edge(sight.centerX, $0.x, $0.width, $0.z) },
      top: edge(center.y, y - halfHeight) { sight.edge(sight.centerY, $0.y, -$0.height, $0.z) },
      bottom: edge(center.y, y + halfHeight) { sight.edge(sight.centerY, $0.y, $0.height, $0.z) })
  }

  private func outwardItem(_ label: Int) -> Picker.Item {
    let stored = table.stored(label)
    let outward = OutwardLabel(
      x: table.rounded(stored.x), y: table.rounded(stored.y), z: table.rounded(stored.z),
      halfWidth: table.rounded(stored.width) / 2, halfHeight: table.rounded(stored.height) / 2)
    estimates.append(outward)
    let numbers = [stored.x, stored.y, stored.z, stored.width, stored.height]
    let rounded = [outward.x, outward.y, outward.z, outward.halfWidth, outward.halfHeight]
    let isEstimated = zip(numbers, rounded).allSatisfy {
      Estimate.covers($1) && ($1 != 0 || table.isZero($0))
    }
    let reason = reason(label, stored)
    let seen = isEstimated && reason == .outside ? bounds.bounds(outward) : .everywhere
    boxes.append(seen.box)
    return Picker.Item(
      front: seen.front, back: seen.back, reason: reason,
      isFront: isOrigin(stored) || numeratorSign(label, stored) > 0, isEstimated: isEstimated)
  }

  private func isOrigin(_ stored: LabelTable.Stored) -> Bool {
    table.isZero(stored.x) && table.isZero(stored.y) && table.isZero(stored.z)
  }

  /// The reason for which the label is not hit at any point; else `outside`.
  private func reason(_ label: Int, _ stored: LabelTable.Stored) -> PickReason {
    if !isParallel {
      let shrink = FastBall.one - tilt * table.ball(stored.z)
      if (shrink.sign ?? sight.shrink(table.exact(stored.z)).signum) <= 0 { return .behindEye }
    }
    if hidesBackface && numeratorSign(label, stored) <= 0 { return .hidden }
    if table.isZero(stored.width) || table.isZero(stored.height) { return .empty }
    if facing == .outward && numeratorSign(label, stored) == 0 && !isOrigin(stored) { return .edgeOn }
    return .outside
  }

  /// The sign of z - (x² + y² + z²)/P: 1 this side of the horizon, 0 on it.
  private func numeratorSign(_ label: Int, _ stored: LabelTable.Stored) -> Int {
    let ball = LabelPlane(
      kind: .general, x: table.ball(stored.x), y: table.ball(stored.y), z: table.ball(stored.z), tilt: tilt)
    return ball.numerator.sign ?? sight.plane(table.exact(label)).numerator.signum
  }

  /// The labels that can be hit, front to back: by `front`, and facing the viewer exactly by z, of several as near
  /// the later one first.
  func frontToBack() -> PlainMemory<UInt32> {
    struct Entry {
      let front: Double
      let label: UInt32
    }
    let items = items.values
    var entries: [Entry] = []
    entries.reserveCapacity(items.count)
    for (label, item) in items.enumerated() where item.reason == .outside {
      entries.append(Entry(front: item.front, label: UInt32(label)))
    }
    entries.sort { a, b in
      if a.front != b.front { return a.front > b.front }
      if facing == .viewer {
        let (depth, other) = (table.stored(Int(a.label)).z, table.stored(Int(b.label)).z)
        if table.isGreater(depth, other) { return true }
        if table.isGreater(other, depth) { return false }
      }
      return a.label > b.label
    }
    let order = PlainMemory<UInt32>(capacity: entries.count)
    for entry in entries { order.append(entry.label) }
    return order
  }
}

extension ExactSight {
  /// Where an edge of a label that faces the viewer, before the eye, is seen: centre + (position + size/2)·scale.
  func edge(_ center: Rational, _ position: Rational, _ size: Rational, _ z: Rational) -> Rational {
    let half = Rational(1, overPositive: 2)
    // Before the eye what is divided by is > 0.
    return center + ((position + half * size).divided(by: shrink(z)) ?? .zero)
  }
}
