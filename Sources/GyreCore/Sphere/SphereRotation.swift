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
/// changes nothing. Half a turn about one axis, then any turn about the other, is the turn the other way round, then
/// the half turn; so half turns are moved to the end, where they cancel.
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
    guard let last = turns.last else {
      if !angle.isWholeTurns { turns.append((axis, angle)) }
      return
    }
    if last.axis == axis {
      turns.removeLast()
      turn(about: axis, by: last.angle + angle)
    } else if last.angle.isHalfTurn && !angle.isHalfTurn {
      turns.removeLast()
      turn(about: axis, by: -angle)
      turn(about: last.axis, by: last.angle)
    } else if !angle.isWholeTurns {
      turns.append((axis, angle))
    }
  }

  /// The angle, if all of it is a turn about `axis`.
  package func angle(onlyAbout axis: SphereAxis) -> Arc? {
    if turns.isEmpty { return .zero }
    return turns.count == 1 && turns[0].axis == axis ? turns[0].angle : nil
  }
}

extension Arc {
  fileprivate var isWholeTurns: Bool { radians.isZero && turns.isWhole }

  /// Half a turn and any number of whole ones.
  fileprivate var isHalfTurn: Bool { radians.isZero && !turns.isWhole && (turns + turns).isWhole }
}
