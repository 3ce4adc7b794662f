extension ExactAngle {
  /// Sine and cosine of the angle as balls.
  ///
  /// Whole quarters of a turn are taken out exactly; what is left becomes a ball of radians. So multiples of
  /// 90° are exact, and where only 30° are left, the sine is exactly one half (no other part of a turn has a
  /// rational sine: Niven 1956, Corollary 3.12).
  @inline(__always)
  func sineAndCosine<B: Ball>(_ precision: B.Precision) -> (sine: B, cosine: B) {
    let (quarters, part) = nearestQuarters
    var (sine, cosine) = restSineAndCosine(part, precision) as (B, B)
    if quarters & 1 == 1 { (sine, cosine) = (cosine, -sine) }
    return quarters & 2 == 2 ? (-sine, -cosine) : (sine, cosine)
  }

  @inline(__always)
  private func restSineAndCosine<B: Ball>(_ part: Rational, _ precision: B.Precision) -> (B, B) {
    if direction == nil && arc.radians.isZero {
      let one = B(Integer.one, precision)
      if part.isZero { return (B(Integer.zero, precision), one) }
      if part.numerator * Integer(3) == part.denominator {
        let half = one.scaled(byPowerOfTwo: -1)
        return (half, B(Integer(3), precision).squareRoot.scaled(byPowerOfTwo: -1))
      }
      if part.numerator * Integer(-3) == part.denominator {
        let half = one.scaled(byPowerOfTwo: -1)
        return (-half, B(Integer(3), precision).squareRoot.scaled(byPowerOfTwo: -1))
      }
    }
    var radians = B(part, precision) * B.pi(precision).scaled(byPowerOfTwo: -1)
    if !arc.radians.isZero { radians = radians + B(arc.radians, precision) }
    if let direction { radians = radians + B.argument(of: direction, precision) }
    return radians.sineAndCosine()
  }

  /// The part of the angle that is counted in turns, as quarters of a turn: the nearest whole number, modulo
  /// 4, and the rest from -1/2 to 1/2, exactly.
  private var nearestQuarters: (quarters: Int, rest: Rational) {
    let (numerator, denominator) = (arc.turns.numerator * Integer(4), arc.turns.denominator)
    // ⌊n/d + 1/2⌋; a denominator is > 0, so there is a quotient.
    guard
      let (count, _) = Integer.floorDivide(
        numerator * Integer(2) + denominator, by: denominator * Integer(2)),
      let (_, quarters) = Integer.floorDivide(count, by: Integer(4))
    else { return (0, .zero) }
    let rest = Rational(numerator - count * denominator, overPositive: denominator)
    return (quarters.asInt ?? 0, rest)
  }
}
