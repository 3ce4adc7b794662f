/// Functions of binary64 arguments whose result is the exact value rounded once to binary64, to nearest, ties
/// to even: the same bits on every machine.
///
/// An argument stands for exactly the number that it holds. 0 has no sign: -0 counts as 0 and is never
/// returned; results too small for binary64 are 0 or subnormal. Arguments that are no numbers throw.
///
/// Method (Ziv, doi:10.1145/114697.116813): a ball of 128 bits with a proved error bound first, and where a
/// midpoint between two binary64 lies in it (about once in a million calls), balls of 256, 512 … 8192 bits.
/// What the table-driven kernels do, and why their bounds hold, stands beside each (`octantSine`,
/// `arcTangent`, `arcSine` of `FastBall`); the idea of the tables is that of P. Tang,
/// doi:10.1145/63522.214389. Exact midpoints occur for `hypotenuse` only, which decides in whole numbers.
public enum CorrectlyRounded {
  /// The sine of an angle of any size.
  ///
  /// Domain: finite. Multiples of a quarter of a turn, and of 30° in degrees, are exact.
  public static func sine(
    _ angle: Double, in unit: AngleUnit = .radian
  ) throws(FunctionDomainError) -> Double {
    // |x| < 2^-26: x - x³/6 is nearer to x than to its neighbours, since x²/6 < 2^-54.
    if unit == .radian && angle.magnitude < 0x1p-26 { return angle == 0 ? 0 : angle }
    return try sine(angle, in: unit, isCosine: false)
  }

  /// The cosine of an angle of any size.
  ///
  /// Domain: finite. Multiples of a quarter of a turn, and of 60° in degrees, are exact.
  public static func cosine(
    _ angle: Double, in unit: AngleUnit = .radian
  ) throws(FunctionDomainError) -> Double {
    try sine(angle, in: unit, isCosine: true)
  }

  @inline(__always)
  private static func sine(
    _ angle: Double, in unit: AngleUnit, isCosine: Bool
  ) throws(FunctionDomainError) -> Double {
    let angle = try angle.finite()
    if let turns = FastBall.quarterTurns(angle, in: unit),
      let result = FastBall.sine(of: turns, isCosine: isCosine).rounded
    {
      return result
    }
    let exact = ExactAngle(Arc(Rational(angle) ?? .zero, unit))  // finite
    return SineFormula(angle: exact, isCosine: isCosine).rounded()
  }

  /// The argument of the point (x, y), from -π (excluded) to π, counted in `unit`.
  ///
  /// Domain: finite. The origin has the argument 0. Points on the axes and diagonals are exact in degrees,
  /// turns and gradians.
  public static func arcTangent(
    y: Double, x: Double, in unit: AngleUnit = .radian
  ) throws(FunctionDomainError) -> Double {
    let (y, x) = (try y.finite(), try x.finite())
    if y == 0 && x >= 0 { return 0 }
    let ball = FastBall.arcTangent(FastBall(exactly: y), FastBall(exactly: x)).radians(in: unit)
    if let result = ball.rounded { return result }
    return ArcTangentFormula(y: Rational(y) ?? .zero, x: Rational(x) ?? .zero, unit: unit).rounded()
  }

  /// The arc sine, from a quarter of a turn back to a quarter ahead, counted in `unit`.
  ///
  /// Domain: -1 to 1. Those of 0, ±1/2 and ±1 are exact in degrees, and of 0 and ±1 in turns and gradians.
  public static func arcSine(
    _ x: Double, in unit: AngleUnit = .radian
  ) throws(FunctionDomainError) -> Double {
    let x = try x.withinOne()
    // |x| < 2^-27: x + x³/6 is nearer to x than to its neighbours.
    if unit == .radian && x.magnitude < 0x1p-27 { return x == 0 ? 0 : x }
    if let result = FastBall(exactly: x).arcSine.radians(in: unit).rounded { return result }
    return ArcSineFormula(argument: Rational(x) ?? .zero, isCosine: false, unit: unit).rounded()
  }

  /// The arc cosine, from 0 to half a turn, counted in `unit`.
  ///
  /// Domain: -1 to 1. Those of 0, ±1/2 and ±1 are exact in degrees, and of 0 and ±1 in turns and gradians.
  public static func arcCosine(
    _ x: Double, in unit: AngleUnit = .radian
  ) throws(FunctionDomainError) -> Double {
    let x = try x.withinOne()
    if let result = FastBall(exactly: x).arcCosine.radians(in: unit).rounded { return result }
    return ArcSineFormula(argument: Rational(x) ?? .zero, isCosine: true, unit: unit).rounded()
  }
}
