import GyreCore
import TestSupport
import Testing

@Suite struct ExactAngleTests {
  private static func argument(_ x: Int, _ y: Int) -> ExactAngle {
    ExactAngle(directionX: Rational(x), y: Rational(y)) ?? ExactAngle(.zero)
  }

  private static func degrees(_ value: Int) -> ExactAngle { ExactAngle(Arc(Rational(value), .degree)) }

  /// Arguments that are parts of a turn, and sums of arguments that are arguments (2 + i times 3 + i, the
  /// squares of 3 + 4i and 5 + 12i, Machin's 4 atan(1/5) - atan(1/239)).
  @Test func sameAngles() {
    func argument(_ x: Int, _ y: Int) -> ExactAngle { ExactAngleTests.argument(x, y) }
    func degrees(_ value: Int) -> ExactAngle { ExactAngleTests.degrees(value) }
    let twice = argument(5, 1) + argument(5, 1)
    let rows: [(ExactAngle, ExactAngle)] = [
      (argument(1, 0), degrees(0)), (argument(1, 1), degrees(45)), (argument(0, 3), degrees(90)),
      (argument(-2, 2), degrees(135)), (argument(-1, 0), degrees(180)), (argument(-5, -5), degrees(-135)),
      (argument(0, -1), degrees(-90)), (argument(7, -7), degrees(-45)),
      (argument(3, 4) + argument(3, 4), argument(-7, 24)),
      (argument(5, 12) + argument(5, 12), argument(-119, 120)),
      (argument(2, 1) + argument(3, 1), degrees(45)), (argument(1, 2) + argument(1, 3), degrees(135)),
      (twice + twice - argument(239, 1), degrees(45)),
      (argument(3, 4) + argument(4, 3), degrees(90)), (argument(-3, 4) - argument(3, -4), degrees(180)),
      (argument(-3, -4) - argument(3, 4), degrees(-180)),
      (argument(-1, 2) + argument(-1, 2), argument(-3, -4) + degrees(360)),
      (argument(2, 1) + degrees(180), argument(-2, -1) + degrees(360)), (-argument(2, 1), argument(2, -1)),
      (-argument(-2, -1), argument(-2, 1)), (argument(3, 7) - argument(3, 7), degrees(0)),
    ]
    var failing = FailingRows()
    for (index, (a, b)) in rows.enumerated() {
      failing.check(a == b && !(a < b) && !(b < a) && (a - b).signum == 0, "row \(index): \(a) \(b)")
      failing.check(a + degrees(360) != b && b < a + degrees(1), "a turn more, row \(index)")
    }
    failing.check(ExactAngle(directionX: .zero, y: .zero) == nil, "origin")
    #expect(failing.allHold, "\(failing)")
  }

  /// One form for all points of a ray, whole or not.
  @Test func scaleInvariance() {
    var failing = FailingRows()
    let scales = ["1", "2/7", "1e-30", "1e30", "12345678901234567891/3"].compactMap(Rational.init(text:))
    for x in -7...7 {
      for y in -7...7 where (x, y) != (0, 0) {
        let angle = ExactAngleTests.argument(x, y)
        for scale in scales {
          let other = ExactAngle(directionX: Rational(x) * scale, y: Rational(y) * scale)
          failing.check(other == angle && other?.direction == angle.direction, "\(x) \(y) · \(scale)")
        }
        let isOpposite = y == 0 && x < 0  // π, whose negative is not the argument of the conjugate
        failing.check(isOpposite || -angle == ExactAngleTests.argument(x, -y), "-(\(x) \(y))")
        let half = Arc.halfTurn
        failing.check(angle <= ExactAngle(half) && ExactAngle(-half) < angle, "range \(x) \(y)")
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Sums go round as products do, whatever the octants, and turns are counted.
  @Test func sumsOfArguments() {
    var random = SeededGenerator(seed: 121)
    var failing = FailingRows()
    for _ in 0..<120 * testScale {
      let bits = random.pick([3, 8, 30])
      func part() -> Int { random.below(2 << bits) - 1 << bits }
      let (a, b, c, d) = (part(), part(), part(), part())
      if (a, b) == (0, 0) || (c, d) == (0, 0) { continue }
      let (v, w) = (ExactAngleTests.argument(a, b), ExactAngleTests.argument(c, d))
      let product = Direction.reducing(
        real: Integer(a) * Integer(c) - Integer(b) * Integer(d),
        imaginary: Integer(a) * Integer(d) + Integer(b) * Integer(c))
      let sum = v + w
      let row = "\(a) \(b) \(c) \(d)"
      failing.check(sum.direction == product?.direction && (sum - w) == v && sum == w + v, row)
      // The arcs differ by whole turns, those that the argument of the product lost.
      let eighths = Rational(product?.eighths ?? 0, over: 8) ?? .zero
      let turns = sum.arc.turns - eighths
      failing.check(turns.isWhole && Rational(-1) <= turns && turns <= Rational(1), "turns " + row)
      let approximate = v.rounded(in: .turn) + w.rounded(in: .turn)
      failing.check((sum.rounded(in: .turn) - approximate).magnitude < 1e-15, "\(approximate): " + row)
      failing.check((v < w) == (v.rounded(in: .degree) < w.rounded(in: .degree)) || v == w, "order " + row)
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Directions next to an axis, to the diagonal and to each other, and an arc next to an argument.
  @Test func orderNextToEquality() {
    var failing = FailingRows()
    for bits in [10, 60, 64, 127, 200, 700, 9000] {
      let large = Integer.one << bits
      func argument(_ x: Integer, _ y: Integer) -> ExactAngle {
        ExactAngle(directionX: Rational(x), y: Rational(y)) ?? ExactAngle(.zero)
      }
      let diagonal = ExactAngleTests.degrees(45)
      failing.check(
        argument(large, large - .one) < diagonal && diagonal < argument(large - .one, large), "\(bits)")
      failing.check(
        argument(large, .one) > ExactAngle(.zero) && argument(large, -.one) < ExactAngle(.zero), "\(bits)")
      failing.check(argument(large + .one, .one) < argument(large, .one), "\(bits)")
      failing.check(
        argument(-large, .one) < ExactAngle(.halfTurn) && argument(-large, -.one) < argument(-large, .one),
        "\(bits)")
      // The whole turns of 7/8 of a turn and nearly 1/8 more.
      let nearlyTurn = argument(large, large - .one) + ExactAngleTests.degrees(315)
      failing.check(nearlyTurn.wholeTurns == .zero && (-nearlyTurn).wholeTurns == -.one, "turns \(bits)")
      if bits > 1000 { continue }  // radians and arguments are told apart by their digits
      // atan x < x: an arc of 1/large radians is just above the argument of large + i.
      let arc = ExactAngle(Arc(Rational(.one, overPositive: large), .radian))
      failing.check(
        argument(large, .one) < arc && arc < argument(large - .one, .one), "radians \(bits)")
    }
    #expect(failing.allHold, "\(failing)")
  }
}
