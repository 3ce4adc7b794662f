import GyreCore
import TestSupport
import Testing

/// Laws that hold for all numbers, on seeded random ones of 0 to 3000 bits.
@Suite struct NaturalLawTests {
  @Test func sumsProductsAndQuotients() throws {
    var random = SeededGenerator(seed: 11)
    var failing = FailingRows()
    for _ in 0..<400 * testScale {
      let (a, b) = (
        random.natural(bits: random.size(longest: 3000)), random.natural(bits: random.size(longest: 1500))
      )
      let c = random.natural(bits: random.size(longest: 300))
      let row = "\(a.hexadecimal) \(b.hexadecimal) \(c.hexadecimal)"
      failing.check((a + b).subtracting(b) == a && a + b == b + a, "sum: " + row)
      failing.check((a + b) * c == a * c + b * c && a * b == b * a, "product: " + row)
      failing.check(a.subtracting(a + Natural(1 as UInt64)) == nil, "negative: " + row)
      guard let (quotient, remainder) = a.dividedWithRemainder(by: b) else {
        failing.check(b.isZero, "no quotient: " + row)
        continue
      }
      failing.check(quotient * b + remainder == a && remainder < b, "quotient: " + row)
      // A dividend made of the quotient's digits: all ones, and zeros, are the hard ones.
      let made = (a * b + (b.subtracting(Natural(1 as UInt64)) ?? .zero)).dividedWithRemainder(by: b)
      failing.check(made?.quotient == a && made?.remainder.subtracting(b) == nil, "made: " + row)
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func rootsDivisorsShiftsAndBits() throws {
    var random = SeededGenerator(seed: 12)
    var failing = FailingRows()
    let one = Natural(1 as UInt64)
    for _ in 0..<200 * testScale {
      let (a, b) = (
        random.natural(bits: random.size(longest: 2000)), random.natural(bits: random.size(longest: 300))
      )
      let row = "\(a.hexadecimal) \(b.hexadecimal)"
      let root = a.squareRoot
      failing.check(root * root <= a && a < (root + one) * (root + one), "root: " + row)
      failing.check((a * a).squareRoot == a, "root of the square: " + row)
      let divisor = Natural.greatestCommonDivisor(a, b)
      let parts = (a.dividedWithRemainder(by: divisor), b.dividedWithRemainder(by: divisor))
      failing.check(
        divisor.isZero
          ? a.isZero && b.isZero : parts.0?.remainder.isZero == true && parts.1?.remainder.isZero == true,
        "divisor: " + row)
      if let (x, _) = parts.0, let (y, _) = parts.1 {
        failing.check(Natural.greatestCommonDivisor(x, y) == one, "coprime: " + row)
      }
      let count = random.below(300)
      let power = Natural.power(2, count)
      failing.check(a << count == a * power && (a << count) >> count == a, "left \(count): " + row)
      failing.check(a >> count == a.dividedWithRemainder(by: power)?.quotient, "right \(count): " + row)
      failing.check(a.bit(count) == (((a >> count).words.first ?? 0) & 1 == 1), "bit \(count): " + row)
      failing.check(a.hasBits(below: count) == ((a >> count) << count != a), "bits below \(count): " + row)
      failing.check(
        a.bitWidth == 0 ? a.isZero : a >> (a.bitWidth - 1) == one && a.bit(a.bitWidth - 1), "width: " + row)
      failing.check(a.words.last != 0 && (a < b) == (b.subtracting(a) != nil && a != b), "order: " + row)
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func shortGreatestCommonDivisorsAndPowers() {
    var failing = FailingRows()
    for x in UInt128(0)...24 {
      for y in UInt128(0)...24 {
        let largest: UInt128 = (UInt128(1)...24).last { x % $0 == 0 && y % $0 == 0 } ?? 1
        let expected = x == 0 && y == 0 ? 0 : largest
        for factor in [1, 1 << 62, 1 << 64, 1 << 100] as [UInt128] {
          failing.check(
            UInt128.greatestCommonDivisor(x * factor, y * factor) == expected * factor,
            "\(x) \(y) · \(factor)")
        }
      }
    }
    for (base, exponent, text) in [
      (7, 0, "1"), (0, 0, "1"), (0, 3, "0"), (10, 19, "10000000000000000000"),
      (3, 81, "443426488243037769948249630619149892803"),
    ] as [(UInt64, Int, String)] {
      failing.check(Natural.power(base, exponent) == Natural(decimal: text), "\(base)^\(exponent)")
    }
    #expect(failing.allHold, "\(failing)")
  }
}
