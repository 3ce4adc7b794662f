/// An angle to the polar axis, from 0 to π, as a formula.
enum Colatitude: Sendable {
  /// An arc from 0 to π.
  case exact(Arc)
  /// The angle whose cosine is this number, from -1 to 1.
  case arcCosine(Rational)
  /// The mean of the angles whose cosines are 1 - 2m/N, for two m from 0 to N.
  case mean(Int, Int, count: Int)

  /// Whether it is exactly 0 or π.
  var isPole: Bool {
    switch self {
    case .exact(let arc): arc.isZero || arc == .halfTurn
    case .arcCosine(let cosine): cosine == 1 || cosine == -1
    case .mean(let m, let n, let count): m + n == 0 || m + n == 2 * count
    }
  }

  func radians<B: Ball>(_ precision: B.Precision) -> B {
    switch self {
    case .exact(let arc):
      return AngleFormula(arc: arc, direction: nil, unit: .radian).value(precision)
    case .arcCosine(let cosine):
      return B(cosine, precision).arcCosine
    case .mean(let m, let n, let count):
      let first = B(Rational(count - 2 * m, overPositive: count), precision).arcCosine
      let second = B(Rational(count - 2 * n, overPositive: count), precision).arcCosine
      return (first + second).scaled(byPowerOfTwo: -1)
    }
  }

  /// Sine (not below 0) and cosine.
  ///
  /// cos β = 1 - 2m/N means sin²(β/2) = m/N, so those of a mean are sums of roots; the cosine of the mean of an
  /// angle and its supplement is exactly 0.
  func sineAndCosine<B: Ball>(_ precision: B.Precision) -> (sine: B, cosine: B) {
    switch self {
    case .exact(let arc):
      return B.sineAndCosine(of: ExactAngle(arc), precision)
    case .arcCosine(let cosine):
      return (B(1 - cosine * cosine, precision).squareRoot, B(cosine, precision))
    case .mean(let m, let n, let count):
      // Counts are at most 10^9, so that the products fit.
      func root(_ a: Int, _ b: Int) -> B { B(Integer(a * b), precision).squareRoot }
      let total = B(Integer(count), precision)
      let sine = (root(m, count - n) + root(n, count - m)).divided(by: total)
      if m + n == count { return (sine, B(Integer.zero, precision)) }
      return (sine, (root(count - m, count - n) - root(m, n)).divided(by: total))
    }
  }
}
