import GyreCore
import TestSupport
import Testing

@Suite struct PiTests {
  /// Again by another formula than the script's: π = 48 atan(1/18) + 32 atan(1/57) - 20 atan(1/239) (Gauss).
  @Test func wordsOfPi() throws {
    let bits = 64 * piWords.count - 2 + 64
    let positive =
      try arcTangent(ofInverse: 18, bits) * Natural(48 as UInt64)
      + arcTangent(ofInverse: 57, bits) * Natural(32 as UInt64)
    let pi = try #require(positive.subtracting(try arcTangent(ofInverse: 239, bits) * Natural(20 as UInt64)))
    #expect((pi >> 64).words.reversed() == piWords)
  }

  /// atan(1/divisor)·2^bits. Each term is cut, so the error is below the number of terms.
  private func arcTangent(ofInverse divisor: UInt64, _ bits: Int) throws -> Natural {
    func over(_ value: Natural, _ divisor: UInt64) throws -> Natural {
      try #require(value.dividedWithRemainder(by: Natural(divisor))).quotient
    }
    var power = try over(Natural(1 as UInt64) << bits, divisor)
    var sums = [Natural.zero, .zero]
    var odd: UInt64 = 1
    while !power.isZero {
      let sign = Int(odd >> 1 & 1)
      sums[sign] = sums[sign] + (try over(power, odd))
      power = try over(power, divisor * divisor)
      odd += 2
    }
    return try #require(sums[0].subtracting(sums[1]))
  }

  /// Balls of π at all precisions, those above the cap included, hold what is known of it.
  @Test func ballsOfPi() {
    var failing = FailingRows()
    let exponent = 2 - 64 * piWords.count
    let pi = Dyadic(
      Integer(isNegative: false, magnitude: Natural(words: piWords.reversed())), exponent: exponent)
    let above = pi + Dyadic(.one, exponent: exponent)
    for precision in [1, 2, 63, 64, 65, 127, 128, 512, 8191, 8192, 8224, 9000, 13000] {
      let ball = WideBall.pi(precision)
      failing.check(ball.holds(pi) && ball.holds(above), "\(precision): \(ball)")
      let width = min(precision, 64 * piWords.count)
      failing.check(
        (ball.radius ?? Integer(9)) <= Integer(3) && ball.midpoint.bitWidth == width, "\(precision): \(ball)")
    }
    #expect(failing.allHold, "\(failing)")
  }
}
