import GyreCore
import TestSupport
import Testing

/// Which sector a rotation selects: laws for random wheels, and the fast way against the exact one.
@Suite struct SelectionTests {
  /// A rotation: a decimal of few or many digits in some unit, a border, or a border and very little.
  private func rotation(_ source: inout SeededGenerator, _ wheel: Wheel) -> Arc {
    let digits = (0..<(1 + source.below(24))).map { _ in String(source.below(10)) }.joined()
    let sign = source.below(2) == 0 ? "" : "-"
    let value = Rational(decimal: sign + "\(source.below(30))." + digits) ?? .zero
    switch source.below(8) {
    case 0: return wheel.min(of: source.below(wheel.count)).adding(turns: Integer(source.below(9) - 4))
    case 1:
      let tiny = Arc(Rational(decimal: sign + "1e-\(20 + source.below(80))") ?? .zero, .radian)
      return wheel.max(of: source.below(wheel.count)) + tiny
    case 2: return Arc(value * Rational(decimal: "1e\(source.below(20))").or(1), .radian)
    case 3: return Arc(value, .turn)
    case 4: return Arc(value * 12, .degree)
    default: return Arc(value, .radian)
    }
  }

  private func failures(
    _ count: Int, seed: UInt64, _ law: (RandomWheel, Wheel, Arc) throws -> String?
  ) throws -> [String] {
    var source = SeededGenerator(seed: seed)
    var failures: [String] = []
    for _ in 0..<(count * testScale) {
      let description = RandomWheel(&source)
      let wheel = try description.wheel
      for _ in 0..<4 {
        let rotation = rotation(&source, wheel)
        if let failure = try law(description, wheel, rotation) {
          failures.append("\(failure): \(description) at \(rotation)")
        }
      }
    }
    return failures
  }

  /// Without a gap or a dead arc, the sector selected is the only one with min <= r < max round the circle.
  @Test func exactlyOneSector() throws {
    let found = try failures(120, seed: 11) { description, wheel, rotation in
      guard description.span == .turn && description.gap.isZero else { return nil }
      let selected = try wheel.select(ExactAngle(rotation)).sector
      let holding = (0..<wheel.count).filter { index in
        let ahead = rotation - wheel.min(of: index)
        return ahead.adding(turns: -ahead.wholeTurns) < wheel.width(of: index)
      }
      return holding == [selected] ? nil : "\(selected), but \(holding) hold it"
    }
    #expect(found == [])
  }

  /// On a border the rule decides, and only there: the two rules then give neighbours.
  @Test func ties() throws {
    let found = try failures(120, seed: 12) { _, wheel, rotation in
      let angle = ExactAngle(rotation)
      let (above, below) = (try wheel.select(angle, tie: .minimum), try wheel.select(angle, tie: .maximum))
      do {
        let refused = try wheel.select(angle, tie: .refuse)
        if refused != above || refused != below { return "a border that is none" }
      } catch let error as TieError {
        if error.above != above.sector || error.below != below.sector { return "\(error)" }
        if abs(wheel.sectorsPassed(from: below, to: above)) != 1 { return "\(above) and \(below)" }
        if !wheel.margin(of: angle).arc.isZero { return "margin on a border" }
      }
      return nil
    }
    #expect(found == [])
  }

  /// The target snaps to itself; a whole turn more changes rotation and target only; the target is the
  /// nearest of the sector's mids; offset and rotate are negatives.
  @Test func laws() throws {
    let found = try failures(100, seed: 13) { _, wheel, rotation in
      let angle = ExactAngle(rotation)
      let snap = try wheel.snap(angle, landing: angle)
      let target = ExactAngle(snap.target)
      let again = try wheel.snap(target, landing: target)
      if again.sector != snap.sector || again.target != snap.target { return "target" }
      let turned = ExactAngle(rotation + .turn)
      let next = try wheel.snap(turned, landing: turned)
      if next.sector != snap.sector || next.offset != snap.offset || next.target != snap.target + .turn {
        return "turn"
      }
      let half = ExactAngle(.halfTurn)
      if snap.offset > half || -snap.offset > half || snap.rotate != -snap.offset { return "offset" }
      if !(snap.target - wheel.mid(of: snap.sector)).isTurns(from: .zero) { return "mid" }
      if wheel.margin(of: angle).signum < 0 { return "margin" }
      return nil
    }
    #expect(found == [])
  }

  /// Where the fast way decides, it decides as the exact way does, digit by digit; and it mostly decides.
  @Test func fastWay() throws {
    var (decided, all) = (0, 0)
    let found = try failures(400, seed: 14) { description, wheel, rotation in
      for unit in AngleUnit.allCases {
        let glide = Arc(Rational(decimal: "0.37").or(0), .radian)
        let wheelInUnit = FastWheel(wheel, unit: unit)
        all += 1
        guard
          let fast = wheelInUnit.snap(
            rotation, glide: FastBall(glide, unit), [.landing, .margin, .gap])
        else { continue }
        decided += 1
        let snap = try wheel.snap(ExactAngle(rotation), landing: ExactAngle(rotation + glide))
        if snap.sector != fast.sector { return "sector \(fast.sector), exactly \(snap.sector)" }
        let pairs = [
          (fast.offset, snap.offset.rounded(in: unit)), (fast.target, snap.target.rounded(in: unit)),
          (fast.rotate, snap.rotate.rounded(in: unit)), (fast.landing, snap.landing.rounded(in: unit)),
          (fast.margin, wheel.margin(of: snap.landing).rounded(in: unit)),
        ]
        if let pair = pairs.first(where: { !$0.0.isNaN && $0.0 != $0.1 }) { return "\(pair) in \(unit)" }
        if let isInGap = fast.isInGap, isInGap != wheel.isInGap(snap.landing) { return "gap" }
      }
      return nil
    }
    #expect(found == [])
    #expect(decided > all / 2, "\(decided) of \(all)")
  }
}

/// The angles of sectors by the fast way, against the exact ones, digit by digit.
@Suite struct FastSectorTests {
  @Test func fastWay() throws {
    var source = SeededGenerator(seed: 15)
    var (decided, all) = (0, 0)
    var wrong: [String] = []
    for _ in 0..<(300 * testScale) {
      let description = RandomWheel(&source)
      let wheel = try description.wheel
      for unit in AngleUnit.allCases {
        let fast = FastWheel(wheel, unit: unit)
        let index = source.below(wheel.count)
        let pairs = [
          (fast.min(of: index), wheel.min(of: index)), (fast.mid(of: index), wheel.mid(of: index)),
          (fast.max(of: index), wheel.max(of: index)), (fast.width(of: index), wheel.width(of: index)),
        ]
        all += pairs.count
        decided += pairs.count { $0.0 != nil }
        let isRight = pairs.allSatisfy { $0.0 == nil || $0.0 == $0.1.rounded(in: unit) }
        let wraps = fast.wraps(index) ?? wheel.wraps(index)
        if !isRight || wraps != wheel.wraps(index) { wrong.append("\(index) in \(unit): \(description)") }
      }
    }
    #expect(wrong == [])
    #expect(decided > all / 2, "\(decided) of \(all)")
  }
}

extension Optional where Wrapped == Rational {
  /// The value, or another.
  func or(_ other: Rational) -> Rational { self ?? other }
}
