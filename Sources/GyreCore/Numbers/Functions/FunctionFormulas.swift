/// The sine or cosine of an exact angle.
struct SineFormula: Formula {
  let angle: ExactAngle
  let isCosine: Bool

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let (sine, cosine) = B.sineAndCosine(of: angle, precision)
    return isCosine ? cosine : sine
  }
}

/// The argument of the point (x, y) in a unit.
struct ArcTangentFormula: Formula {
  let y: Rational
  let x: Rational
  let unit: AngleUnit

  func value<B: Ball>(_ precision: B.Precision) -> B {
    B.arcTangent(B(y, precision), B(x, precision)).radians(in: unit, precision)
  }
}

/// The arc sine or arc cosine in a unit.
struct ArcSineFormula: Formula {
  let argument: Rational
  let isCosine: Bool
  let unit: AngleUnit

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let ball = B(argument, precision)
    return (isCosine ? ball.arcCosine : ball.arcSine).radians(in: unit, precision)
  }
}

extension Ball {
  /// So many radians, counted in `unit`.
  func radians(in unit: AngleUnit, _ precision: Precision) -> Self {
    guard let perTurn = unit.perTurn else { return self }
    let turn = Self.pi(precision).scaled(byPowerOfTwo: 1)
    return (self * Self(Integer(perTurn), precision)).divided(by: turn)
  }
}
