/// How taps push a view: from its middle towards the tapped point, in the units of UIKit's push behavior. A mass
/// of 1 is 100 × 100 points of density 1; a magnitude of 1 gives it 100 points/s².
public struct Push: Sendable {
  /// What a push does.
  public enum Mode: Sendable {
    /// A lasting force: it accelerates from rest.
    case continuous
    /// A single change of velocity.
    case instantaneous
  }

  /// How strong a push is.
  public enum Strength: Sendable {
    /// Its magnitude is the distance of the tap over this number.
    case divisor(Rational)
    /// It always has this magnitude; away from the tap where that is negative.
    case magnitude(Rational)
  }

  /// The pushed view.
  public struct View: Sendable {
    /// Where its middle is, in points; y points down.
    public let center: (x: Rational, y: Rational)
    /// Width and height in points.
    public let size: (width: Rational, height: Rational)
    let density: Rational

    /// A view. Its size and its density are > 0.
    /// - Throws: `PushError` where one is not.
    public init(
      center: (x: Rational, y: Rational) = (.zero, .zero),
      size: (width: Rational, height: Rational) = (80, 80), density: Rational = 1
    ) throws(PushError) {
      if size.width.signum <= 0 || size.height.signum <= 0 { throw .sizeNotPositive }
      if density.signum <= 0 { throw .densityNotPositive }
      (self.center, self.size, self.density) = (center, size, density)
    }

    /// Width · height · density / 10000.
    var mass: Rational { size.width * size.height * density * Rational(1, overPositive: 10_000) }
  }

  /// What a push does.
  public let mode: Mode
  /// How strong it is.
  public let strength: Strength
  /// The pushed view.
  public let view: View
  /// The walls between which the view stays; `nil` where there are none.
  public let room: Room?
  /// What a tap's offset (with a divisor) or direction (with a magnitude) is multiplied by to give the
  /// acceleration, or the change of velocity.
  let factor: Rational

  /// A way to push a view.
  /// - Throws: `PushError` where a divisor is not > 0, or the view not inside the room.
  public init(
    _ view: View, mode: Mode = .continuous, strength: Strength = .divisor(200), in room: Room? = nil
  ) throws(PushError) {
    let weakness: Rational
    switch strength {
    case .divisor(let divisor):
      if divisor.signum <= 0 { throw .divisorNotPositive }
      weakness = divisor * view.mass
    case .magnitude: weakness = view.mass
    }
    try room?.check(view)
    (self.mode, self.strength, self.view, self.room) = (mode, strength, view, room)
    let unit = Rational(100).divided(by: weakness) ?? .zero  // never: what it is divided by is > 0
    factor = if case .magnitude(let magnitude) = strength { magnitude * unit } else { unit }
  }

  /// The push of a tap at (x, y), in points.
  public func tap(x: Rational, y: Rational) -> Tap {
    Tap(self, offset: (x - view.center.x, y - view.center.y))
  }
}
