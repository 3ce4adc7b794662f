/// Labels that face the viewer.
extension Picker {
  @inline(__always)
  func frontViewerLabel(at point: PickPoint) -> Int? {
    // Front to back: the first one that covers the point.
    for label in grid.candidates(point.x, point.y) where isCovered(Int(label), point) {
      return Int(label)
    }
    return nil
  }

  /// Whether a label that can be hit covers the point.
  @inline(__always)
  func isCovered(_ label: Int, _ point: PickPoint) -> Bool {
    let box = items.values[label].box
    if point.x < box.left || point.x > box.right || point.y < box.top || point.y > box.bottom {
      return false
    }
    if point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom {
      return true
    }
    return isCoveredExactly(label, point)
  }

  @inline(never)
  private func isCoveredExactly(_ label: Int, _ point: PickPoint) -> Bool {
    sight.covers(point, exactLabel(label))
  }

  func exactLabel(_ label: Int) -> Label { table.exact(label) }

  /// The depth of a label that faces the viewer.
  @inline(__always)
  package func depth(_ label: Int) -> Double { items.values[label].front }

  /// Where on a label that faces the viewer a point is, across: (X - cx)(1 - z/P) - x.
  @inline(__always)
  package func u(_ label: Int, _ point: PickPoint) -> Double {
    let stored = table.stored(label)
    let ahead = point.ballX(table.balls) - center.x
    let ball = (isParallel ? ahead : ahead * shrink(stored.z)) - table.ball(stored.x)
    return ball.rounded ?? exactPlace(label, point).u.rounded
  }

  /// The same down: (Y - cy)(1 - z/P) - y.
  @inline(__always)
  package func v(_ label: Int, _ point: PickPoint) -> Double {
    let stored = table.stored(label)
    let ahead = point.ballY(table.balls) - center.y
    let ball = (isParallel ? ahead : ahead * shrink(stored.z)) - table.ball(stored.y)
    return ball.rounded ?? exactPlace(label, point).v.rounded
  }

  @inline(__always)
  private func shrink(_ z: ShortDecimal) -> FastBall { .one - tilt * table.ball(z) }

  @inline(never)
  private func exactPlace(_ label: Int, _ point: PickPoint) -> (u: Rational, v: Rational) {
    sight.place(point, exactLabel(label))
  }
}

extension LabelTable {
  /// A label, exactly.
  func exact(_ label: Int) -> Label {
    let stored = stored(label)
    return Label(
      x: exact(stored.x), y: exact(stored.y), z: exact(stored.z),
      size: (exact(stored.width), exact(stored.height)))
  }
}

extension Label {
  /// A label whose sizes are known to be >= 0.
  init(x: Rational, y: Rational, z: Rational, size: (width: Rational, height: Rational)) {
    (self.x, self.y, self.z) = (x, y, z)
    (width, height) = size
  }
}
