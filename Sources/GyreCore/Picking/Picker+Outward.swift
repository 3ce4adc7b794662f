/// A label that faces outward, as binary64.
struct OutwardLabel: BitwiseCopyable {
  let x: Double
  let y: Double
  let z: Double
  let halfWidth: Double
  let halfHeight: Double
}

/// Labels that face outward.
extension Picker {
  func frontOutwardLabel(at point: PickPoint) -> Int? {
    var best: Int?
    let isEstimated = isSightEstimated && point.isEstimated
    _ = grid.firstCandidate(point.x, point.y) { label in
      // Front to back by the nearest point of each: what follows is farther than the best.
      if let best, items[label].front < items[best].back { return true }
      if !isTouched(label, point, isEstimated) { return false }
      if let other = best, !isBefore(label, other, point, isEstimated) { return false }
      best = label
      return false
    }
    return best
  }

  func allOutwardLabels(at point: PickPoint) -> [Int] {
    let isEstimated = isSightEstimated && point.isEstimated
    var labels: [Int] = []
    _ = grid.firstCandidate(point.x, point.y) { label in
      if isTouched(label, point, isEstimated) { labels.append(label) }
      return false
    }
    return labels.sorted { isBefore($0, $1, point, isEstimated) }
  }

  func isTouched(_ label: Int, _ point: PickPoint) -> Bool {
    isTouched(label, point, isSightEstimated && point.isEstimated)
  }

  /// Whether a label that can be hit is touched.
  @inline(__always)
  private func isTouched(_ label: Int, _ point: PickPoint, _ isEstimated: Bool) -> Bool {
    let (item, box) = (items[label], boxes[label])
    if point.x < box.left || point.x > box.right || point.y < box.top || point.y > box.bottom {
      return false
    }
    if isEstimated && item.isEstimated {
      let outward = estimates[label]
      let isInside = estimatedTouch(label, point).isInside(
        isFront: item.isFront, halfWidth: Estimate(outward.halfWidth),
        halfHeight: Estimate(outward.halfHeight))
      if let isInside { return isInside }
    }
    return isTouchedExactly(label, point, item.isFront)
  }

  @inline(never)
  private func isTouchedExactly(_ label: Int, _ point: PickPoint, _ isFront: Bool) -> Bool {
    let stored = table.stored(label)
    let half = FastBall.one.scaled(byPowerOfTwo: -1)
    let isInside = ballTouch(label, point).isInside(
      isFront: isFront, halfWidth: half * table.ball(stored.width),
      halfHeight: half * table.ball(stored.height))
    return isInside ?? sight.isInside(point, table.exact(label), isFront: isFront)
  }

  /// Whether a label is before another where both are touched; of two as near the later one is.
  private func isBefore(_ label: Int, _ other: Int, _ point: PickPoint, _ isEstimated: Bool) -> Bool {
    var order: Int?
    if isEstimated && items[label].isEstimated && items[other].isEstimated {
      order = estimatedTouch(label, point).compareDepth(estimatedTouch(other, point))
    }
    let exactOrder = order ?? depthOrder(label, other, point)
    return exactOrder == 0 ? label > other : exactOrder > 0
  }

  @inline(never)
  private func depthOrder(_ label: Int, _ other: Int, _ point: PickPoint) -> Int {
    if let order = ballTouch(label, point).compareDepth(ballTouch(other, point)) { return order }
    return sight.touch(point, table.exact(label)).compareDepth(sight.touch(point, table.exact(other))) ?? 0
  }

  @inline(__always)
  private func estimatedTouch(_ label: Int, _ point: PickPoint) -> LabelPlane<Estimate>.Touch {
    let outward = estimates[label]
    let plane = LabelPlane(
      kind: kind(label), x: Estimate(outward.x), y: Estimate(outward.y), z: Estimate(outward.z),
      tilt: Estimate(roundedTilt))
    return plane.touch(
      Estimate(point.x) - Estimate(roundedCenter.x), Estimate(point.y) - Estimate(roundedCenter.y))
  }

  @inline(never)
  private func ballTouch(_ label: Int, _ point: PickPoint) -> LabelPlane<FastBall>.Touch {
    let stored = table.stored(label)
    let plane = LabelPlane(
      kind: kind(label), x: table.ball(stored.x), y: table.ball(stored.y), z: table.ball(stored.z),
      tilt: tilt)
    return plane.touch(point.ballX(view.units) - center.x, point.ballY(view.units) - center.y)
  }

  @inline(__always)
  private func kind<Number>(_ label: Int) -> LabelPlane<Number>.Kind {
    let stored = view.stored(label)
    // A number is 0 only where it is stored with no digits, or was long and is looked at closely.
    let isOnAxis = table.isZero(stored.x) && table.isZero(stored.z)
    return LabelPlane.kind(
      isOnAxis: isOnAxis, ySign: isOnAxis ? table.exact(stored.y).signum : 0)
  }

  func outwardPick(_ label: Int, at point: PickPoint) -> Pick {
    let touch = ballTouch(label, point)
    let root = touch.horizontal.squareRoot * touch.divisor
    if let z = touch.z.divided(by: touch.divisor).rounded, let u = touch.u.divided(by: root).rounded,
      let v = (touch.v * touch.radius.squareRoot).divided(by: root).rounded
    {
      return Pick(label: label, z: z, u: u, v: v)
    }
    return sight.touch(point, table.exact(label)).rounded(label)
  }
}
