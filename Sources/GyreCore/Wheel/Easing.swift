/// How far a movement has come at a part of its time: a CSS easing function.
///
/// CSS Easing Functions Level 1, https://www.w3.org/TR/css-easing-1/
public enum Easing: Sendable {
  /// As far as the time.
  case linear
  /// Along a cubic Bézier curve from (0, 0) to (1, 1).
  case curve(BezierCurve)

  /// `cubic-bezier(0.25, 0.1, 0.25, 1)`.
  public static let ease = Easing(hundredths: 25, 10, 25, 100)
  /// `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = Easing(hundredths: 42, 0, 100, 100)
  /// `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = Easing(hundredths: 0, 0, 58, 100)
  /// `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = Easing(hundredths: 42, 0, 58, 100)

  /// `cubic-bezier(x1, y1, x2, y2)`; `nil` where x1 or x2 is not in [0, 1], since then the curve may not be a
  /// function of the time.
  public init?(x1: Rational, y1: Rational, x2: Rational, y2: Rational) {
    guard x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1 else { return nil }
    self = .curve(BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  private init(hundredths x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) {
    func part(_ hundredths: Int) -> Rational { Rational(hundredths, overPositive: 100) }
    self = .curve(BezierCurve(x1: part(x1), y1: part(y1), x2: part(x2), y2: part(y2)))
  }

  /// How far at `time`, strictly between 0 and 1.
  func progress<B: Ball>(at time: Rational, _ precision: B.Precision) -> B {
    switch self {
    case .linear: return B(time, precision)
    case .curve(let curve):
      let parameter: B = curve.parameter(at: time, precision)
      return curve.y.value(at: parameter, precision)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), whose x grows with its parameter.
public struct BezierCurve: Sendable {
  let x: BezierPolynomial
  let y: BezierPolynomial
  /// y stays within plus or minus this: the curve lies in the hull of its control points.
  let reach: Rational

  /// The curve with the control points (x1, y1) and (x2, y2), x1 and x2 in [0, 1].
  init(x1: Rational, y1: Rational, x2: Rational, y2: Rational) {
    x = BezierPolynomial(x1, x2)
    y = BezierPolynomial(y1, y2)
    reach = max(1, max(y1, -y1), max(y2, -y2))
  }

  /// The parameter, strictly between 0 and 1, at which x has the given value, strictly between 0 and 1.
  ///
  /// By halving an interval at whose ends x is compared exactly: so many steps as bits are wanted. A parameter
  /// that is met exactly is exact.
  func parameter<B: Ball>(at value: Rational, _ precision: B.Precision) -> B {
    // Ten bits more than the ball, so that the width of the interval counts little.
    let bits = precision.bits + 10
    let equation = WholeCubic(x, equals: value)
    var lower = Integer.zero
    for step in 1...bits {
      let middle = (lower << 1) + .one
      switch equation.sign(at: middle, overPowerOfTwo: step) {
      case 0: return B(Rational(middle, overPositive: Integer.one << step), precision)
      case 1: lower = lower << 1
      default: lower = middle
      }
    }
    let center = Rational((lower << 1) + .one, overPositive: Integer.one << (bits + 1))
    let radius = Rational(.one, overPositive: Integer.one << (bits + 1))
    return B(center, precision).widened(by: B(radius, precision))
  }
}

/// One coordinate of the curve: a·t³ + b·t² + c·t.
struct BezierPolynomial: Sendable {
  let a: Rational
  let b: Rational
  let c: Rational

  /// From 0 by two control values to 1.
  init(_ first: Rational, _ second: Rational) {
    c = 3 * first
    b = 3 * second - 6 * first
    a = 1 + 3 * first - 3 * second
  }

  func value<B: Ball>(at parameter: B, _ precision: B.Precision) -> B {
    let inner = B(a, precision) * parameter + B(b, precision)
    return (inner * parameter + B(c, precision)) * parameter
  }
}

/// A cubic without its denominators: a·t³ + b·t² + c·t - d, whole coefficients.
private struct WholeCubic {
  private let a: Integer
  private let b: Integer
  private let c: Integer
  private let d: Integer

  init(_ polynomial: BezierPolynomial, equals value: Rational) {
    let denominator = [polynomial.a, polynomial.b, polynomial.c, value]
      .reduce(Integer.one) { Integer.leastCommonMultiple($0, $1.denominator) }
    a = polynomial.a.over(denominator).numerator
    b = polynomial.b.over(denominator).numerator
    c = polynomial.c.over(denominator).numerator
    d = value.over(denominator).numerator
  }

  /// The sign at t = numerator/2^exponent.
  func sign(at numerator: Integer, overPowerOfTwo exponent: Int) -> Int {
    let inner = a * numerator + b << exponent
    let outer = inner * numerator + c << (2 * exponent)
    return (outer * numerator - d << (3 * exponent)).signum
  }
}
