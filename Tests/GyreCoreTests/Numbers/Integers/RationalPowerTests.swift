import GyreCore
import TestSupport
import Testing

/// Roots and powers of fractions.
@Suite struct RationalPowerTests {
  @Test func squareRoots() {
    var source = SeededGenerator(seed: 31)
    var rows = FailingRows()
    for _ in 0..<(150 * testScale) {
      let root = Rational(
        source.integer(bits: source.size(longest: 600)).absolute,
        overPositive: source.natural(bits: 1 + source.size(longest: 300)).asPositive)
      let factor = Rational(Integer(1 + source.below(50)), overPositive: Integer(1 + source.below(50)))
      // Not in lowest terms.
      let square = root * root * Rational(6, overPositive: 6)
      rows.check(square.exactSquareRoot == root, "√\(square)")
      let product = square * factor
      let isSquare =
        (factor.reduced.numerator.asInt ?? 0).isSquare && (factor.reduced.denominator.asInt ?? 0).isSquare
      rows.check((product.exactSquareRoot != nil) == (isSquare || root.isZero), "√\(product)")
      rows.check(root.isZero || (-square).exactSquareRoot == nil, "√-\(square)")
    }
    #expect(rows.allHold, "\(rows)")
  }

  @Test func exponents() {
    var source = SeededGenerator(seed: 32)
    var rows = FailingRows()
    for _ in 0..<(150 * testScale) {
      let bottom = 2 + source.below(source.pick([2, 30, 1 << 40]))
      let base = Rational(1 + source.below(bottom - 1), overPositive: bottom)
      let exponent = source.below(90)
      let power = base.raised(to: exponent)
      rows.check(power * base == base.raised(to: exponent + 1), "\(base)^\(exponent)")
      rows.check(
        base.exponent(ofPower: power * Rational(6, overPositive: 6)) == exponent, "\(base)^\(exponent)")
      let other = power * Rational(101, overPositive: 103)
      rows.check(base.exponent(ofPower: other) == nil, "\(base)^\(exponent)·101/103")
    }
    #expect(rows.allHold, "\(rows)")
    #expect(Rational(1, overPositive: 2).exponent(ofPower: Rational(3, overPositive: 8)) == nil)
    #expect(Rational(3, overPositive: 4).exponent(ofPower: Rational(1, overPositive: 4)) == nil)
  }
}

extension Natural {
  fileprivate var asPositive: Integer { Integer(isNegative: false, magnitude: self) }
}

extension Int {
  fileprivate var isSquare: Bool { (0...self).contains { $0 * $0 == self } }
}
