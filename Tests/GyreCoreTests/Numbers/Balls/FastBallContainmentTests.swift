import GyreCore
import TestSupport
import Testing

/// The result of every operation holds the exact results for numbers of its operands, their ends included.
@Suite struct FastBallContainmentTests {
  @Test func resultsHoldTheTruth() {
    var random = SeededGenerator(seed: 41)
    var failing = FailingRows()
    for _ in 0..<2000 * testScale {
      let (a, b) = random.fastBalls(isExact: random.below(8) == 0)
      for operation in BallOperation.all {
        let result = operation.onFast(a, b)
        let row = "\(a) \(operation.name) \(b) = \(result)"
        failing.check(isNormal(result), "form: " + row)
        failing.check(
          a.samples.allSatisfy { x in b.samples.allSatisfy { operation.isHeld(result, x, $0) } }, row)
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// The top bit is set and the error below 2^61, or the ball is zero or unknown.
  private func isNormal(_ ball: FastBall) -> Bool {
    ball.significand >> 127 == 1 && ball.error < 1 << 61 || ball.significand == 0 && ball.error <= 1
  }

  /// Zero is exact, and what is unknown stays unknown.
  @Test func zeroAndUnknown() {
    var random = SeededGenerator(seed: 42)
    var failing = FailingRows()
    for _ in 0..<50 {
      let a = random.fastBall(exponent: random.below(100), isExact: random.flip())
      let zero = FastBall.zero, unknown = FastBall.unknown
      failing.check(
        [a + zero, zero + a, a - zero, -(-a)].allSatisfy { $0.middle == a.middle && $0.error == a.error },
        "\(a)")
      failing.check(
        [a * zero, zero * a, zero.divided(by: a), zero + zero].allSatisfy { $0.sign == 0 && $0.error == 0 },
        "\(a)")
      let lost = [
        a + unknown, unknown - a, a * unknown, unknown * zero, zero * unknown, zero + unknown,
        unknown.divided(by: a),
        a.divided(by: unknown), a.divided(by: zero), zero.divided(by: zero), -unknown, unknown - unknown,
      ]
      failing.check(
        lost.allSatisfy { $0.isUnknown && $0.rounded == nil && $0.sign == nil && $0.floor == nil }, "\(a)")
      failing.check((a - a).isUnknown != (a.error == 0) && a.holds(a.middle), "\(a)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Whole numbers up to 128 bits are exact; longer ones, and π, lose less than one unit and state at most two.
  @Test func integersAndPi() {
    var random = SeededGenerator(seed: 43)
    var failing = FailingRows()
    for _ in 0..<300 * testScale {
      let value = random.integer(bits: random.size(longest: 700))
      let ball = FastBall(value)
      let isShort = value.bitWidth - value.magnitude.trailingZeroBitCount <= 128
      failing.check(
        ball.holds(Dyadic(value)) && isNormal(ball) && (ball.error == 0) == isShort,
        "\(value.hexadecimal): \(ball)")
      failing.check(ball.error <= 2 && ball.sign == value.signum, "\(value.hexadecimal): \(ball)")
    }
    let pi = Natural(words: piWords.reversed())
    let exponent = 2 - 64 * piWords.count
    failing.check(
      FastBall.pi().holds(Dyadic(Integer(isNegative: false, magnitude: pi), exponent: exponent)), "pi")
    #expect(failing.allHold, "\(failing)")
  }
}
