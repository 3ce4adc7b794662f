extension WideBall {
  /// The argument of a direction, from the quotient of its parts.
  package static func argument(of direction: Direction, _ precision: Int) -> WideBall {
    // 32 bits more than asked for, for what the halvings and the sum of the series lose.
    let inner = precision + 32
    let quotient = WideBall(direction.imaginary, inner).divided(by: WideBall(direction.real, inner))
    let result = quotient.smallArcTangent
    guard let radius = result.radius else { return .unknown(precision) }
    return WideBall(result.midpoint, radius: radius, exponent: result.exponent, precision: precision)
  }

  /// The arc tangent of a ball within [0, 1].
  ///
  /// atan t = 2 atan(t/(1 + √(1 + t²))), applied until the argument is small (each step halves the angle),
  /// then the Taylor series, whose terms alternate and fall, so that what is cut off is smaller than the
  /// first term left out (Abramowitz and Stegun 4.4.42).
  private var smallArcTangent: WideBall {
    // For p bits, h halvings cost about as much as h terms of the series, which then has p/2h terms.
    let halvings = max(4, Int(Double(precision / 8).squareRoot()))
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
      let term = power.divided(by: WideBall(Integer(denominator), precision))
      if term.isNegligible(beside: sum) { return sum.widened(by: term).scaled(byPowerOfTwo: halvings) }
      sum = sum + term
    }
  }

  /// Whether the ball is unknown or lies wholly below the last place of `other` at its precision.
  private func isNegligible(beside other: WideBall) -> Bool {
    guard let radius, let otherRadius = other.radius else { return true }
    let top = (midpoint.absolute + radius).bitWidth + exponent
    let otherTop = max(other.midpoint.bitWidth, otherRadius.bitWidth) + other.exponent
    return midpoint.isZero || top < otherTop - precision
  }

  /// The ball times 2^`count`.
  private func scaled(byPowerOfTwo count: Int) -> WideBall {
    guard let radius else { return self }
    return WideBall(midpoint, radius: radius, exponent: exponent + count, precision: precision)
  }
}
