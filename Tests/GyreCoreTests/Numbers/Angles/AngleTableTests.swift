import GyreCore
import TestSupport
import Testing

/// Signs, whole turns and roundings of exact angles against MPFR (Scripts/reference/arcs.py): random ones, and
/// ones next to the midpoint between two binary64, to whole turns and to zero.
@Suite struct AngleTableTests {
  /// Debug builds take a sixth of the rows with a direction, which cost most.
  #if DEBUG
    private static let directionStep = 6
  #else
    private static let directionStep = 1
  #endif

  @Test func answersOfMPFR() throws {
    var failing = FailingRows()
    for (index, cells) in try TableReader.rows("arcs.tsv").enumerated() {
      if cells[3] != "-" && index % AngleTableTests.directionStep != 0 { continue }
      guard let arc = AngleTableTests.arc(cells), let angle = AngleTableTests.angle(arc, cells),
        let wholeTurns = Integer(decimal: cells[6])
      else {
        failing.check(false, "not understood: \(cells)")
        continue
      }
      let row = cells.joined(separator: " ")
      failing.check(angle.signum == Int(cells[5]), "sign \(angle.signum): " + row)
      failing.check(angle.wholeTurns == wholeTurns, "turns \(angle.wholeTurns.hexadecimal): " + row)
      failing.check(
        (-angle).signum == -angle.signum && (angle == -angle) == (angle.signum == 0), "negative: " + row)
      let units: [AngleUnit] = [.radian, .degree, .turn, .gradian]
      for (unit, bits) in zip(units, cells[7...]) {
        let result = angle.rounded(in: unit)
        failing.check(String(result.bitPattern, radix: 16) == bits, "\(unit) \(result): " + row)
      }
      let unit = units[index % units.count]
      failing.check((-angle).rounded(in: unit) == -angle.rounded(in: unit), "negative \(unit): " + row)
      if cells[3] == "-" { checkArc(arc, like: angle, row, &failing) }
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// An arc answers as the angle without direction does.
  private func checkArc(_ arc: Arc, like angle: ExactAngle, _ row: String, _ failing: inout FailingRows) {
    failing.check(arc.signum == angle.signum && arc.wholeTurns == angle.wholeTurns, "arc: " + row)
    failing.check(
      AngleUnit.allCases.allSatisfy { arc.rounded(in: $0) == angle.rounded(in: $0) }, "rounded arc: " + row)
    let fraction = arc.adding(turns: -arc.wholeTurns)
    failing.check(.zero <= fraction && fraction < .turn, "fraction of a turn: " + row)
  }

  private static func arc(_ cells: [String]) -> Arc? {
    guard cells.count == 11, let turns = Rational(text: cells[1]), let radians = Rational(text: cells[2])
    else {
      return nil
    }
    return Arc(turns, .turn) + Arc(radians, .radian)
  }

  private static func angle(_ arc: Arc, _ cells: [String]) -> ExactAngle? {
    if cells[3] == "-" { return ExactAngle(arc) }
    guard let x = Integer(decimal: cells[3]), let y = Integer(decimal: cells[4]) else { return nil }
    return ExactAngle(directionX: Rational(x), y: Rational(y)).map { ExactAngle(arc) + $0 }
  }
}
