import GyreCore
import TestSupport
import Testing

@Suite struct ArcTests {
  private static func arc(_ text: String, _ unit: AngleUnit) -> Arc {
    Arc(Rational(text: text) ?? .zero, unit)
  }

  /// The same angle in every way that SPEC section 2 lets it be written.
  @Test func sameAngles() {
    let groups: [[Arc]] = [
      [
        ArcTests.arc("45", .degree), ArcTests.arc("0.125", .turn), ArcTests.arc("50", .gradian),
        Arc(multipleOfPi: Rational(text: "1/4") ?? .zero), ArcTests.arc("360/8", .degree),
        Arc.halfTurn * (Rational(text: "0.25") ?? .zero),
      ],
      [
        ArcTests.arc("-67.5", .degree), Arc(multipleOfPi: Rational(text: "-3/8") ?? .zero),
        ArcTests.arc("-75", .gradian),
        -Arc(multipleOfPi: Rational(text: "0.375") ?? .zero),
      ],
      [.zero, ArcTests.arc("0", .radian), ArcTests.arc("0", .degree), .turn - ArcTests.arc("400", .gradian)],
      [.turn, ArcTests.arc("360", .degree), .halfTurn + .halfTurn],
      [ArcTests.arc("1.5", .radian), ArcTests.arc("15e-1", .radian), ArcTests.arc("3/2", .radian)],
    ]
    var failing = FailingRows()
    for (i, group) in groups.enumerated() {
      for (j, other) in groups.enumerated() {
        for (a, b) in group.flatMap({ a in other.map { (a, $0) } }) {
          failing.check((a == b) == (i == j) && (a - b).isZero == (i == j), "groups \(i) \(j)")
          failing.check((a < b || b < a) == (i != j) && !(a < b && b < a), "order of \(i) \(j)")
        }
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Decimals of π, cut and with the last place one more: never equal to π, and on the right side.
  @Test func orderNextToPi() {
    let pi = Natural(words: piWords.reversed())
    var failing = FailingRows()
    for digits in [0, 1, 10, 17, 36, 37, 38, 39, 40, 76, 77, 78, 100, 300, 700] {
      let power = Natural.power(10, digits)
      let below = Integer(isNegative: false, magnitude: (pi * power) >> (64 * piWords.count - 2))
      let denominator = Integer(isNegative: false, magnitude: power)
      let (least, greatest) = (
        Arc(Rational(below, overPositive: denominator), .radian),
        Arc(Rational(below + .one, overPositive: denominator), .radian)
      )
      failing.check(least < .halfTurn && .halfTurn < greatest && least < greatest, "\(digits)")
      failing.check(-greatest < -.halfTurn && -.halfTurn < -least && least != .halfTurn, "-\(digits)")
      failing.check(
        (least + least).wholeTurns == .zero && (greatest + greatest).wholeTurns == .one, "2·\(digits)")
      failing.check(
        (-least - least).wholeTurns == -.one && (-greatest - greatest).wholeTurns == Integer(-2),
        "-2·\(digits)")
      failing.check((.halfTurn - least).signum == 1 && (.halfTurn - greatest).signum == -1, "\(digits)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func sumsAndOrder() {
    var random = SeededGenerator(seed: 111)
    func rational() -> Rational {
      let bottom = Integer(isNegative: false, magnitude: random.natural(bits: 1 + random.below(20)))
      return random.below(3) == 0
        ? .zero : Rational(random.integer(bits: random.below(50)), overPositive: bottom)
    }
    var failing = FailingRows()
    for _ in 0..<200 * testScale {
      let (a, b) = (Arc(turns: rational(), radians: rational()), Arc(turns: rational(), radians: rational()))
      let factor = rational()
      let row = "\(a) \(b) \(factor)"
      failing.check((a + b) - b == a && a + b == b + a && a - a == .zero && -(-a) == a, row)
      failing.check((a + b) * factor == a * factor + b * factor, row)
      failing.check((a * factor).signum == a.signum * factor.signum, row)
      let (x, y) = (a.rounded(in: .radian), b.rounded(in: .radian))
      failing.check(x == y || (a < b) == (x < y), "order " + row)
      let count = random.integer(bits: random.below(80))
      failing.check(a.scaled(by: count) == a * Rational(count) && factor * a == a * factor, "scaled " + row)
      let common = a.denominators.common(with: b.denominators)
      failing.check(a.over(common) == a && b.over(common) == b, "over " + row)
      failing.check(a.adding(turns: count) - a == Arc(turns: Rational(count), radians: .zero), "turns " + row)
      failing.check(a.adding(turns: count).wholeTurns == a.wholeTurns + count, "whole turns " + row)
    }
    #expect(failing.allHold, "\(failing)")
  }
}
