import GyreCore
import TestSupport
import Testing

@Suite struct IntegerLawTests {
  private static let borders: [Integer] = {
    let powers = [62, 63, 64, 126, 127, 128].map { Integer.one << $0 }
    let near = powers.flatMap { [$0 - .one, $0, $0 + .one] } + [.zero, .one, Integer(2), Integer(3)]
    return near + near.map { -$0 }
  }()

  /// Every number of at most 127 bits and a sign is held in place, whichever way it was made; so `==` is
  /// equality of values.
  @Test func representationIsCanonical() {
    var failing = FailingRows()
    let least = Integer(Int128.min), greatest = Integer(Int128.max)
    func isCanonical(_ value: Integer) -> Bool {
      let isShort =
        value.magnitude <= greatest.magnitude || value.magnitude == least.magnitude && value.isNegative
      return (value.asInt128 != nil) == isShort
        && value == Integer(isNegative: value.isNegative, magnitude: value.magnitude)
    }
    for a in IntegerLawTests.borders {
      for b in IntegerLawTests.borders {
        let row = "\(a.hexadecimal) \(b.hexadecimal)"
        failing.check([a, -a, a + b, a - b, a * b].allSatisfy(isCanonical), row)
        failing.check((a + b) - b == a && (a - b) + b == a && a - b == -(b - a), "sums of " + row)
        failing.check((a + b).hashValue == (b + a).hashValue, "hash of " + row)
        failing.check((a < b) == (b - a > .zero) && (a == b) == ((a - b).isZero), "order of " + row)
        failing.check((a * b).signum == a.signum * b.signum, "sign of " + row)
        let quotient = Integer.floorDivide(a * b, by: b)
        failing.check(
          b.isZero ? quotient == nil : quotient?.quotient == a && quotient?.remainder == .zero,
          "product over " + row)
      }
    }
    failing.check(-least == greatest + .one && -(-least) == least && least.absolute == -least, "least")
    failing.check(-Integer.zero == .zero && Integer(isNegative: true, magnitude: .zero) == .zero, "zero")
    #expect(failing.allHold, "\(failing)")
  }

  /// The quotient is rounded down, and the remainder has the divisor's sign.
  @Test func quotientsAreRoundedDown() {
    var failing = FailingRows()
    func isRight(_ a: Integer, _ b: Integer) -> Bool {
      guard let (quotient, remainder) = Integer.floorDivide(a, by: b) else { return b.isZero }
      let isInRange = b.isNegative ? b < remainder && remainder <= .zero : .zero <= remainder && remainder < b
      return quotient * b + remainder == a && isInRange
    }
    let short = (-12...12).map { Integer($0) }
    for (a, b) in short.flatMap({ a in short.map { (a, $0) } }) {
      let expected = b.isZero ? nil : (Double(a.asInt ?? 0) / Double(b.asInt ?? 0)).rounded(.down)
      failing.check(
        isRight(a, b) && Integer.floorDivide(a, by: b)?.quotient == expected.map { Integer(Int($0)) },
        "\(a) \(b)")
    }
    for (a, b) in IntegerLawTests.borders.flatMap({ a in IntegerLawTests.borders.map { (a, $0) } }) {
      failing.check(isRight(a, b), "\(a.hexadecimal) \(b.hexadecimal)")
    }
    var random = SeededGenerator(seed: 13)
    for _ in 0..<500 * testScale {
      let (a, b) = (
        random.integer(bits: random.size(longest: 600)), random.integer(bits: random.size(longest: 400))
      )
      failing.check(isRight(a, b) && isRight(a * b, b), "\(a.hexadecimal) \(b.hexadecimal)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func shiftsAndParts() {
    var random = SeededGenerator(seed: 14)
    var failing = FailingRows()
    for index in 0..<300 * testScale {
      let borders = IntegerLawTests.borders
      let a = index < borders.count ? borders[index] : random.integer(bits: random.size(longest: 300))
      let count = random.pick([0, 1, 62, 63, 64, 65, 126, 127, 128, 129, 300])
      let row = "\(a.hexadecimal) \(count)"
      let power = Integer.one << count
      failing.check(a << count == a * power && (a << count).shiftedRight(count) == a, "left " + row)
      let towardsZero = Integer.floorDivide(a.absolute, by: power)?.quotient
      failing.check(
        a.shiftedRight(count) == (a.isNegative ? towardsZero.map { -$0 } : towardsZero), "right " + row)
      failing.check(a.bitWidth == a.magnitude.bitWidth && a.isOdd == a.magnitude.bit(0), "parts " + row)
      failing.check(a.asInt.map { Integer($0) == a } ?? (a.bitWidth > 63), "short " + row)
      let (x, y) = (a.absolute + .one, random.integer(bits: random.below(200)).absolute + .one)
      let multiple = Integer.leastCommonMultiple(x, y)
      failing.check(multiple * Integer.greatestCommonDivisor(x, y) == x * y, "multiple " + row)
    }
    #expect(failing.allHold, "\(failing)")
  }
}
