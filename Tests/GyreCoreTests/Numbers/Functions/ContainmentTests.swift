import GyreCore
import TestSupport
import Testing

/// The result for a ball holds the results for the numbers in it: exact arguments are hidden in balls with an
/// error, and the wide value at the argument must lie in the fast result.
@Suite struct ContainmentTests {
  /// An exact argument and a ball with an error that holds it, at its very rim.
  private static func hidden(
    _ magnitudes: ClosedRange<Int>, _ generator: inout SeededGenerator
  ) -> (exact: FastBall, ball: FastBall) {
    let exact = FastBall.random(magnitudes: magnitudes, using: &generator)
    let error = generator.next() >> UInt64(8 + generator.below(56))
    // Kept clear of the ends of the binade, so that the ball has the same exponent.
    let room = UInt128(error)
    if exact.significand > .max - room || exact.significand - room < 1 << 127 { return (exact, exact) }
    let middle = generator.below(2) == 0 ? exact.significand + room : exact.significand - room
    return (
      exact,
      FastBall(middle, error: error, exponent: exact.exponent, isNegative: exact.isNegative)
    )
  }

  private typealias Row = (
    name: String, magnitudes: ClosedRange<Int>, fast: @Sendable (FastBall, FastBall) -> FastBall,
    wide: @Sendable (WideBall, WideBall) -> WideBall
  )

  private static let rows: [Row] = [
    ("add", -70...70, { $0 + $1 }, { $0 + $1 }),
    ("subtract", -3...3, { $0 - $1 }, { $0 - $1 }),
    ("multiply", -90...90, { $0 * $1 }, { $0 * $1 }),
    ("divide", -90...90, { $0.divided(by: $1) }, { $0.divided(by: $1) }),
    ("square root", -90...90, { a, _ in a.positive.squareRoot }, { a, _ in a.positive.squareRoot }),
    ("sine", -20...30, { a, _ in a.sineAndCosine().sine }, { a, _ in a.sineAndCosine().sine }),
    ("cosine", -20...30, { a, _ in a.sineAndCosine().cosine }, { a, _ in a.sineAndCosine().cosine }),
    (
      "quick sine", -20...30, { a, _ in .sine(of: a.quarterTurns, isCosine: false) },
      { a, _ in a.sineAndCosine().sine }
    ),
    (
      "quick cosine", -20...30, { a, _ in .sine(of: a.quarterTurns, isCosine: true) },
      { a, _ in a.sineAndCosine().cosine }
    ),
    (
      "sine of a pair", -20...30, { a, _ in FastBall.sineAndCosine(of: a.quarterTurns).sine },
      { a, _ in a.sineAndCosine().sine }
    ),
    (
      "cosine of a pair", -20...30, { a, _ in FastBall.sineAndCosine(of: a.quarterTurns).cosine },
      { a, _ in a.sineAndCosine().cosine }
    ),
    ("arc tangent", -9...9, { .arcTangent($0, $1) }, { .arcTangent($0, $1) }),
    ("arc sine", -20...0, { a, _ in a.arcSine }, { a, _ in a.arcSine }),
    ("arc cosine", -20...0, { a, _ in a.arcCosine }, { a, _ in a.arcCosine }),
  ]

  @Test func holdsTheValuesOfItsNumbers() {
    for (index, row) in Self.rows.enumerated() {
      var generator = SeededGenerator(seed: UInt64(100 + index))
      for _ in 0..<testCount(debug: 200, release: 5000) {
        let (a, aBall) = Self.hidden(row.magnitudes, &generator)
        let (b, bBall) = Self.hidden(row.magnitudes, &generator)
        let fast = row.fast(aBall, bBall)
        if fast.isUnknown { continue }
        let error = fast.distanceInUnits(to: row.wide(a.exactlyWide(256), b.exactlyWide(256)))
        if error > Double(fast.error) * 1.000001 {
          Issue.record("\(row.name) of \(a), \(b) in \(aBall), \(bBall): \(error) units, not \(fast.error)")
          break
        }
      }
    }
  }

  /// A fast ball made of a wide one holds all that that holds, and says so where it can't.
  @Test func holdsAWideBall() {
    var generator = SeededGenerator(seed: 300)
    for _ in 0..<testCount(debug: 300, release: 20_000) {
      let exact = FastBall.random(magnitudes: -90...90, using: &generator)
      let low = exact.exactlyWide(256)
      let bits = generator.below(256)
      let ball = WideBall(
        low.midpoint << 100, radius: Integer(Int128(generator.next() >> UInt64(generator.below(64)))) << bits,
        exponent: low.exponent - 100, precision: 256)
      let fast = FastBall(ball)
      guard let radius = ball.radius else { continue }
      if fast.isUnknown {
        // Only what has errors of some 2^60 units or more may be given up.
        #expect(radius.bitWidth + 128 > ball.midpoint.bitWidth + 58, "\(ball)")
        continue
      }
      for end in [ball.midpoint + radius, ball.midpoint - radius] {
        let value = WideBall(end, radius: .zero, exponent: ball.exponent, precision: 512)
        let error = fast.distanceInUnits(to: value)
        #expect(error <= Double(fast.error) * 1.000001, "\(ball): \(error) units, not \(fast.error)")
      }
    }
    #expect(FastBall(WideBall.unknown(256)).isUnknown)
    #expect(FastBall(WideBall(.zero, 256)).rounded == 0)
  }

  /// Wide balls against wide balls of higher precision.
  @Test func wideBallsHoldTheValuesOfHigherPrecision() {
    for (index, row) in Self.rows.enumerated() {
      var generator = SeededGenerator(seed: UInt64(200 + index))
      for precision in [64, 128, 400] {
        for _ in 0..<testCount(debug: 20, release: 300) {
          let (a, _) = Self.hidden(row.magnitudes, &generator)
          let (b, _) = Self.hidden(row.magnitudes, &generator)
          let low = row.wide(a.exactlyWide(precision), b.exactlyWide(precision))
          let high = row.wide(a.exactlyWide(800), b.exactlyWide(800))
          // At 64 bits the operands are balls already; what is known must hold the better value.
          if low.radius != nil && (low - high).sign.map({ $0 != 0 }) == true {
            Issue.record("\(row.name) of \(a), \(b) at \(precision) bits")
            break
          }
        }
      }
    }
  }
}

extension WideBall {
  fileprivate var positive: WideBall { midpoint.isNegative ? -self : self }
}
