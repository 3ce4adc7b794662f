/// A push in fast balls, for streams of taps that are plain decimals.
///
/// It does in some hundreds of nanoseconds what `Tap` and `PushMotion` do exactly, by the same formulas (see
/// `Bounces`) on the ball of 128 bits. Where that does not decide a number or the count of contacts, there is no
/// number, and the exact way is taken. So both give the same digits.
package final class FastPush: @unchecked Sendable {
  private let unit: AngleUnit
  private let wanted: FastTap.Numbers
  private let decimalUnits = DecimalUnits()
  /// The middle of the view in units of its last decimal.
  private let center: (x: Int128, y: Int128, decimals: Int)
  /// What a tap's offset or direction is multiplied by to give its rate.
  private let factor: FastBall
  /// 1/divisor; `nil` for a fixed magnitude.
  private let magnitudePerPoint: FastBall?
  private let fixedMagnitude: Double
  let mode: Push.Mode
  /// x to the right, x to the left, y downwards, y upwards.
  let axes: UnsafeMutableBufferPointer<FastAxis>
  /// e, e², e⁴ … down to nearly 0.
  private let powers: UnsafeMutableBufferPointer<FastBall>
  let times: UnsafeMutableBufferPointer<FastTime>

  /// - Returns: `nil` where the middle of the view has too many decimals.
  package init?(_ push: Push, times: [Rational], unit: AngleUnit, _ wanted: FastTap.Numbers) {
    guard let center = FastPush.scaled(push.view.center) else { return nil }
    (self.center, self.unit, self.wanted, mode) = (center, unit, wanted, push.mode)
    factor = FastBall(push.factor, FastPrecision())
    switch push.strength {
    case .divisor(let divisor):
      magnitudePerPoint = FastBall(.one).divided(by: FastBall(divisor, FastPrecision()))
      fixedMagnitude = .nan
    case .magnitude(let magnitude): (magnitudePerPoint, fixedMagnitude) = (nil, magnitude.rounded)
    }
    let powers = FastAxis.powers(of: push.room?.elasticity ?? .zero)
    self.powers = .allocate(capacity: powers.count)
    _ = self.powers.initialize(from: powers)
    self.times = .allocate(capacity: times.count)
    _ = self.times.initialize(from: times.map(FastTime.init))
    axes = .allocate(capacity: 4)
    let range = push.room?.range(of: push.view)
    for index in axes.indices {
      let (start, range) =
        index < 2 ? (push.view.center.x, range?.x) : (push.view.center.y, range?.y)
      axes.initializeElement(
        at: index,
        to: FastAxis(
          push, start, range, direction: index % 2 == 0 ? 1 : -1, UnsafeBufferPointer(self.powers)))
    }
  }

  deinit {
    decimalUnits.deallocate()
    axes.deallocate()
    powers.deallocate()
    times.deallocate()
  }

  /// Both coordinates as whole numbers below 10^18 of the same decimal.
  private static func scaled(_ point: (x: Rational, y: Rational)) -> (x: Int128, y: Int128, decimals: Int)? {
    let limit = Integer(Int128(1_000_000_000_000_000_000))
    for decimals in 0...PlainDecimal.maximumDigits {
      let scale = Rational(Integer.powerOfTen(UInt(decimals)))
      let (x, y) = (point.x * scale, point.y * scale)
      guard x.isWhole, y.isWhole else { continue }
      guard x.floor.absolute < limit, y.floor.absolute < limit, let x = x.floor.asInt128,
        let y = y.floor.asInt128
      else { return nil }
      return (x, y, decimals)
    }
    return nil
  }

  /// The push of a tap.
  package func tap(x: PlainDecimal, y: PlainDecimal) -> FastTap {
    let decimals = max(x.decimals, y.decimals, center.decimals)
    // Below 10^18·10^18 each, and so below 2^121 together.
    let shift = FastPush.power(decimals &- center.decimals)
    let long = FastPush.whole(x, decimals) &- center.x &* shift
    let high = FastPush.whole(y, decimals) &- center.y &* shift
    let part = decimalUnits[decimals]
    let (dx, dy) = (
      FastBall(long.magnitude, isNegative: long < 0), FastBall(high.magnitude, isNegative: high < 0)
    )
    let (wayX, wayY) = (dx * part, dy * part)
    var tap = FastTap(directionX: long.signum(), directionY: high.signum())
    tap.dx = FastPush.rounded(long, decimals) ?? wayX.rounded ?? .nan
    tap.dy = FastPush.rounded(high, decimals) ?? wayY.rounded ?? .nan
    if wanted.contains(.angle) && !tap.isOnCenter {
      tap.angle = FastBall.arcTangent(dy, dx).radians(in: unit).rounded ?? .nan
    }
    guard wanted.contains(.distance) || magnitudePerPoint == nil else {
      return pushed(tap, wayX, wayY)
    }
    let length = (dx * dx + dy * dy).squareRoot
    let distance = length * part
    tap.distance = distance.rounded ?? .nan
    if let magnitudePerPoint {
      tap.magnitude = (distance * magnitudePerPoint).rounded ?? .nan
      return pushed(tap, wayX, wayY)
    }
    tap.magnitude = fixedMagnitude
    if tap.isOnCenter { return pushed(tap, .zero, .zero) }
    return pushed(tap, dx.divided(by: length), dy.divided(by: length))
  }

  /// The tap with its rates: the factor times these.
  @inline(__always)
  private func pushed(_ tap: FastTap, _ x: FastBall, _ y: FastBall) -> FastTap {
    var tap = tap
    (tap.ballX, tap.ballY) = (factor * x, factor * y)
    if wanted.contains(.rate) {
      tap.rateX = tap.ballX.rounded ?? .nan
      tap.rateY = tap.ballY.rounded ?? .nan
    }
    return tap
  }

  @inline(__always)
  private static func power(_ exponent: Int) -> Int128 { Int128(IntegerText.powersOfTen[exponent]) }

  /// A decimal in units of 10^-`decimals`.
  @inline(__always)
  private static func whole(_ value: PlainDecimal, _ decimals: Int) -> Int128 {
    let whole = Int128(value.digits) &* power(decimals &- value.decimals)
    return value.isNegative ? 0 &- whole : whole
  }

  /// units·10^-decimals rounded, where one division tells: both are exact then.
  @inline(__always)
  private static func rounded(_ units: Int128, _ decimals: Int) -> Double? {
    guard units.magnitude <= 1 &<< 53 else { return nil }
    return Double(Int64(truncatingIfNeeded: units)) / Double(IntegerText.powersOfTen[decimals])
  }
}

