/// Labels that face the viewer.
extension Picker {
  /// Front to back: the first one that covers the point.
  @inline(__always)
  func frontViewerLabel(at point: PickPoint) -> Int? {
    let cell = grid.cell(point.x, point.y)
    let (x, y) = (Float(point.x), Float(point.y))
    if isCovered(cell.pointee.first, x, y, point) { return Int(cell.pointee.first.label) }
    if isCovered(cell.pointee.second, x, y, point) { return Int(cell.pointee.second.label) }
    if isCovered(cell.pointee.third, x, y, point) { return Int(cell.pointee.third.label) }
    return grid.firstOther(cell) { isCovered($0, point) }
  }

  /// Whether the label of a slot, if there is one, covers the point; x and y are its coordinates rounded again.
  @inline(__always)
  private func isCovered(_ slot: PickGrid.Slot, _ x: Float, _ y: Float, _ point: PickPoint) -> Bool {
    if x < slot.left || x > slot.right || y < slot.top || y > slot.bottom { return false }
    if x > slot.left && x < slot.right && y > slot.top && y < slot.bottom { return true }
    return isCovered(Int(slot.label), point)
  }

  /// Whether a label that can be hit covers the point.
  @inline(__always)
  func isCovered(_ label: Int, _ point: PickPoint) -> Bool {
    let box = boxes[label]
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
    sight.covers(point, table.exact(label))
  }

  /// Where a label that faces the viewer is touched: u = (X - cx)(1 - z/P) - x, and the same down.
  @inline(__always)
  func viewerPick(_ label: Int, at point: PickPoint) -> Pick {
    let stored = view.stored(label)
    let depth = view.ball(stored.z)
    var across = point.ballX(view.units) - center.x
    var down = point.ballY(view.units) - center.y
    if !isParallel {
      let shrink = FastBall.one - tilt * depth
      across = across * shrink
      down = down * shrink
    }
    let u = (across - view.ball(stored.x)).rounded
    let v = (down - view.ball(stored.y)).rounded
    if let z = depth.rounded, let u, let v { return Pick(label: label, z: z, u: u, v: v) }
    return exactViewerPick(label, at: point)
  }

  @inline(never)
  private func exactViewerPick(_ label: Int, at point: PickPoint) -> Pick {
    let exact = table.exact(label)
    let place = sight.place(point, exact)
    return Pick(label: label, z: exact.z.rounded, u: place.u.rounded, v: place.v.rounded)
  }
}
