extension WideBall {
  /// The argument of a direction, from the quotient of its parts.
  package static func argument(of direction: Direction, _ precision: Int) -> WideBall {
    // 32 bits more than asked for, for what the halvings and the sum of the series lose.
    let inner = precision + 32
    let quotient = WideBall(direction.imaginary, inner).divided(by: WideBall(direction.real, inner))
    return quotient.smallArcTangent.cut(to: precision)
  }

  /// The angle is that to the nearer axis, from the quotient of the coordinates, which lies near or in [-1, 1]
  /// and may have any sign; and from there to the positive x axis.
  ///
  /// At the cap, a y that may be 0 counts as 0: the argument beside the negative half of the x axis is then π.
  package static func arcTangent(_ y: WideBall, _ x: WideBall) -> WideBall {
    let precision = min(y.precision, x.precision)
    let (wideY, wideX) = (y.cut(to: precision + 32), x.cut(to: precision + 32))
    let isSteep = (y.largest - x.largest).sign == 1
    if isSteep {
      guard let side = y.sign, side != 0 else { return .unknown(precision) }
      let halfPi = pi(precision + 32).scaled(byPowerOfTwo: -1)
      let acute = wideX.divided(by: wideY).smallArcTangent
      return ((side > 0 ? halfPi : -halfPi) - acute).cut(to: precision)
    }
    guard let side = x.sign, side != 0 else { return .unknown(precision) }
    let acute = wideY.divided(by: wideX).smallArcTangent
    if side > 0 { return acute.cut(to: precision) }
    guard let height = y.sign ?? (precision >= precisionCap ? 0 : nil) else {
      return .unknown(precision)
    }
    return (height < 0 ? acute - pi(precision + 32) : acute + pi(precision + 32)).cut(to: precision)
  }

  /// The magnitude of the midpoint.
  private var largest: WideBall {
    WideBall(midpoint.absolute, radius: .zero, exponent: exponent, precision: precision)
  }

  /// The arc tangent of a ball near or in [-1, 1].
  ///
  /// atan t = 2 atan(t/(1 + √(1 + t²))), applied until the argument is small (each step halves the angle),
  /// then the Taylor series, whose terms alternate and fall, so that what is cut off is smaller than the
  /// first term left out (Abramowitz and Stegun 4.4.42).
  private var smallArcTangent: WideBall {
    guard let radius else { return self }
    if midpoint.isZero && radius.isZero { return self }
    // For p bits, h halvings cost about as much as h terms of the series, which then has p/2h terms. Small
    // arguments need fewer halvings.
    let wanted = max(4, Int(Double(precision / 8).squareRoot()))
    let halvings = max(0, wanted + min(0, max(midpoint.bitWidth, radius.bitWidth) + exponent))
    let one = WideBall(.one, precision)
    var tangent = self
    for _ in 0..<halvings {
      tangent = tangent.divided(by: one + (one + tangent * tangent).squareRoot)
    }
    let square = tangent * tangent
    var power = tangent
    var sum = tangent
    var denominator = 1
    while true {
      power = -(power * square)
      denominator += 2
      let term = power.divided(bySmall: denominator)
      if term.isNegligible(beside: sum) { return sum.widened(by: term).scaled(byPowerOfTwo: halvings) }
      sum = sum + term
    }
  }
}
