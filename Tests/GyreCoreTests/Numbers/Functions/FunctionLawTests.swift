import GyreCore
import TestSupport
import Testing

/// Laws that the exact functions have, and what they mean for correctly rounded values.
@Suite struct FunctionLawTests {
  @Test func symmetries() throws {
    var generator = SeededGenerator(seed: 40)
    for _ in 0..<testCount(debug: 1000, release: 50_000) {
      let angle = Double.randomAngle(using: &generator)
      let cosine = Double.random(in: -1...1, using: &generator)
      let y = generator.anyFiniteDouble()
      let x = generator.anyFiniteDouble()
      for unit in AngleUnit.allCases {
        #expect(
          try CorrectlyRounded.sine(-angle, in: unit) == -CorrectlyRounded.sine(angle, in: unit)
            && CorrectlyRounded.cosine(-angle, in: unit) == CorrectlyRounded.cosine(angle, in: unit)
            && CorrectlyRounded.arcSine(-cosine, in: unit) == -CorrectlyRounded.arcSine(cosine, in: unit)
            && CorrectlyRounded.arcTangent(y: -y, x: x, in: unit)
              == -CorrectlyRounded.arcTangent(y: y, x: x, in: unit),
          "\(angle), \(cosine), \(y), \(x), \(unit)")
      }
      #expect(try CorrectlyRounded.hypotenuse(x, y) == CorrectlyRounded.hypotenuse(-y, x))
    }
  }

  /// sin² + cos² holds 1, for any exact angle: part of a turn, radians, and the argument of a direction.
  @Test func sineAndCosineLieOnTheCircle() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<testCount(debug: 300, release: 20_000) {
      let angle = ExactAngle.random(using: &generator)
      let (sine, cosine) = FastBall.sineAndCosine(of: angle, FastPrecision())
      let excess = sine * sine + cosine * cosine - .one
      #expect(excess.sign.map { $0 == 0 } != false, "\(angle)")
    }
  }

  /// The point at an exact angle has that angle, but for whole turns.
  @Test func arcTangentTakesSineAndCosineBack() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<testCount(debug: 20, release: 500) {
      let angle = ExactAngle.random(using: &generator)
      let (sine, cosine) = WideBall.sineAndCosine(of: angle, 256)
      let turns = WideBall.arcTangent(sine, cosine).divided(by: WideBall.pi(256)).scaled(byPowerOfTwo: -1)
      let exact = angle - ExactAngle(Arc(Rational(angle.wholeTurns), .turn))  // in [0, 1) turn
      #expect(
        abs((turns.rounded ?? .nan) - exact.rounded(in: .turn)).remainder(dividingBy: 1) < 1e-15,
        "\(angle) \(sine.rounded as Any) \(cosine.rounded as Any) \(turns)")
    }
  }

  /// Directions: sine and cosine of arg(a + bi) are b and a over the hypotenuse, whatever is added in turns.
  @Test func directionsHaveTheirOwnSine() {
    var generator = SeededGenerator(seed: 43)
    for _ in 0..<testCount(debug: 300, release: 20_000) {
      let (a, b) = (generator.below(2001) - 1000, generator.below(2001) - 1000)
      guard let angle = ExactAngle(directionX: Rational(a), y: Rational(b)) else { continue }
      let (sine, cosine) = FastBall.sineAndCosine(of: angle, FastPrecision())
      let precision = FastPrecision()
      let root = FastBall(Integer(a * a + b * b), precision).squareRoot
      let (x, y) = (FastBall(Integer(a), precision), FastBall(Integer(b), precision))
      #expect((sine * root - y).sign.map { $0 == 0 } != false, "\(a), \(b)")
      #expect((cosine * root - x).sign.map { $0 == 0 } != false, "\(a), \(b)")
    }
  }
}

extension ExactAngle {
  /// A sum of a rational part of a turn, rational radians and the argument of a direction, each at times absent.
  fileprivate static func random(using generator: inout SeededGenerator) -> ExactAngle {
    let count = Rational(generator.below(2001) - 1000, over: 1 + generator.below(720)) ?? .zero
    var angle = ExactAngle(Arc(generator.below(3) == 0 ? .zero : count, .turn))
    if generator.below(2) == 0 {
      let radians = Rational(generator.below(200_001) - 100_000, over: 1 + generator.below(1000)) ?? .zero
      angle = angle + ExactAngle(Arc(radians, .radian))
    }
    let (x, y) = (Rational(generator.below(201) - 100), Rational(generator.below(201) - 100))
    if generator.below(2) == 0, let direction = ExactAngle(directionX: x, y: y) { angle = angle + direction }
    return angle
  }
}
