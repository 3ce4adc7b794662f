import GyreCore
import TestSupport
import Testing

/// The angle of a unit vector by fast balls, against the arc cosine by wide ones.
@Suite struct UnitAngleTests {
  /// For cosines 1 - 2m/N, near ±1 among them, the error stays below half of what the ball states, and what it
  /// states is small: 2^25 for the root of the sine, 2^25 for the series and some units more, in units of 2^-125 at
  /// most, since these angles are not below 2^-15.
  @Test func staysBelowHalfOfItsBound() {
    var generator = SeededGenerator(seed: 45)
    var largest = 0.0
    for _ in 0..<testCount(debug: 300, release: 15_000) {
      let count = 2 + generator.below(1 << (1 + generator.below(30)))
      var part = 1 + generator.below(count - 1)
      if generator.below(3) == 0 { part = min(part, 1 + generator.below(9)) }
      let total = FastBall(Integer(count))
      let sine = FastBall(Integer(4 * part * (count - part))).squareRoot.divided(by: total)
      let cosine = FastBall(Integer(count - 2 * part)).divided(by: total)
      let angle = FastBall.angle(sine: sine, cosine: cosine)
      let wide = WideBall(Rational(count - 2 * part, overPositive: count), 320).arcCosine
      let error = angle.distanceInUnits(to: wide)
      largest = max(largest, error / Double(angle.error))
      if error > Double(angle.error) / 2 || angle.error > 1 << 45 {
        Issue.record("1 - 2·\(part)/\(count): wrong by \(error) units, \(angle.error) stated")
        return
      }
    }
    if measuredErrorsArePrinted { print("unit angle: \(largest) of its bound") }
  }

  /// The axes, the diagonals, a sine below 0, and unknown balls.
  @Test func specialValues() {
    let one = FastBall.one
    let half = one.scaled(byPowerOfTwo: -1).squareRoot
    let rows: [(FastBall, FastBall, Double?)] = [
      (.zero, one, 0), (one, .zero, .pi / 2), (.zero, -one, .pi), (half, half, .pi / 4),
      (half, -half, 3 * .pi / 4),
      (-one, .zero, nil), (.unknown, one, nil),
    ]
    for (sine, cosine, angle) in rows {
      let found = FastBall.angle(sine: sine, cosine: cosine)
      if found.rounded != angle { Issue.record("\(sine), \(cosine): \(found)") }
    }
  }
}
