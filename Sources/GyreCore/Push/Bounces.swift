/// The motion between two walls in balls of one precision: how many contacts there have been at a given reach, and
/// where the view is since the last one. Lengths are counted in the direction of the push.
///
/// Between walls a distance D from the start to the wall ahead and L from wall to wall, with elasticity e:
///
/// * A force makes the view fall on the wall ahead again and again, and never to the other. In units of the time to
///   the first contact, z = √(reach/D), contact n is at c = (1 + e - 2eⁿ)/(1 - e) (2n - 1 for e = 1), and after it
///   the view is D·(z-c)(2eⁿ - (z-c)) from the wall. It rests from z = (1 + e)/(1 - e) on.
/// * A view thrown goes from wall to wall. In units of the reach, contact n is at D + L·(e^(1-n) - 1)/(1 - e)
///   (D + (n - 1)·L for e = 1), and after it the view has come eⁿ times as far as the reach has grown.
///
/// So the number of contacts is the largest n with eⁿ (or e^(n-1)) not below a threshold.
struct Bounces<B: Ball> {
  let mode: Push.Mode
  let elasticity: Elasticity
  /// D and L.
  let ahead: B, length: B
  /// e, 1 - e and 1 + e.
  let ratio: B, loss: B, sum: B
  /// 1/D and 1/(1 - e), each where it is a number.
  let perAhead: B, perLoss: B
  let one: B
  let precision: B.Precision
  /// e, e², e⁴, e⁸ …, as far as they are wanted for counting.
  var powers: UnsafeBufferPointer<B>

  enum Elasticity {
    case none, partial, full

    init(_ value: Rational) { self = value.isZero ? .none : value == 1 ? .full : .partial }
  }

  init(_ mode: Push.Mode, _ walls: AxisMotion.Walls, _ precision: B.Precision) {
    self.mode = mode
    elasticity = Elasticity(walls.elasticity)
    (ahead, length) = (B(walls.ahead, precision), B(walls.length, precision))
    (ratio, loss) = (B(walls.elasticity, precision), B(1 - walls.elasticity, precision))
    sum = B(1 + walls.elasticity, precision)
    one = B(.one, precision)
    (perAhead, perLoss) = (one.divided(by: ahead), one.divided(by: loss))
    self.precision = precision
    powers = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Contacts, and what the elasticity has left of the speed.
  struct Count {
    /// How many contacts; not counted where the view rests.
    let number: Integer
    /// e to that power.
    let power: B
    /// What `moment(of:)` says of the reach.
    let moment: B
    var isResting = false
  }

  /// The reach, or under a force the z of it.
  @inline(__always)
  func moment(of reach: B) -> B {
    mode == .continuous ? (reach * perAhead).squareRoot : reach
  }

  /// The contacts up to and including the moment of a reach; `nil` where that is not decided.
  @inline(__always)
  func count(_ reach: B) -> Count? {
    guard let order = reach.order(ahead) else { return nil }
    if order < 0 { return Count(number: .zero, power: one, moment: reach) }
    let moment = moment(of: reach)
    switch elasticity {
    case .none: return Count(number: .one, power: one, moment: moment, isResting: true)
    case .full:
      if mode == .continuous {
        return phase(moment).floor.map { Count(number: $0, power: one, moment: moment) }
      }
      return (moment - ahead).divided(by: length).floor.map {
        Count(number: $0 + .one, power: one, moment: moment)
      }
    case .partial:
      let threshold = threshold(moment)
      guard let sign = threshold.sign else { return nil }
      if sign <= 0 { return Count(number: .zero, power: one, moment: moment, isResting: true) }
      guard let (number, power) = lastPower(notBelow: threshold) else { return nil }
      return mode == .continuous
        ? Count(number: number, power: power, moment: moment)
        : Count(number: number + .one, power: power * ratio, moment: moment)
    }
  }

  /// What eⁿ (for a view thrown, e^(n-1)) must not be below at a moment when the reach is not below D; 0 or less
  /// where the view rests.
  @inline(__always)
  func threshold(_ moment: B) -> B {
    // 1 - (1 - e)·(z + 1)/2
    if mode == .continuous { return (sum - loss * moment).scaled(byPowerOfTwo: -1) }
    return one.divided(by: one + loss * (moment - ahead).divided(by: length))
  }

  /// (z + 1)/2, which is n at contact n where e = 1.
  @inline(__always)
  private func phase(_ moment: B) -> B { (moment + one).scaled(byPowerOfTwo: -1) }

  /// The largest n >= 0 for which eⁿ is not below a threshold between 0 and 1; `nil` where that is not decided.
  /// `powers` goes on until it is below the threshold.
  @inline(__always)
  private func lastPower(notBelow threshold: B) -> (number: Integer, power: B)? {
    var place = 0
    while true {
      if place >= powers.count { return nil }
      guard let order = powers[place].order(threshold) else { return nil }
      if order < 0 { break }
      place &+= 1
    }
    if place == 0 { return (.zero, one) }
    place &-= 1
    var (number, power) = (Integer.one << place, powers[place])
    while place > 0 {
      place &-= 1
      let next = power * powers[place]
      guard let order = next.order(threshold) else { return nil }
      if order >= 0 { (number, power) = (number + .one << place, next) }
    }
    return (number, power)
  }

  /// Where the view is after at least one contact: how far from the wall of the last one, and its velocity away
  /// from that wall in terms of the first contact's.
  @inline(__always)
  func place(_ count: Count) -> (distance: B, velocity: B) {
    let (number, power) = (count.number, count.power)
    if mode == .continuous {
      let since = count.moment - contactPhase(number, power)
      return (ahead * since * (power.scaled(byPowerOfTwo: 1) - since), power - since)
    }
    return (power * (count.moment - contactReach(number, power)), power)
  }

  /// The z of contact `number` >= 1 under a force.
  @inline(__always)
  func contactPhase(_ number: Integer, _ power: B) -> B {
    if elasticity == .full { return B(number, precision).scaled(byPowerOfTwo: 1) - one }
    return (sum - power.scaled(byPowerOfTwo: 1)) * perLoss
  }

  /// The reach at contact `number` >= 1.
  @inline(__always)
  func contactReach(_ number: Integer, _ power: B) -> B {
    if number == .one { return ahead }
    if mode == .continuous {
      let phase = contactPhase(number, power)
      return ahead * phase * phase
    }
    let lengths =
      elasticity == .full ? B(number - .one, precision) : (ratio.divided(by: power) - one) * perLoss
    return ahead + length * lengths
  }
}
