import GyreCore
import TestSupport
import Testing

@Suite struct ArgumentTests {
  /// The largest precision tried; debug builds take seconds for an argument at the cap.
  #if DEBUG
    private static let cap = 2048
  #else
    private static let cap = 8192
  #endif

  /// Against mpmath to 60 significant digits (Scripts/reference/arguments.py), at 128 bits and one of the
  /// others.
  @Test func argumentsOfMpmath() throws {
    var failing = FailingRows()
    let rows = try TableReader.rows("arguments.tsv").filter { $0[0] == "argument" }
    for (index, cells) in rows.enumerated() {
      guard let real = Integer(decimal: cells[1]), let imaginary = Integer(decimal: cells[2]),
        let truth = Rational(text: cells[3]),
        let direction = Direction.reducing(real: real, imaginary: imaginary)?.direction
      else {
        failing.check(false, cells.joined(separator: " "))
        continue
      }
      // Half a unit of the sixtieth digit, which is above truth·10^-60.
      let slack = truth * (Rational(text: "6e-60") ?? .zero)
      for precision in [128, [64, 170, 256, 320][index % 4]] {
        let ball = WideBall.argument(of: direction, precision)
        let row = "\(cells.joined(separator: " ")): \(ball)"
        failing.check(isNear(ball, truth, slack) && isSharp(ball), row)
        if precision == 128 {
          let fast = FastBall.argument(of: direction, FastPrecision())
          failing.check(isNear(fast, truth, slack), "fast \(row)")
        }
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Whether the ball holds a number within the slack of the truth.
  private func isNear(_ ball: some OpenBall, _ truth: Rational, _ slack: Rational) -> Bool {
    guard let reach = ball.reach else { return true }
    let difference = rational(ball.middle) - truth
    return max(difference, -difference) <= rational(reach) + slack
  }

  private func rational(_ value: Dyadic) -> Rational {
    let power = Integer.one << abs(value.exponent)
    return value.exponent < 0
      ? Rational(value.significand, overPositive: power) : Rational(value.significand * power)
  }

  /// The 32 bits beyond the precision cover what the method loses: a few units at most are left.
  private func isSharp(_ ball: WideBall) -> Bool {
    guard let radius = ball.radius else { return false }
    return radius <= Integer(4) && ball.midpoint.bitWidth == ball.precision
  }

  /// The argument of x + iy and that of its mirror image about the ray at π/8 are π/4 together.
  @Test func mirroredArguments() {
    var random = SeededGenerator(seed: 91)
    var failing = FailingRows()
    for precision in [64, 128, 128, 256, 512, 1024, ArgumentTests.cap] {
      let (x, y) = (random.integer(bits: 100).absolute, random.integer(bits: 90).absolute)
      guard let direction = Direction.reducing(real: x, imaginary: y)?.direction,
        let mirrored = Direction.reducing(real: x + y, imaginary: x - y)?.direction
      else {
        failing.check(false, "\(x.hexadecimal) \(y.hexadecimal)")
        continue
      }
      let (a, b) = (WideBall.argument(of: direction, precision), WideBall.argument(of: mirrored, precision))
      let rest = (a + b) * WideBall(Integer(4), precision) - WideBall.pi(precision)
      failing.check(isSharp(a) && isSharp(b) && rest.holds(Dyadic(.zero)), "\(precision): \(rest)")
      let reach = rest.reach ?? Dyadic(.one)
      failing.check(reach < Dyadic(.one, exponent: 6 - precision), "\(precision): \(rest)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// A ball of more precision lies within one of less, up to the cap.
  @Test func precisionsAgree() {
    var failing = FailingRows()
    for (real, imaginary) in [(2, 1), (1000, 999), (1 << 40, 1)] {
      guard let direction = Direction.reducing(real: Integer(real), imaginary: Integer(imaginary))?.direction
      else { continue }
      var finer = WideBall.argument(of: direction, ArgumentTests.cap)
      for precision in [ArgumentTests.cap / 2, 512, 256, 128] {
        let ball = WideBall.argument(of: direction, precision)
        failing.check(ball.holds(finer.middle) && isSharp(ball), "\(real) \(imaginary) \(precision): \(ball)")
        finer = ball
      }
    }
    #expect(failing.allHold, "\(failing)")
  }
}
