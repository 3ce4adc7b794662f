import GyreCore
import TestSupport
import Testing

/// What a ball answers next to the places where the answer changes.
@Suite struct FastBallQuestionTests {
  private static let errors: [UInt64] = [0, 1, 2, 3, 1000, 1 << 40, 1 << 61 - 1]

  /// How far from a border, in units, a ball with the error is put, with the side that it lies on.
  private static func offsets(_ error: UInt64) -> [Int] {
    let reach = Int(error)
    return [reach - 1, reach, reach + 1, 2 * reach + 7].filter { $0 >= 0 }.flatMap { [$0, -$0] }
  }

  /// A ball around ±(border + offset)·2^exponent, its top bit moved up where the sum lost it.
  private static func ball(
    _ border: Natural, _ offset: Int, error: UInt64, exponent: Int, isNegative: Bool
  ) -> FastBall? {
    let sum = Integer(isNegative: false, magnitude: border) + Integer(offset)
    let zeros = 128 - sum.bitWidth
    guard zeros >= 0, let significand = (sum.magnitude << zeros).asUInt128, error << UInt64(zeros) < 1 << 61
    else {
      return nil
    }
    return FastBall(
      significand, error: error << UInt64(zeros), exponent: exponent - zeros, isNegative: isNegative)
  }

  /// Where the ball does not reach the border it is decided, where the border is inside it is not; where it
  /// only touches, both is right as long as the answer is.
  @Test func roundingNextToMidpoints() {
    var random = SeededGenerator(seed: 61)
    var failing = FailingRows()
    let edges: [Double] = [
      1, 2, 0x1.fffffffffffffp0, 0x1p-1022, 0x1.fffffffffffffp-1022, .greatestFiniteMagnitude,
    ]
    for value in edges + (0..<150 * testScale).map({ _ in random.anyFiniteDouble().magnitude })
    where value >= 0x1p-1022 {
      let border = Natural(value.significandBits * 2 + 1) << 74
      for error in FastBallQuestionTests.errors {
        for offset in FastBallQuestionTests.offsets(error) {
          let isNegative = random.flip()
          guard
            let ball = FastBallQuestionTests.ball(
              border, offset, error: error, exponent: value.unitExponent - 75, isNegative: isNegative)
          else { continue }
          let tie = value.significandBits & 1 == 0 ? value : value.nextUp
          let answer = offset == 0 ? tie : offset > 0 ? value.nextUp : value
          let expected = isNegative ? -answer : answer
          let isDecided = offset.magnitude > error || error == 0
          let rounded = ball.rounded
          failing.check(
            isDecided
              ? rounded == expected : rounded == nil || offset.magnitude == error && rounded == expected,
            "\(value) \(offset) \(ball): \(String(describing: rounded))")
          checkAgainstWide(ball, &failing)
        }
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func floorNextToWholeNumbers() {
    var random = SeededGenerator(seed: 62)
    var failing = FailingRows()
    let edges = [1, 2, 3, 4, 1 << 32, 1 << 61, 1 << 62 - 1, 1 << 62]
    for whole in edges
      + (0..<100 * testScale).map({ _ in Int(random.next() >> UInt64(2 + random.below(61))) + 1 })
    {
      let zeros = UInt64(whole).leadingZeroBitCount
      let border = Natural(UInt64(whole)) << (64 + zeros)
      for error in FastBallQuestionTests.errors {
        for offset in FastBallQuestionTests.offsets(error) {
          let isNegative = random.flip()
          guard
            let ball = FastBallQuestionTests.ball(
              border, offset, error: error, exponent: -64 - zeros, isNegative: isNegative)
          else { continue }
          let below = offset < 0 ? whole - 1 : whole
          let answer = Integer(isNegative ? offset > 0 ? -whole - 1 : offset < 0 ? -whole : -whole : below)
          let isSmall = offset < 0 ? whole <= 1 << 62 : whole < 1 << 62
          let isDecided = (offset.magnitude > error || error == 0 && offset == 0) && isSmall
          let floor = ball.floor
          failing.check(
            isDecided ? floor == answer : floor == nil || offset.magnitude == error && floor == answer,
            "\(whole) \(offset) \(ball): \(floor?.hexadecimal ?? "undecided")")
          checkAgainstWide(ball, &failing)
        }
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Very large, very small and random balls: what is decided is what the wide ball answers.
  @Test func decidedAnswersAreThoseOfTheWideBall() {
    var random = SeededGenerator(seed: 63)
    var failing = FailingRows()
    for _ in 0..<600 * testScale {
      let top = random.pick([-1078, -1077, -1076, -1075, -1074, -1024, -1023, -1022, 1022, 1023, 1024, 1025])
      let place = random.pick([top, top, random.below(140) - 70, random.below(2200) - 1100])
      let ball = random.fastBall(exponent: place - 127, isExact: random.flip())
      checkAgainstWide(ball, &failing)
      let isFar = place > 1023 || place < -1076
      failing.check(
        !isFar || ball.rounded == (place < 0 ? 0 : ball.isNegative ? -.infinity : .infinity), "\(ball)")
      failing.check(place > -1023 || place < -1076 || ball.rounded == nil, "subnormal \(ball)")
      failing.check(ball.sign == (ball.isNegative ? -1 : 1), "sign \(ball)")
    }
    failing.check(
      FastBall.zero.rounded == 0 && FastBall.zero.sign == 0 && FastBall.zero.floor == .zero, "zero")
    failing.check((-FastBall.zero).rounded?.sign == .plus, "no negative zero")
    #expect(failing.allHold, "\(failing)")
  }

  /// The order of two balls is that of the wide ones, also where they nearly touch; that of exact balls with the
  /// same exponent is always decided.
  @Test func orders() {
    var random = SeededGenerator(seed: 64)
    var failing = FailingRows()
    for _ in 0..<20_000 * testScale {
      let isExact = random.flip()
      let (a, other) = random.fastBalls(isExact: isExact)
      let b = random.flip() ? other : -other
      let (order, wide) = (a.order(b), (a.widened() - b.widened()).sign)
      failing.check(order == nil || order == wide, "\(a) \(b): \(order ?? 9), \(wide ?? 9)")
      failing.check(!isExact || a.exponent != b.exponent || order != nil, "undecided: \(a) \(b)")
      failing.check(order == (a - b).sign || order == nil || (a - b).isUnknown, "not the sign: \(a) \(b)")
    }
    failing.check(FastBall.zero.order(.zero) == 0 && FastBall.unknown.order(.zero) == nil, "zero")
    #expect(failing.allHold, "\(failing)")
  }

  private func checkAgainstWide(_ ball: FastBall, _ failing: inout FailingRows) {
    let wide = ball.widened()
    if let rounded = ball.rounded {
      failing.check(
        rounded == wide.rounded && (rounded != 0 || rounded.sign == .plus), "rounded \(ball): \(rounded)")
    }
    if let floor = ball.floor { failing.check(floor == wide.floor, "floor \(ball): \(floor.hexadecimal)") }
    failing.check(ball.sign == wide.sign, "sign \(ball)")
  }
}
