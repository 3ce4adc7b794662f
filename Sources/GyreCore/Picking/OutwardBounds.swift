/// Where on the screen, and how near, a label that faces outward can be touched: bounds in binary64.
struct OutwardBounds {
  let tilt: Double
  let centerX: Double
  let centerY: Double

  struct Bounds {
    let box: PickGrid.Box
    let front: Double
    let back: Double

    static let everywhere = Bounds(
      box: PickGrid.Box(left: -.infinity, right: .infinity, top: -.infinity, bottom: .infinity),
      front: .infinity, back: -.infinity)
  }

  /// Bounds of a label whose numbers are 0 or of magnitudes from 2^-90 to 2^90.
  ///
  /// With m = |x| + |y| + |z| + W + H: the axes of the plane are computed from products and quotients, to a few
  /// units of 2^-53 of their own size, which is at most 1, so a corner is off by less than 2^-48·m. Its
  /// shrinking d = 1 - z/P is off by less than 2^-48·(1 + m/P). Where d is less than 2^-10·(1 + m/P) (or not
  /// above 0) there is no bound; else d is good to 2^-38, and the corner's place on the screen to
  /// 2^-48·m/d + 2^-38·m/d, and a little for the centre and the last roundings. 2^-30·(m/d + |c|) is left
  /// room for. The touched points of a label before the eye lie between its corners.
  func bounds(_ label: OutwardLabel) -> Bounds {
    guard let axes = Axes(label) else { return .everywhere }
    let size =
      label.x.magnitude + label.y.magnitude + label.z.magnitude + 2 * (label.halfWidth + label.halfHeight)
    var box = PickGrid.Box(left: .infinity, right: -.infinity, top: .infinity, bottom: -.infinity)
    var (front, back) = (-Double.infinity, Double.infinity)
    var shrinkLeast = Double.infinity
    for (u, v) in [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)] {
      let (across, down) = (u * label.halfWidth, v * label.halfHeight)
      let x = label.x + (across * axes.uX + down * axes.vX)
      let y = label.y + down * axes.vY
      let z = label.z + (across * axes.uZ + down * axes.vZ)
      let shrink = 1 - tilt * z
      if !(shrink >= 0x1p-10 * (1 + tilt * size)) { return .everywhere }
      shrinkLeast = min(shrinkLeast, shrink)
      (box.left, box.right) = (min(box.left, x / shrink), max(box.right, x / shrink))
      (box.top, box.bottom) = (min(box.top, y / shrink), max(box.bottom, y / shrink))
      (front, back) = (max(front, z), min(back, z))
    }
    let room = 0x1p-30 * (size / shrinkLeast + max(centerX.magnitude, centerY.magnitude))
    let depthRoom = 0x1p-40 * size
    return Bounds(
      box: PickGrid.Box(
        left: centerX + box.left - room, right: centerX + box.right + room,
        top: centerY + box.top - room, bottom: centerY + box.bottom + room),
      front: front + depthRoom, back: back - depthRoom)
  }

  /// The directions of u and v; that of u has no part along y.
  private struct Axes {
    var uX = 1.0
    var uZ = 0.0
    var vX = 0.0
    var vY = 0.0
    var vZ = 0.0

    /// `nil` where they are not finite.
    init?(_ label: OutwardLabel) {
      let (x, y, z) = (label.x, label.y, label.z)
      if x == 0 && z == 0 {
        // The poles, and the origin.
        if y == 0 { vY = 1 } else { vZ = y > 0 ? -1 : 1 }
        return
      }
      let horizontal = (x * x + z * z).squareRoot()
      let radius = (x * x + y * y + z * z).squareRoot()
      (uX, uZ) = (z / horizontal, -x / horizontal)
      (vX, vY, vZ) = (uZ * y / radius, horizontal / radius, -(y / radius) * uX)
      if !(vX.isFinite && vY.isFinite && vZ.isFinite) { return nil }
    }
  }
}
