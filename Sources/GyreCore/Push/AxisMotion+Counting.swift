extension AxisMotion {
  /// The contacts of an axis that is not still up to and including the moment of a reach.
  ///
  /// The fast ball decides nearly all. Where it does not, either fractions show that the reach is exactly that of
  /// a contact, or it is not, and enough precision tells on which side it is.
  func contacts(_ reach: Reach, _ walls: Walls) -> (number: Integer, isResting: Bool) {
    if let count = contacts(FastPrecision(), FastBall.self, reach, walls) { return count }
    if let count = contacts(256, WideBall.self, reach, walls) { return count }
    if let exact = reach.exact, let count = ExactBounces(mode: mode, walls: walls).count(exact) {
      return count
    }
    var precision = 512
    while true {
      if let count = contacts(precision, WideBall.self, reach, walls) { return count }
      precision *= 2
    }
  }

  private func contacts<B: Ball>(
    _ precision: B.Precision, _: B.Type, _ reach: Reach, _ walls: Walls
  ) -> (number: Integer, isResting: Bool)? {
    var bounces = Bounces<B>(mode, walls, precision)
    let reach: B = reach.value(precision)
    let powers = bounces.elasticity == .partial ? bounces.powers(for: reach) : []
    return powers.withUnsafeBufferPointer {
      bounces.powers = $0
      return bounces.count(reach).map { ($0.number, $0.isResting) }
    }
  }
}

extension Bounces {
  /// e, e², e⁴ … until they are below the threshold of a reach, or so small that nothing can be.
  fileprivate func powers(for reach: B) -> [B] {
    let threshold = threshold(moment(of: reach))
    guard threshold.sign == 1 else { return [] }
    var powers = [ratio]
    while let last = powers.last, let order = last.order(threshold), order >= 0 {
      powers.append(last * last)
    }
    return powers
  }
}
