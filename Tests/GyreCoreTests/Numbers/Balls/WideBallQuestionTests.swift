import GyreCore
import TestSupport
import Testing

/// What a wide ball answers, against the exact ends of the ball.
@Suite struct WideBallQuestionTests {
  @Test func answersAreThoseOfBothEnds() throws {
    var random = SeededGenerator(seed: 81)
    var failing = FailingRows()
    for _ in 0..<1000 * testScale {
      // Around a border: a binary64, a midpoint, a whole number or zero.
      let value = random.flip() ? random.anyFiniteDouble() : Double(random.below(2000) - 1000) / 4
      let half = random.below(3)
      let exponent = value.unitExponent - 100
      let border = Integer(
        isNegative: value < 0, magnitude: Natural(2 * value.significandBits + UInt64(half)) << 99)
      let radius = Integer(isNegative: false, magnitude: random.natural(bits: random.below(12)))
      let midpoint = border + radius * Integer(random.below(5) - 2) + Integer(random.below(3) - 1)
      let ball = WideBall(midpoint, radius: radius, exponent: exponent, precision: 512)
      let (least, greatest) = try #require(ends(ball))
      let rounded = ball.rounded
      failing.check(
        rounded == (least.rounded == greatest.rounded ? least.rounded : nil)
          && (rounded != 0 || rounded?.sign == .plus),
        "rounded \(ball): \(String(describing: rounded))")
      failing.check(ball.floor == (least.floor == greatest.floor ? least.floor : nil), "floor \(ball)")
      failing.check(ball.sign == (least.signum == greatest.signum ? least.signum : nil), "sign \(ball)")
      failing.check(ball.floorTie == greatest.floor && ball.signTie == ball.sign ?? 0, "ties \(ball)")
      failing.check(
        ball.roundedTie == tie(least.rounded, greatest.rounded), "rounded tie \(ball): \(ball.roundedTie)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  private func ends(_ ball: WideBall) -> (Rational, Rational)? {
    guard let radius = ball.radius else { return nil }
    let power = Integer.one << abs(ball.exponent)
    func value(_ end: Integer) -> Rational {
      ball.exponent < 0 ? Rational(end, overPositive: power) : Rational(end * power)
    }
    return (value(ball.midpoint - radius), value(ball.midpoint + radius))
  }

  /// The one of two neighbours, or of one, whose significand is even.
  private func tie(_ least: Double, _ greatest: Double) -> Double {
    least.bitPattern & 1 == 0 ? least : greatest
  }

  /// Around the midpoints beside the largest and the smallest numbers.
  @Test func tiesAtTheEnds() {
    let rows: [(midpoint: Integer, exponent: Int, result: Double)] = [
      (Integer(1 << 54 - 1), 970, .infinity), (Integer(1 - 1 << 54), 970, -.infinity),
      (Integer(1 << 54 - 3), 970, 0x1.ffffffffffffep1023), (.one, -1075, 0), (Integer(-1), -1075, 0),
      (Integer(3), -1075, 0x1p-1073), (Integer(-3), -1075, -0x1p-1073),
      (Integer(1 << 53 - 1), -1075, 0x1p-1022),
      (Integer(1 << 53 + 1), 0, 0x1p53), (Integer(-1 - 1 << 53), 0, -0x1p53),
      (Integer(1 << 53 + 3), 0, 0x1p53 + 4),
    ]
    var failing = FailingRows()
    for (midpoint, exponent, result) in rows {
      let ball = WideBall(midpoint << 200, radius: .one, exponent: exponent - 200, precision: 512)
      let isRight = ball.rounded == nil && ball.roundedTie == result
      failing.check(isRight && (result != 0 || ball.roundedTie.sign == .plus), "\(ball): \(ball.roundedTie)")
    }
    #expect(failing.allHold, "\(failing)")
  }
}
