import GyreCore
import TestSupport
import Testing

/// The error that each function of `FastBall` adds, measured against `WideBall` at 320 bits, must stay below
/// half of its stated bound.
@Suite struct FunctionErrorTests {
  /// A function of one or two exact balls, at both precisions.
  struct Row: Sendable {
    let name: String
    let bound: UInt64
    let arguments: @Sendable (inout SeededGenerator) -> (FastBall, FastBall)
    let fast: @Sendable (FastBall, FastBall) -> FastBall
    let wide: @Sendable (WideBall, WideBall) -> WideBall
  }

  static let rows: [Row] = [
    Row(
      name: "square root", bound: FastBall.squareRootError,
      arguments: { (.random(magnitudes: -300...300, using: &$0).positive, .unknown) },
      fast: { a, _ in a.squareRoot }, wide: { a, _ in a.squareRoot }),
    Row(
      name: "sine", bound: FastBall.sineError, arguments: { (octant(&$0), .unknown) },
      fast: { a, _ in .sine(of: QuarterTurns(quarters: 0, rest: a), isCosine: false) },
      wide: { a, _ in a.sineAndCosine().sine }),
    Row(
      name: "cosine", bound: FastBall.sineError, arguments: { (octant(&$0), .unknown) },
      fast: { a, _ in .sine(of: QuarterTurns(quarters: 0, rest: a), isCosine: true) },
      wide: { a, _ in a.sineAndCosine().cosine }),
    Row(
      name: "precise sine", bound: FastBall.preciseSineError, arguments: { (octant(&$0), .unknown) },
      fast: { a, _ in a.sineAndCosine().sine }, wide: { a, _ in a.sineAndCosine().sine }),
    Row(
      name: "precise cosine", bound: FastBall.preciseSineError, arguments: { (octant(&$0), .unknown) },
      fast: { a, _ in a.sineAndCosine().cosine }, wide: { a, _ in a.sineAndCosine().cosine }),
    Row(
      name: "arc tangent", bound: FastBall.arcTangentError,
      arguments: {
        (.random(magnitudes: -12...0, using: &$0), .random(magnitudes: -12...0, using: &$0))
      },
      fast: { .arcTangent($0, $1) }, wide: { .arcTangent($0, $1) }),
    Row(
      name: "arc sine", bound: FastBall.arcSineError,
      arguments: { (.random(magnitudes: -12...0, using: &$0), .unknown) },
      fast: { a, _ in a.arcSine }, wide: { a, _ in a.arcSine }),
    Row(
      name: "arc cosine", bound: FastBall.arcSineError,
      arguments: { (.random(magnitudes: -12...0, using: &$0), .unknown) },
      fast: { a, _ in a.arcCosine }, wide: { a, _ in a.arcCosine }),
    Row(
      name: "arc cosine near 1", bound: FastBall.arcSineError,
      arguments: { (.one - .random(magnitudes: (-60)...(-2), using: &$0).positive, .unknown) },
      fast: { a, _ in a.withoutError.arcCosine }, wide: { a, _ in a.arcCosine }),
  ]

  /// A ball below π/4, of which the sine's table path and its path near 0 get half each.
  private static func octant(_ generator: inout SeededGenerator) -> FastBall {
    while true {
      let ball = FastBall.random(magnitudes: -16...0, using: &generator)
      if ball.significand.high < 0xc90f_daa2_2168_c234 || ball.exponent < -128 { return ball }
    }
  }

  @Test(arguments: rows.indices) func staysBelowHalfOfItsBound(_ index: Int) {
    let row = Self.rows[index]
    var generator = SeededGenerator(seed: UInt64(index) + 1)
    var largest = 0.0
    for _ in 0..<testCount(debug: 200, release: 15_000) {
      let (a, b) = row.arguments(&generator)
      let fast = row.fast(a.withoutError, b.withoutError)
      let wide = row.wide(a.exactlyWide(320), b.exactlyWide(320))
      let error = fast.distanceInUnits(to: wide)
      largest = max(largest, error)
      if error > Double(row.bound) / 2 || fast.error > 2 * row.bound {
        Issue.record("\(row.name) of \(a), \(b): wrong by \(error) units")
        return
      }
    }
    if measuredErrorsArePrinted { print("\(row.name): \(largest / Double(row.bound)) of its bound") }
  }

  /// The reduction of binary64 arguments, near multiples of π/2 and at all sizes, is right to its few units.
  @Test func reducesAnyBinary64() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<testCount(debug: 200, release: 15_000) {
      let angle = Double.randomAngle(using: &generator)
      let turns = FastBall.quarterTurns(radians: angle)
      let wide = ExactAngle(Arc(Rational(angle) ?? .zero, .radian))
      for isCosine in [false, true] {
        let fast = FastBall.sine(of: turns, isCosine: isCosine)
        let (sine, cosine) = WideBall.sineAndCosine(of: wide, 320)
        let error = fast.distanceInUnits(to: isCosine ? cosine : sine)
        if error > Double(FastBall.sineError) / 2 { Issue.record("\(angle): \(error) units") }
      }
    }
  }
}
