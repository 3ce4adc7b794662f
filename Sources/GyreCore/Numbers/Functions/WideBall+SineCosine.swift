extension WideBall {
  package static func sineAndCosine(
    of angle: ExactAngle, _ precision: Int
  ) -> (sine: WideBall, cosine: WideBall) {
    // As many bits more as the whole part of the radians has: taking out quarters of a turn loses them.
    let radians = angle.arc.radians
    let wholeBits = max(0, radians.numerator.bitWidth - radians.denominator.bitWidth + 1)
    let (sine, cosine) = angle.sineAndCosine(precision + wholeBits + 32) as (WideBall, WideBall)
    return (sine.cut(to: precision), cosine.cut(to: precision))
  }

  package func sineAndCosine() -> (sine: WideBall, cosine: WideBall) {
    guard let radius else { return (self, self) }
    let wholeBits = max(0, max(midpoint.bitWidth, radius.bitWidth) + exponent)
    let inner = cut(to: precision + wholeBits + 64)
    let halfPi = WideBall.pi(inner.precision).scaled(byPowerOfTwo: -1)
    // The nearest whole number of quarters of a turn; any number near it would do.
    let quarters = inner.divided(by: halfPi).nearestWhole
    var (sine, cosine) =
      (inner - WideBall(quarters, inner.precision) * halfPi).cut(to: precision + 64)
      .octantSineAndCosine
    let count = Integer.floorDivide(quarters, by: Integer(4))?.remainder.asInt ?? 0
    if count & 1 == 1 { (sine, cosine) = (cosine, -sine) }
    if count & 2 == 2 { (sine, cosine) = (-sine, -cosine) }
    return (sine.cut(to: precision), cosine.cut(to: precision))
  }

  /// Sine and cosine of a ball near or in [-π/4, π/4], of any other at a loss of precision: those of the
  /// midpoint, widened by the radius, since no slope exceeds 1.
  private var octantSineAndCosine: (WideBall, WideBall) {
    guard let radius else { return (self, self) }
    let center = WideBall(midpoint, radius: .zero, exponent: exponent, precision: precision)
    let (sine, cosine) = center.seriesSineAndCosine
    if radius.isZero { return (sine, cosine) }
    let reach = WideBall(.zero, radius: radius, exponent: exponent, precision: precision)
    return (sine.widened(by: reach), cosine.widened(by: reach))
  }

  /// The Taylor series of the sine of a small part x/2^h, the cosine as √(1 - sin²), and h times
  /// sin 2x = 2 sin x cos x, cos 2x = 1 - 2 sin² x.
  ///
  /// The terms of the series alternate and fall, so that what is cut off is smaller than the first term left
  /// out.
  private var seriesSineAndCosine: (WideBall, WideBall) {
    let one = WideBall(.one, precision)
    if midpoint.isZero { return (self, one) }
    // For p bits, h halvings of an argument near 1 leave a series of about p/2h terms; two products each.
    let wanted = Int(Double(precision / 4).squareRoot())
    let halvings = max(0, wanted + midpoint.bitWidth + exponent)
    let part = scaled(byPowerOfTwo: -halvings)
    let square = part * part
    var (term, sine) = (part, part)
    var index = 1
    while true {
      term = -(term * square).divided(bySmall: (index + 1) * (index + 2))
      index += 2
      if term.isNegligible(beside: sine) { break }
      sine = sine + term
    }
    sine = sine.widened(by: term)
    var cosine = (one - sine * sine).squareRoot
    for _ in 0..<halvings {
      let sineSquare = sine * sine
      sine = (sine * cosine).scaled(byPowerOfTwo: 1)
      cosine = one - sineSquare.scaled(byPowerOfTwo: 1)
    }
    return (sine, cosine)
  }
}

extension WideBall {
  /// The ball at another precision.
  func cut(to precision: Int) -> WideBall {
    guard let radius else { return .unknown(precision) }
    return WideBall(midpoint, radius: radius, exponent: exponent, precision: precision)
  }

  package func scaled(byPowerOfTwo count: Int) -> WideBall {
    guard let radius else { return self }
    return WideBall(midpoint, radius: radius, exponent: exponent + count, precision: precision)
  }

  /// The whole number nearest to the midpoint (either of two).
  private var nearestWhole: Integer {
    if exponent >= 0 { return midpoint << exponent }
    return (midpoint.shiftedRight(-exponent - 1) + Integer(midpoint.signum)).shiftedRight(1)
  }

  /// The quotient by a whole number > 0: both parts are divided, and less than one unit is dropped of each.
  func divided(bySmall divisor: Int) -> WideBall {
    guard let radius,
      let (quotient, _) = Integer.floorDivide(midpoint, by: Integer(divisor)),
      let (error, _) = Integer.floorDivide(radius, by: Integer(divisor))
    else { return .unknown(precision) }
    return WideBall(quotient, radius: error + Integer(2), exponent: exponent, precision: precision)
  }

  /// Whether the ball is unknown or lies wholly below the last place of `other` at its precision.
  func isNegligible(beside other: WideBall) -> Bool {
    guard let radius, let otherRadius = other.radius else { return true }
    let top = (midpoint.absolute + radius).bitWidth + exponent
    let otherTop = max(other.midpoint.bitWidth, otherRadius.bitWidth) + other.exponent
    return midpoint.isZero || top < otherTop - precision
  }
}