/// What a fast push says of a tap, rounded; NaN where the rounding is not decided.
package struct FastTap {
  /// The numbers that are not always computed.
  package struct Numbers: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let angle = Numbers(rawValue: 1)
    /// The distance, and the magnitude that depends on it.
    package static let distance = Numbers(rawValue: 2)
    package static let rate = Numbers(rawValue: 4)
    package static let position = Numbers(rawValue: 8)
    package static let velocity = Numbers(rawValue: 16)
  }

  /// The signs of the offsets.
  let directionX: Int128, directionY: Int128
  package fileprivate(set) var dx = Double.nan
  package fileprivate(set) var dy = Double.nan
  package fileprivate(set) var distance = Double.nan
  /// Does not exist on the centre.
  package fileprivate(set) var angle = Double.nan
  package fileprivate(set) var magnitude = Double.nan
  package fileprivate(set) var rateX = Double.nan
  package fileprivate(set) var rateY = Double.nan
  /// The rates themselves.
  fileprivate(set) var ballX = FastBall.zero
  fileprivate(set) var ballY = FastBall.zero

  fileprivate init(directionX: Int128, directionY: Int128) {
    (self.directionX, self.directionY) = (directionX, directionY)
  }

  package var isOnCenter: Bool { directionX == 0 && directionY == 0 }
}
