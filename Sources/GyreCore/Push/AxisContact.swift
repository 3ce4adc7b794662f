/// A contact of an axis, by its number from 1 on.
///
/// Its value is the reach at that moment; `exact` is that as a fraction, where it is short enough to be built.
struct AxisContact: Formula, Sendable {
  let axis: AxisMotion
  let walls: AxisMotion.Walls
  let number: Int

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let bounces = Bounces<B>(axis.mode, walls, precision)
    // An elasticity of 1 makes no difference to the speed.
    let power =
      bounces.elasticity == .partial ? bounces.ratio.raised(to: Integer(number), precision) : bounces.one
    return bounces.contactReach(Integer(number), power)
  }

  var exact: Rational? { ExactBounces(mode: axis.mode, walls: walls).contactReach(Integer(number)) }

  /// When it is, in seconds.
  var time: Double {
    ContactTime(contact: self).rounded {
      guard axis.square == nil, let reach = exact, let time = reach.divided(by: axis.rate) else { return nil }
      return axis.mode == .continuous ? (time * 2).exactSquareRoot : time
    }
  }
}

/// √(2·reach/a), or reach/v.
private struct ContactTime: Formula {
  let contact: AxisContact

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let reach: B = contact.value(precision)
    let time: B = reach.divided(by: contact.axis.rate(precision))
    return contact.axis.mode == .continuous ? time.scaled(byPowerOfTwo: 1).squareRoot : time
  }
}

extension Formula {
  /// The value rounded once. Where little precision does not decide, `exact` is asked for the value as a fraction: a
  /// tie is decided at once then, but long fractions take longer than some precision more.
  func rounded(orExactly exact: () -> Rational?) -> Double {
    let fast: FastBall = value(FastPrecision())
    if let rounded = fast.rounded { return rounded }
    let wide: WideBall = value(256)
    return wide.rounded ?? exact()?.rounded ?? rounded()
  }
}
