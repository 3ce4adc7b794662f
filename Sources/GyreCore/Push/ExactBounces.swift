/// What `Bounces` tells, in fractions: for reaches that are rational, and as far as powers are short enough to be
/// built. It decides what balls can't: whether a reach is exactly that of a contact.
struct ExactBounces {
  let mode: Push.Mode
  let walls: AxisMotion.Walls

  private var ratio: Rational { walls.elasticity }
  private var loss: Rational { 1 - walls.elasticity }

  /// Powers of more bits are not built.
  private static let mostBits = 1 << 12

  /// The contacts up to and including the moment of a reach, 0 where the view rests; `nil` where only balls can
  /// count them: it is at no contact then, nor just about to rest.
  func count(_ reach: Rational) -> (number: Integer, isResting: Bool)? {
    if reach < walls.ahead { return (.zero, false) }
    if ratio.isZero { return (.one, true) }
    if mode == .continuous {
      guard let time = time(of: reach) else { return nil }
      let phase = (time + 1) * Rational(1, overPositive: 2)
      if ratio == 1 { return (phase.floor, false) }
      let threshold = 1 - loss * phase
      if threshold.signum <= 0 { return (.zero, true) }
      return ratio.exponent(ofPower: threshold).map { (Integer($0), false) }
    }
    guard let lengths = (reach - walls.ahead).divided(by: walls.length) else { return nil }
    if ratio == 1 { return (lengths.floor + .one, false) }
    guard let threshold = Rational(1).divided(by: 1 + loss * lengths) else { return nil }
    return ratio.exponent(ofPower: threshold).map { (Integer($0 + 1), false) }
  }

  /// √(reach/D), where it is rational.
  private func time(of reach: Rational) -> Rational? { reach.divided(by: walls.ahead)?.exactSquareRoot }

  /// e to the power of `number`, where it is short.
  private func power(_ number: Integer) -> Rational? {
    if ratio == 1 { return 1 }
    let bits = ratio.denominator.bitWidth
    guard let exponent = number.asInt, bits <= ExactBounces.mostBits,
      exponent <= ExactBounces.mostBits / bits
    else { return nil }
    return ratio.raised(to: exponent)
  }

  /// Where the view is after at least one contact: how far from the wall of the last one, and its velocity away
  /// from that wall in terms of the first contact's.
  func place(_ reach: Rational, _ number: Integer) -> (distance: Rational, velocity: Rational)? {
    guard let power = power(number) else { return nil }
    if mode == .continuous {
      guard let time = time(of: reach), let contact = contactTime(number, power) else { return nil }
      let since = time - contact
      return (walls.ahead * since * (power * 2 - since), power - since)
    }
    return contactReach(number).map { (power * (reach - $0), power) }
  }

  /// When contact `number` >= 1 is, in terms of the time to the first.
  private func contactTime(_ number: Integer, _ power: Rational) -> Rational? {
    if ratio == 1 { return Rational(number + number - .one) }
    return (1 + ratio - power * 2).divided(by: loss)
  }

  /// The reach at contact `number` >= 1.
  func contactReach(_ number: Integer) -> Rational? {
    if number == .one { return walls.ahead }
    if mode == .instantaneous && ratio == 1 {
      return walls.ahead + walls.length.scaled(by: number - .one)
    }
    guard let power = power(number) else { return nil }
    if mode == .continuous {
      return contactTime(number, power).map { walls.ahead * $0 * $0 }
    }
    return (ratio.divided(by: power).map { $0 - 1 })?.divided(by: loss).map {
      walls.ahead + walls.length * $0
    }
  }

  /// The reach from which on a view that falls on the wall ahead rests; `nil` where it never does.
  var restReach: Rational? {
    guard mode == .continuous, let time = (1 + ratio).divided(by: loss) else { return nil }
    return walls.ahead * time * time
  }
}
