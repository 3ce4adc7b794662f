/// One tap, and the push that it gives. All is exact until it is rounded: to nearest, ties to even, infinite where
/// it is too large for binary64.
public struct Tap: Sendable {
  let push: Push
  /// From the middle of the view to the tapped point, in points.
  public let offset: (x: Rational, y: Rational)

  init(_ push: Push, offset: (x: Rational, y: Rational)) {
    self.push = push
    self.offset = offset
  }

  /// Both offsets as whole numbers of a common part of a point, and the square of their distance in such parts.
  private var length: (square: Integer, parts: Integer) {
    let (x, y) = offset
    if x.denominator == y.denominator {
      return (x.numerator * x.numerator + y.numerator * y.numerator, x.denominator)
    }
    let (long, high) = (x.numerator * y.denominator, y.numerator * x.denominator)
    return (long * long + high * high, x.denominator * y.denominator)
  }

  /// Whether the tap is exactly on the middle of the view.
  public var isOnCenter: Bool { offset.x.isZero && offset.y.isZero }

  /// How far from the middle of the view the tap is, in points.
  public var distance: Double { distance(times: .one, over: .one) }

  private func distance(times numerator: Integer, over denominator: Integer) -> Double {
    let (square, parts) = length
    return RootProduct(
      factor: Rational(numerator, overPositive: parts * denominator), square: Rational(square)
    ).rounded()
  }

  /// The direction of the tap, in (-π, π]; `nil` for a tap on the centre.
  public func angle(in unit: AngleUnit) -> Double? {
    ExactAngle(directionX: offset.x, y: offset.y)?.rounded(in: unit)
  }

  /// The magnitude of the push, as UIKit counts it.
  public var magnitude: Double {
    switch push.strength {
    case .magnitude(let magnitude): magnitude.rounded
    case .divisor(let divisor): distance(times: divisor.denominator, over: divisor.numerator)
    }
  }

  /// The acceleration in points/s², or for an instantaneous push the change of velocity in points/s. 0 for a tap
  /// on the centre.
  public var rate: (x: Double, y: Double) { (rate(along: offset.x), rate(along: offset.y)) }

  /// The rate along x alone.
  package var rateX: Double { rate(along: offset.x) }

  /// The rate along y alone.
  package var rateY: Double { rate(along: offset.y) }

  private func rate(along offset: Rational) -> Double {
    let (factor, square) = exactRate(along: offset)
    guard let square else { return factor.rounded }
    return RootProduct(factor: factor.divided(by: square) ?? .zero, square: square).rounded()
  }

  /// The rate as factor/√square; without a square where it is rational.
  private func exactRate(along offset: Rational) -> (factor: Rational, square: Rational?) {
    let factor = push.factor * offset
    guard case .magnitude = push.strength, !factor.isZero else { return (factor, nil) }
    let (square, parts) = length  // not 0, since one offset is not
    if let root = square.exactSquareRoot {
      return (factor * (Rational(parts).divided(by: Rational(root)) ?? .zero), nil)
    }
    return (factor * Rational(parts), Rational(square))
  }

  /// Where the push takes the view.
  public var motion: PushMotion {
    let (center, range) = (push.view.center, push.room?.range(of: push.view))
    return PushMotion(
      x: axis(offset.x, from: center.x, within: range?.x), y: axis(offset.y, from: center.y, within: range?.y)
    )
  }

  private func axis(
    _ offset: Rational, from start: Rational, within range: (least: Rational, greatest: Rational)?
  ) -> AxisMotion {
    let (rate, square) = exactRate(along: offset)
    return AxisMotion(
      push, start: start, within: range, direction: rate.signum, rate: rate.signum < 0 ? -rate : rate,
      square: square)
  }
}

/// factor·√square, for a square >= 0.
struct RootProduct: Formula {
  let factor: Rational
  let square: Rational

  func value<B: Ball>(_ precision: B.Precision) -> B {
    // The quotient last: where the root is whole, an exact result comes out exact.
    (B(factor.numerator, precision) * B(square, precision).squareRoot)
      .divided(by: B(factor.denominator, precision))
  }
}
