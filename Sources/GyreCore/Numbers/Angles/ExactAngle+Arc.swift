extension ExactAngle {
  /// The exact sum.
  @inline(__always) public static func + (a: ExactAngle, b: Arc) -> ExactAngle {
    ExactAngle(a.arc + b, a.direction)
  }

  /// The exact difference.
  @inline(__always) public static func - (a: ExactAngle, b: Arc) -> ExactAngle {
    ExactAngle(a.arc - b, a.direction)
  }

  /// The angle and so many turns more.
  package func adding(turns count: Integer) -> ExactAngle {
    ExactAngle(arc.adding(turns: count), direction)
  }

  /// How often `divisor`, an arc > 0, goes into the angle: the largest whole number not above the quotient,
  /// exactly.
  ///
  /// Where both are parts of a turn, or both radians, that is a division of fractions. Else the quotient is
  /// irrational, or (for arcs with both parts, one a multiple of the other) left to the formula.
  package func wholeQuotient(by divisor: Arc) -> Integer {
    if direction == nil {
      if arc.radians.isZero && divisor.radians.isZero {
        return arc.turns.divided(by: divisor.turns)?.floor ?? .zero
      }
      if arc.turns.isZero && divisor.turns.isZero {
        return arc.radians.divided(by: divisor.radians)?.floor ?? .zero
      }
    }
    return QuotientFormula(dividend: self, divisor: divisor).floor()
  }
}

private struct QuotientFormula: Formula {
  let dividend: ExactAngle
  let divisor: Arc

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let top: B = AngleFormula(arc: dividend.arc, direction: dividend.direction, unit: .turn).value(precision)
    let bottom: B = AngleFormula(arc: divisor, direction: nil, unit: .turn).value(precision)
    return top.divided(by: bottom)
  }
}
