/// A label in space: a rectangle round a point. All values are exact.
public struct PlacedLabel: Sendable {
  /// Its centre: x right, y down, z towards the viewer.
  public let x: Rational
  /// See `x`.
  public let y: Rational
  /// See `x`.
  public let z: Rational
  /// Its size before perspective, >= 0. A label with a size of 0 is never hit.
  public let width: Rational
  /// See `width`.
  public let height: Rational

  /// A label; `nil` where a size is negative.
  public init?(x: Rational, y: Rational, z: Rational, width: Rational, height: Rational) {
    if width.signum < 0 || height.signum < 0 { return nil }
    (self.x, self.y, self.z) = (x, y, z)
    (self.width, self.height) = (width, height)
  }
}

/// Which way labels face.
public enum Facing: BitwiseCopyable, Sendable {
  /// Every label faces the viewer: x and y of its own are those of the screen.
  case viewer
  /// A label lies on the sphere round the origin on which its centre is: in the plane at right angles to the
  /// radius, u in the direction of growing rxz, v in that of falling ry. At the poles as for rxz = 0; at the
  /// origin it faces the viewer.
  case outward
}

/// A label that was hit, and where.
public struct Pick: Sendable, Equatable {
  /// The place of the label in the layout, from 0.
  public let label: Int
  /// The depth of the touched point of the label, correctly rounded.
  public let z: Double
  /// Where on the label, from its centre, before perspective; correctly rounded, infinite where it is too large
  /// for binary64.
  public let u: Double
  /// See `u`.
  public let v: Double

  package init(label: Int, z: Double, u: Double, v: Double) {
    self.label = label
    (self.z, self.u, self.v) = (z, u, v)
  }
}

/// Why a label is hit at a point or not: the first reason that holds.
public enum PickReason: Int8, BitwiseCopyable, Sendable, CaseIterable {
  /// Its centre is at or behind the eye.
  case behindEye
  /// It is beyond the horizon, and such labels are left out.
  case hidden
  /// It has a size of 0.
  case empty
  /// Its plane contains the eye.
  case edgeOn
  /// The line of sight does not meet it.
  case outside
  case hit
}
