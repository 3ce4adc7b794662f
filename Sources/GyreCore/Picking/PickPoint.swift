/// A point of the screen that is touched, exactly. It is plain memory, so that no references are counted.
package struct PickPoint: BitwiseCopyable {
  /// Its coordinates as the nearest binary64.
  package let x: Double
  package let y: Double
  private let shortX: ShortDecimal
  private let shortY: ShortDecimal
  /// The coordinates, where they are not both short.
  private let long: Unmanaged<LongPoint>?

  /// A point of two finite coordinates.
  @inline(__always)
  package init(_ x: ShortDecimal, _ y: ShortDecimal, _ units: DecimalUnits) {
    (shortX, shortY) = (x, y)
    long = nil
    self.x = x.rounded(units)
    self.y = y.rounded(units)
  }

  private init(_ long: LongPoint) {
    (shortX, shortY) = (.zero, .zero)
    self.long = Unmanaged.passUnretained(long)
    (x, y) = (long.x.rounded, long.y.rounded)
  }

  /// Calls `body` with a point of any coordinates, which must not be kept longer.
  package static func with<Result, Failure: Error>(
    _ x: Rational, _ y: Rational, _ body: (PickPoint) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let long = LongPoint(x: x, y: y)
    defer { withExtendedLifetime(long) {} }
    return try body(PickPoint(long))
  }

  var exactX: Rational { long?.takeUnretainedValue().x ?? shortX.exact }
  var exactY: Rational { long?.takeUnretainedValue().y ?? shortY.exact }

  @inline(__always)
  func ballX(_ units: DecimalUnits) -> FastBall { long == nil ? shortX.ball(units) : longBallX }

  @inline(__always)
  func ballY(_ units: DecimalUnits) -> FastBall { long == nil ? shortY.ball(units) : longBallY }

  @inline(never)
  private var longBallX: FastBall { FastBall(exactX, FastPrecision()) }

  @inline(never)
  private var longBallY: FastBall { FastBall(exactY, FastPrecision()) }

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
