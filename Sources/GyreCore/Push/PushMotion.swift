/// Where a push takes a view, solved in closed form: no time step, no wall that is passed at any speed, and no speed
/// gained or lost at an elasticity of 1.
public struct PushMotion: Sendable {
  let x: AxisMotion
  let y: AxisMotion

  /// Middle and velocity of the view at a time >= 0, in seconds. At the instant of a contact the velocity is the
  /// one after it.
  public func state(at time: Rational) -> PushState { PushState(x: x.state(at: time), y: y.state(at: time)) }

  /// Whether the view stays where it is for ever.
  public var isStill: Bool { x.isStill && y.isStill }

  /// The contacts in the order of time, and the rest for good where it is reached after a finite number of them.
  /// There are none without walls, unless the view is still.
  public var events: PushEvents { PushEvents(self) }
}

/// Middle and velocity of a view at some moment. Each number is the whole formula rounded once to binary64, to
/// nearest, ties to even; infinite where it is too large.
public struct PushState: Sendable {
  let x: AxisState
  let y: AxisState

  /// The middle of the view, in points.
  public var position: (x: Double, y: Double) { (x.position, y.position) }

  /// Its velocity, in points/s.
  public var velocity: (x: Double, y: Double) { (x.velocity, y.velocity) }

  package var positionX: Double { x.position }
  package var positionY: Double { y.position }
  package var velocityX: Double { x.velocity }
  package var velocityY: Double { y.velocity }
}

/// A contact with one wall or with two at once, or the rest for good.
public struct PushEvent: Sendable {
  /// The left or the right wall.
  public enum WallX: Sendable { case left, right }
  /// The top or the bottom wall.
  public enum WallY: Sendable { case top, bottom }

  /// The wall that is touched on each axis; neither at the rest.
  public let wallX: WallX?, wallY: WallY?
  /// The state after it.
  public let state: PushState
  /// The contact that tells the time; `nil` for the rest of a view that never moves.
  let contact: AxisContact?

  /// Whether the view stays where it is from now on.
  public var isRest: Bool { wallX == nil && wallY == nil }

  /// When it is, in seconds, rounded once; infinite where it is too large.
  public var time: Double { contact?.time ?? 0 }
}
