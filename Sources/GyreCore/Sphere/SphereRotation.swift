/// An axis about which points on a sphere are turned, and from which angles on it are measured.
///
/// Each is the polar axis of one kind of coordinates: y of (r, ry, rxz), x of (r, rx, ryz).
public enum SphereAxis: Sendable {
  /// To the right on the screen.
  case x
  /// Down on the screen.
  case y

  package var other: SphereAxis { self == .x ? .y : .x }
}

/// Turns about the axes, one after the other.
///
/// A turn about y makes rxz grow, one about x makes ryz grow (in CSS, `rotateY(ANGLE)` and `rotateX(-ANGLE)`).
/// Turns about the same axis in a row are one turn, and whole turns are none, exactly: to turn there and back
/// changes nothing.
public struct SphereRotation: Sendable {
  /// The turns that are left, no two in a row about the same axis, and none a whole number of turns.
  package private(set) var turns: [(axis: SphereAxis, angle: Arc)] = []

  /// No turn.
  public init() {}

  /// The turns in the order in which they are made.
  public init(_ turns: [(axis: SphereAxis, angle: Arc)]) {
    for turn in turns { self.turn(about: turn.axis, by: turn.angle) }
  }

  /// Whether nothing is turned.
  public var isIdentity: Bool { turns.isEmpty }

  /// Turns on.
  public mutating func turn(about axis: SphereAxis, by angle: Arc) {
    var angle = angle
    if turns.last?.axis == axis, let last = turns.popLast() { angle = last.angle + angle }
    if angle.radians.isZero && angle.turns.isWhole { return }
    turns.append((axis, angle))
  }

  /// The angle, if all of it is a turn about `axis`.
  package func angle(onlyAbout axis: SphereAxis) -> Arc? {
    if turns.isEmpty { return .zero }
    return turns.count == 1 && turns[0].axis == axis ? turns[0].angle : nil
  }
}
