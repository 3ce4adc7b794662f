import GyreCore
import TestSupport

extension SeededGenerator {
  /// The significands that carry, cancel and truncate most, and random ones.
  private mutating func significand() -> UInt128 {
    let low = UInt128(next())
    switch below(8) {
    case 0: return .max
    case 1: return 1 << 127
    case 2: return 1 << 127 | UInt128(below(9))
    case 3: return .max - UInt128(below(9))
    case 4:
      let high = pick([1 << 63, .max, .max - 1, 1 << 63 + 1] as [UInt64])
      return UInt128(high: high, low: pick([0, 1, .max, 1 << 63] as [UInt64]))
    default: return 1 << 127 | UInt128(next()) << 64 | low
    }
  }

  /// Nothing, little, anything up to the largest that is allowed.
  private mutating func ballError() -> UInt64 {
    switch below(4) {
    case 0: UInt64(below(4))
    case 1: 1 << 61 - 1 - UInt64(below(3))
    default: next() >> UInt64(3 + below(61))
    }
  }

  mutating func fastBall(exponent: Int, isExact: Bool) -> FastBall {
    FastBall(significand(), error: isExact ? 0 : ballError(), exponent: exponent, isNegative: flip())
  }

  /// Two operands at one of the hard distances between their exponents, now and then nearly opposite.
  mutating func fastBalls(isExact: Bool = false) -> (FastBall, FastBall) {
    let distance = pick([0, 0, 1, 1, 2, 63, 64, 65, 127, 128, 129, 300, below(140)])
    let a = fastBall(exponent: below(400) - 200, isExact: isExact)
    let b = fastBall(exponent: a.exponent + (flip() ? distance : -distance), isExact: isExact)
    if below(4) != 0 { return (a, b) }
    let shift = pick([0, 1, 10, 60, 64, 70, 100, 126])
    let change = UInt128(below(5)) << UInt128(shift)
    let near = flip() ? a.significand &+ change : a.significand &- change
    // One place lower, 2a less a little: cancels too.
    let isLower = flip()
    let significand = near | 1 << 127
    return (
      a,
      FastBall(
        isLower ? (.max - change) | 1 << 127 : significand, error: b.error,
        exponent: a.exponent - (isLower ? 1 : 0),
        isNegative: !a.isNegative)
    )
  }
}

/// An operation on two balls, and whether its result holds that of two exact numbers.
struct BallOperation: Sendable {
  let name: String
  let onFast: @Sendable (FastBall, FastBall) -> FastBall
  let onWide: @Sendable (WideBall, WideBall) -> WideBall
  /// Whether the exact result is in the ball.
  let isHeld: @Sendable (any OpenBall, Dyadic, Dyadic) -> Bool
  /// The largest error of a result of exact operands as a part of its stated bound, from the derivations.
  let largestRatio: Double

  static let all = [
    // Of a sum less than one unit is shifted out and two are stated (half and one where it carries).
    BallOperation(
      name: "+", onFast: { $0 + $1 }, onWide: { $0 + $1 }, isHeld: { $0.holds($1 + $2) }, largestRatio: 0.5),
    BallOperation(
      name: "-", onFast: { $0 - $1 }, onWide: { $0 - $1 }, isHeld: { $0.holds($1 - $2) }, largestRatio: 0.5),
    // Three parts of less than a unit are dropped and six stated.
    BallOperation(
      name: "*", onFast: { $0 * $1 }, onWide: { $0 * $1 }, isHeld: { $0.holds($1 * $2) }, largestRatio: 0.5),
    // Less than a unit is dropped and two are stated.
    BallOperation(
      name: "/", onFast: { $0.divided(by: $1) }, onWide: { $0.divided(by: $1) },
      isHeld: { $2.significand.isZero || $0.holds($1, over: $2) }, largestRatio: 0.5),
  ]
}
