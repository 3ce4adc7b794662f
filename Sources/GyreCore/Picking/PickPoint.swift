/// A point of the screen that is touched, exactly.
package struct PickPoint: Sendable {
  /// Its coordinates as the nearest binary64.
  package let x: Double
  package let y: Double
  private let shortX: ShortDecimal
  private let shortY: ShortDecimal
  /// The coordinates, where they are not both short.
  private let long: LongPoint?

  /// A point of two finite coordinates.
  @inline(__always)
  package init(_ x: ShortDecimal, _ y: ShortDecimal, _ balls: DecimalBalls) {
    (shortX, shortY) = (x, y)
    long = nil
    self.x = x.rounded(balls)
    self.y = y.rounded(balls)
  }

  package init(_ x: Rational, _ y: Rational) {
    (shortX, shortY) = (.zero, .zero)
    long = LongPoint(x: x, y: y)
    self.x = x.rounded
    self.y = y.rounded
  }

  var exactX: Rational { long?.x ?? shortX.exact }
  var exactY: Rational { long?.y ?? shortY.exact }

  @inline(__always)
  func ballX(_ balls: DecimalBalls) -> FastBall {
    if let long { return FastBall(long.x, FastPrecision()) }
    return shortX.ball(balls)
  }

  @inline(__always)
  func ballY(_ balls: DecimalBalls) -> FastBall {
    if let long { return FastBall(long.y, FastPrecision()) }
    return shortY.ball(balls)
  }

  /// Whether an `Estimate` of them is good.
  @inline(__always)
  var isEstimated: Bool {
    Estimate.covers(x) && Estimate.covers(y) && (x != 0 || exactX.isZero) && (y != 0 || exactY.isZero)
  }
}

/// Aside, so that a point of short coordinates is plain memory.
private final class LongPoint: Sendable {
  let x: Rational
  let y: Rational

  init(x: Rational, y: Rational) { (self.x, self.y) = (x, y) }
}
