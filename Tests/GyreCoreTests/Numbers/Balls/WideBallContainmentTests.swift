import GyreCore
import TestSupport
import Testing

/// Every result holds the exact results for numbers of its operands, at every precision.
@Suite struct WideBallContainmentTests {
  private static let precisions = [64, 100, 128, 192, 256, 512, 1000]

  private static func ball(_ random: inout SeededGenerator, _ precision: Int) -> WideBall {
    let bits = random.pick([
      precision, precision - 1, precision / 2, 1, 2 * precision, random.below(precision),
    ])
    let radius: Integer
    switch random.below(4) {
    case 0: radius = .zero
    case 1: radius = Integer(random.below(4))
    case 2: radius = Integer(isNegative: false, magnitude: random.natural(bits: random.below(64)))
    default: radius = Integer(isNegative: false, magnitude: random.natural(bits: random.below(precision)))
    }
    let exponent = random.pick([0, -1, 1, -precision, precision, random.below(600) - 300])
    return WideBall(random.integer(bits: bits), radius: radius, exponent: exponent, precision: precision)
  }

  @Test func resultsHoldTheTruth() {
    var random = SeededGenerator(seed: 71)
    var failing = FailingRows()
    for index in 0..<360 * testScale {
      let isLong = index % 120 == 0
      let precision = isLong ? 8192 : random.pick(WideBallContainmentTests.precisions)
      let a = WideBallContainmentTests.ball(&random, precision)
      let other = WideBallContainmentTests.ball(&random, precision)
      // Now and then nearly opposite.
      let b = random.below(5) == 0 ? -a + WideBall(Integer(random.below(3)), precision) : other
      for operation in BallOperation.all {
        let result = operation.onWide(a, b)
        let row = "\(a) \(operation.name) \(b) = \(result)"
        failing.check(
          a.samples.allSatisfy { x in b.samples.allSatisfy { operation.isHeld(result, x, $0) } }, row)
        failing.check(isSharp(result, operation.name, a, b), "larger than it must be: " + row)
      }
      let positive = a.midpoint.isNegative ? -a : a
      let root = positive.squareRoot
      // Numbers below 0 are left out; there are others, since the midpoint is not below 0.
      let isHeld = positive.samples.allSatisfy { $0.significand.isNegative || root.holds(rootOf: $0) }
      failing.check(isHeld && root.radius != nil, "root of \(positive) = \(root)")
      failing.check(isSharp(root, "root", positive, positive), "root of \(positive) = \(root)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Exact operands make a small radius; only differences may cancel.
  private func isSharp(_ result: WideBall, _ name: String, _ a: WideBall, _ b: WideBall) -> Bool {
    guard a.radius == .zero, b.radius == .zero else { return true }
    guard let radius = result.radius else { return name == "/" && b.midpoint.isZero }
    return radius <= Integer(4)
      && (radius.isZero || result.midpoint.bitWidth >= result.precision || a.midpoint.isZero)
      || name == "+" || name == "-"
  }

  /// Dropped bits are covered by the radius, and what fits stays as it is.
  @Test func cuttingAndIntegers() {
    var random = SeededGenerator(seed: 72)
    var failing = FailingRows()
    for _ in 0..<300 * testScale {
      let precision = random.pick(WideBallContainmentTests.precisions)
      let midpoint = random.integer(bits: random.below(2 * precision))
      let radius = Integer(isNegative: false, magnitude: random.natural(bits: random.below(200)))
      let ball = WideBall(midpoint, radius: radius, exponent: 5, precision: precision)
      let ends = [midpoint - radius, midpoint + radius].map { Dyadic($0, exponent: 5) }
      let isShort = midpoint.bitWidth <= precision && radius.bitWidth <= 64
      failing.check(
        ends.allSatisfy { ball.holds($0) } && isShort == (ball.radius == radius && ball.exponent == 5),
        "\(ball)")
      failing.check(ball.midpoint.bitWidth <= precision, "\(ball)")
      let exact = WideBall(midpoint, precision)
      failing.check(exact.holds(Dyadic(midpoint)) && exact.sign == midpoint.signum, "\(exact)")
      let wider = ball.widened(by: exact)
      failing.check(
        ends.allSatisfy { end in [midpoint, -midpoint].allSatisfy { wider.holds(end + Dyadic($0)) } },
        "\(wider)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func unknownSpreads() {
    let precision = 128
    let unknown = WideBall.unknown(precision), one = WideBall(.one, precision)
    let aroundZero = WideBall(.one, radius: .one, exponent: 0, precision: precision)
    let lost: [WideBall] = [
      unknown + one, one - unknown, unknown * WideBall(.zero, precision), one * unknown, -unknown,
      unknown.divided(by: one), one.divided(by: unknown), one.divided(by: WideBall(.zero, precision)),
      one.divided(by: aroundZero), unknown.squareRoot, (-one).squareRoot, one.widened(by: unknown),
      (-one - aroundZero).squareRoot,
    ]
    let isLost = lost.map { $0.radius == nil && $0.rounded == nil && $0.sign == nil && $0.floor == nil }
    #expect(isLost.allSatisfy { $0 } && unknown.roundedTie.isNaN && unknown.signTie == 0, "\(isLost)")
    #expect(WideBall(.zero, precision).squareRoot.sign == 0)
  }

  /// A quotient of exact numbers that comes out even is exact, so that nothing about it stays open.
  @Test func exactQuotients() {
    let (seven, zero) = (WideBall(Integer(7), 256), WideBall(.zero, 256))
    let quotients = [
      zero.divided(by: seven), WideBall(Integer(-21), 256).divided(by: seven),
      seven.divided(by: WideBall(Integer(4), 256)),
    ]
    #expect(quotients.map(\.floor) == [.zero, Integer(-3), .one] && quotients.map(\.sign) == [0, -1, 1])
    #expect(quotients.allSatisfy { $0.radius == .zero } && seven.divided(by: -seven).radius == .zero)
    #expect(WideBall(.one, 256).divided(by: seven).radius != .zero)
  }
}
