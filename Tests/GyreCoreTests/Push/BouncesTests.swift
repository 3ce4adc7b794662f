import TestSupport
import Testing

@testable import GyreCore

/// The formulas in balls against the same in fractions.
@Suite struct BouncesTests {
  private struct Case {
    let mode: Push.Mode
    let walls: AxisMotion.Walls
    /// A reach whose √(reach/D) is rational.
    let reach: Rational

    init(_ source: inout SeededGenerator) {
      mode = source.flip() ? .continuous : .instantaneous
      let ahead = source.decimal(1...2000)
      let elasticities: [Rational] = [
        0, 1, Rational(1, overPositive: 2), source.decimal(1...9), Rational(97, overPositive: 100),
      ]
      walls = AxisMotion.Walls(
        ahead: ahead, length: ahead + source.decimal(0...2000), elasticity: source.pick(elasticities).reduced)
      let time = Rational(source.below(4000), overPositive: 1 + source.below(300))
      reach = mode == .continuous ? ahead * time * time : ahead * time
    }
  }

  private func bounces<B: Ball>(_ row: Case, _ powers: [B], _ precision: B.Precision) -> Bounces<B>.Count? {
    var bounces = Bounces<B>(row.mode, row.walls, precision)
    return powers.withUnsafeBufferPointer {
      bounces.powers = $0
      return bounces.count(B(row.reach, precision))
    }
  }

  /// Where a reach is exactly that of a contact fractions tell; anywhere else the fast ball does, and both agree
  /// on the place.
  @Test func ballsAgreeWithFractions() throws {
    var source = SeededGenerator(seed: 21)
    var rows = FailingRows()
    for _ in 0..<(1000 * testScale) {
      let row = Case(&source)
      let exact = ExactBounces(mode: row.mode, walls: row.walls)
      let ball = bounces(row, FastAxis.powers(of: row.walls.elasticity), FastPrecision())
      let count = exact.count(row.reach)
      rows.check(ball != nil || count != nil, "undecided: \(row)")
      if let ball, let count {
        rows.check(
          ball.number == count.number && ball.isResting == count.isResting, "\(row): \(ball), \(count)")
      }
      guard let ball, !ball.isResting, !ball.number.isZero,
        let place = exact.place(row.reach, ball.number)
      else { continue }
      let (distance, velocity) = Bounces<FastBall>(row.mode, row.walls, FastPrecision()).place(ball)
      for (quick, slow) in [(distance, place.distance), (velocity, place.velocity)] {
        rows.check(quick.rounded.map { $0 == slow.rounded } ?? true, "\(row): \(quick), \(slow.rounded)")
      }
    }
    #expect(rows.allHold, "\(rows)")
  }

  /// The reach of contact n has n contacts; less by one part in 10^50, n - 1.
  @Test func contactsAreCounted() throws {
    var source = SeededGenerator(seed: 22)
    var rows = FailingRows()
    let less = 1 - Rational(.one, overPositive: Integer.powerOfTen(50))
    for _ in 0..<(100 * testScale) {
      let row = Case(&source)
      if row.walls.elasticity.isZero { continue }
      let motion = try Push(Push.View(), mode: row.mode)
      let axis = AxisMotion(motion, start: 0, within: nil, direction: 1, rate: 1, square: nil)
      let number = 1 + source.below(60)
      let reach = try #require(
        ExactBounces(mode: row.mode, walls: row.walls).contactReach(Integer(number)))
      // For a force the square: less time is less than half as much reach.
      for (factor, count) in [(Rational(1), number), (less * less, number - 1)] {
        let found = axis.contacts(Reach(factor: reach * factor), row.walls)
        rows.check(found.number == Integer(count) && !found.isResting, "\(row), \(number): \(found)")
      }
    }
    #expect(rows.allHold, "\(rows)")
  }

  /// Far beyond what could be walked through: at e = 1 - 10^-9 and a reach of 300 digits.
  @Test func farContacts() throws {
    let walls = AxisMotion.Walls(
      ahead: 1, length: 1, elasticity: Rational(999_999_999, overPositive: 1_000_000_000))
    let push = try Push(Push.View(), mode: .instantaneous)
    let axis = AxisMotion(push, start: 0, within: nil, direction: 1, rate: 1, square: nil)
    // ⌊log(1 + (10^300 - 1)·10^-9)/log(1/e)⌋ + 1, by mpmath with 400 digits: …726.24 + 1.
    let found = axis.contacts(Reach(factor: Rational(Integer.powerOfTen(300))), walls)
    #expect(found.number == Integer(670_052_261_727))
  }
}
