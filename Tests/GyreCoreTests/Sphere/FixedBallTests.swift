import TestSupport
import Testing

@testable import GyreCore

/// Results of fixed balls hold the exact results for numbers in their operands, ends included.
@Suite struct FixedBallTests {
  /// A ball of any magnitude below 2^`top`, and a number in it.
  private func ball(_ source: inout SeededGenerator, top: Int) -> (FixedBall, Dyadic) {
    let bits = UInt128(source.below(120 + top) + 1)
    let magnitude = Int128(
      truncatingIfNeeded: UInt128(high: source.next(), low: source.next()) >> (128 - bits))
    let error = source.next() >> UInt64(10 + source.below(54))
    let midpoint = source.below(2) == 0 ? magnitude : -magnitude
    let ball = FixedBall(midpoint, error: error)
    let place = [ball.least, midpoint, ball.greatest][source.below(3)]
    return (ball, Dyadic(Integer(place), exponent: -120))
  }

  private func holds(_ ball: FixedBall, _ value: Dyadic) -> Bool {
    let distance = (value - Dyadic(Integer(ball.midpoint), exponent: -120)).absolute
    return ball.isOpen || distance <= Dyadic(Integer(Int128(ball.error)), exponent: -120)
  }

  private func wide(_ value: Dyadic) -> WideBall {
    WideBall(value.significand, radius: .zero, exponent: value.exponent, precision: 512)
  }

  @Test func arithmetic() {
    var source = SeededGenerator(seed: 81)
    var failing = FailingRows()
    for _ in 0..<testCount(debug: 2000, release: 100_000) {
      let ((a, x), (b, y)) = (ball(&source, top: 1), ball(&source, top: 1))
      failing.check(holds(a + b, x + y), "\(a) + \(b)")
      failing.check(holds(a - b, x - y), "\(a) - \(b)")
      failing.check(holds(a * b, x * y), "\(a) * \(b)")
      if let sign = a.sign { failing.check(sign == x.significand.signum, "sign of \(a)") }
      failing.check(holds(FixedBall(a.exactMidpoint), Dyadic(Integer(a.midpoint), exponent: -120)), "\(a)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func functions() {
    var source = SeededGenerator(seed: 82)
    var failing = FailingRows()
    var open = 0
    for _ in 0..<testCount(debug: 300, release: 10_000) {
      let ((a, x), (b, y)) = (ball(&source, top: 1), ball(&source, top: 1))
      let angle = FixedBall.arcTangent(b, a)
      let exact = WideBall.arcTangent(wide(y), wide(x))
      failing.check(exact.radius == nil || holds(angle, exact.middle), "argument of \(a), \(b)")
      open += angle.isOpen ? 1 : 0
      let (c, z) = ball(&source, top: 0)
      let one = WideBall(.one, 512)
      if (one - wide(z) * wide(z)).sign == 1 {
        failing.check(holds(c.arcCosine, wide(z).arcCosine.middle), "arc cosine of \(c)")
      }
      if z.significand.signum > 0 {
        failing.check(holds(c.squareRoot, wide(z).squareRoot.middle), "root of \(c)")
      }
    }
    #expect(failing.allHold, "\(failing)")
    #expect(open < testCount(debug: 300, release: 10_000) * 9 / 10, "\(open) are open")
  }

  @Test func fastBalls() {
    var source = SeededGenerator(seed: 83)
    var failing = FailingRows()
    for _ in 0..<testCount(debug: 1000, release: 10_000) {
      let middle = FastBall.random(magnitudes: -140...2, using: &source)
      let error = source.next() >> UInt64(3 + source.below(61))
      let fast = FastBall(
        middle.significand, error: error, exponent: middle.exponent, isNegative: middle.isNegative)
      failing.check(fast.samples.allSatisfy { holds(FixedBall(fast), $0) }, "\(fast)")
    }
    #expect(failing.allHold, "\(failing)")
    #expect(FixedBall(FastBall.unknown).isOpen && FixedBall(FastBall(Integer(16))).isOpen)
  }

  /// Unit vectors along vectors of any length.
  @Test func normalized() {
    var source = SeededGenerator(seed: 84)
    var failing = FailingRows()
    for _ in 0..<testCount(debug: 200, release: 5000) {
      let size = -source.below(90)
      let error = source.next() >> UInt64(30 + source.below(34))
      let balls = (0..<3).map { _ -> FixedBall in
        let bits = (Int128(source.next() >> 4) << 60) >> Int128(-size)
        return FixedBall(source.below(2) == 0 ? bits : -bits, error: error)
      }
      let values = balls.map { ball in
        Dyadic(Integer([ball.least, ball.greatest][source.below(2)]), exponent: -120)
      }
      let length = values.map { wide($0) * wide($0) }.reduce(WideBall(.zero, 512), +).squareRoot
      let result = FixedVector(x: balls[0], y: balls[1], z: balls[2]).normalized
      for (found, value) in zip([result.x, result.y, result.z], values) {
        failing.check(holds(found, wide(value).divided(by: length).middle), "\(balls)")
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func places() {
    let balls = [(3, 1), (7, 1), (6, 1), (4, 1), (1, 0)].map { FixedBall(Int128($0.0), error: UInt64($0.1)) }
    #expect(balls.placesOfLargest == [1, 2])
    #expect(balls.placesOfSmallest == [4])
    #expect((balls + [.open]).placesOfLargest == [1, 2, 5])
  }
}
