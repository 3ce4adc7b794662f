import GyreCore
import TestSupport
import Testing

@Suite struct RationalTests {
  /// Fractions of every sign and size, many of them not in lowest terms.
  private static func fraction(_ random: inout SeededGenerator) -> Rational {
    let bottom = random.natural(bits: max(1, random.size(longest: 200)))
    let factor = Integer(isNegative: false, magnitude: random.natural(bits: 1 + random.below(70)))
    return Rational(
      random.integer(bits: random.size(longest: 200)) * factor,
      overPositive: Integer(isNegative: false, magnitude: bottom) * factor)
  }

  private static func text(_ value: Rational) -> String {
    value.numerator.hexadecimal + "/" + value.denominator.hexadecimal
  }

  /// Order and equality are those of the values, whatever the fractions.
  @Test func orderAndEquality() {
    var random = SeededGenerator(seed: 21)
    var failing = FailingRows()
    for _ in 0..<300 * testScale {
      let a = RationalTests.fraction(&random)
      let other = random.flip() ? RationalTests.fraction(&random) : a.reduced
      // Next to a, by less than any fraction of its own size.
      let hair = Rational(Integer(random.below(3) - 1), overPositive: a.denominator * a.denominator << 40)
      let b = random.flip() ? other : a + hair
      let difference = a.numerator * b.denominator - b.numerator * a.denominator
      let row = RationalTests.text(a) + " " + RationalTests.text(b)
      failing.check((a < b) == difference.isNegative && (a == b) == difference.isZero, row)
      failing.check((b > a) == (a < b) && (a <= b) == !(b < a), row)
      failing.check((a - b).signum == difference.signum && (a - b).isZero == (a == b), "difference " + row)
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func arithmetic() {
    var random = SeededGenerator(seed: 22)
    var failing = FailingRows()
    for _ in 0..<200 * testScale {
      let (a, b) = (RationalTests.fraction(&random), RationalTests.fraction(&random))
      let row = RationalTests.text(a) + " " + RationalTests.text(b)
      failing.check((a + b) - b == a && a + b == b + a && -(a - b) == b - a, "sum " + row)
      failing.check(b.isZero ? a.divided(by: b) == nil : (a * b).divided(by: b) == a, "product " + row)
      failing.check(
        [a + b, a - b, a * b, a.divided(by: b) ?? .zero].allSatisfy { $0.denominator > .zero },
        "denominator " + row)
      let reduced = a.reduced
      failing.check(
        reduced == a && Integer.greatestCommonDivisor(reduced.numerator, reduced.denominator) == .one,
        "reduced " + row)
      let count = random.integer(bits: random.below(100))
      failing.check(a.scaled(by: count) == a * Rational(count), "scaled " + row)
      let common = Integer.leastCommonMultiple(a.denominator, b.denominator)
      failing.check(a.over(common) == a && a.over(common).denominator == common, "over " + row)
      let floor = a.floor
      failing.check(Rational(floor) <= a && a < Rational(floor + .one), "floor " + row)
      failing.check(a.isWhole == (Rational(floor) == a), "whole " + row)
    }
    failing.check(Rational(1, over: 0) == nil && Rational(3, over: -6) == Rational(-1, over: 2), "over")
    failing.check(
      Rational(.min, over: .min) == Rational(1) && Rational(.min, over: -1)! > Rational(.max), "least")
    #expect(failing.allHold, "\(failing)")
  }

  /// A binary64 as a fraction is the number itself, and comes back.
  @Test func exactDoubles() throws {
    var random = SeededGenerator(seed: 23)
    var failing = FailingRows()
    let edges: [Double] = [
      0, -0.0, 1, -1, 0.1, 0x1p-1074, -0x1p-1074, 0x1p-1022, Double.leastNormalMagnitude.nextDown,
      .greatestFiniteMagnitude,
      0x1p53,
    ]
    for value in edges + (0..<300 * testScale).map({ _ in random.anyFiniteDouble() }) {
      let exact = try #require(Rational(value))
      let back = exact.rounded
      failing.check(back == value && (value != 0 || back.sign == .plus), "\(value): \(back)")
      // The exponent by another way: value·2^1074 is whole.
      let whole = exact.numerator * (Integer.one << 1074)
      let quotient = Integer.floorDivide(whole, by: exact.denominator)
      let shift = Int(max(value.magnitude.bitPattern >> 52, 1)) - 1
      let significand =
        value.magnitude.bitPattern & (1 << 52 - 1) | (value.magnitude < 0x1p-1022 ? 0 : 1 << 52)
      let expected = Integer(Int128(significand)) << shift
      failing.check(quotient?.remainder.isZero == true && quotient?.quotient.absolute == expected, "\(value)")
    }
    failing.check([Double.infinity, -.infinity, .nan].allSatisfy { Rational($0) == nil }, "not finite")
    #expect(failing.allHold, "\(failing)")
  }

  /// Against Python's int / int (Scripts/reference/rationals.py).
  @Test func roundingsOfPython() throws {
    var failing = FailingRows()
    for cells in try TableReader.rows("rationals.tsv") {
      guard let top = Integer(hexadecimal: cells[0]), let bottom = Integer(hexadecimal: cells[1]) else {
        failing.check(false, cells.joined(separator: " "))
        continue
      }
      let result = Rational(top, overPositive: bottom).rounded
      failing.check(
        String(result.bitPattern, radix: 16) == cells[2], "\(cells.joined(separator: " ")): got \(result)")
    }
    #expect(failing.allHold, "\(failing)")
  }
}
