/// An exact angle: an arc plus the argument of a direction with rational coordinates, such as that of a
/// transform or a finger.
///
/// The form is canonical: whole eighths of a turn are moved from the direction into the arc, and what is left
/// of it lies strictly inside an octant or is absent. Two angles are equal exactly if their forms are: if
/// t·2π + r + arg(v) = 0 then exp(ir) is algebraic, so r = 0 (Lindemann), and then v points along a root of
/// unity with rational coordinates, so its argument is a multiple of π/4.
public struct ExactAngle: Sendable {
  package let arc: Arc
  package let direction: Direction?

  /// The angle of an arc.
  public init(_ arc: Arc) { self.init(arc, nil) }

  package init(_ arc: Arc, _ direction: Direction?) {
    self.arc = arc
    self.direction = direction
  }

  /// The argument, in (-π, π], of the point (x, y), as atan2(y, x) gives it; `nil` for the origin.
  public init?(directionX x: Rational, y: Rational) {
    let (real, imaginary) = (x.numerator * y.denominator, y.numerator * x.denominator)
    guard let (eighths, direction) = Direction.reducing(real: real, imaginary: imaginary) else {
      return nil
    }
    self.init(Arc.zero.adding(eighths: eighths), direction)
  }

  /// -1, 0 or 1: the exact sign.
  ///
  /// A direction's argument lies strictly between 0 and an eighth of a turn: only beside an arc between -1/8 of
  /// a turn and 0, or one with radians, does its value matter.
  package var signum: Int {
    if direction == nil { return arc.signum }
    if arc.radians.isZero {
      if arc.turns.signum >= 0 { return 1 }
      if arc.turns <= -ExactAngle.eighth { return -1 }
    }
    return AngleFormula(arc: arc, direction: direction, unit: .radian).sign()
  }

  /// The largest whole number of turns that is not above the angle, exactly.
  package var wholeTurns: Integer {
    if direction == nil { return arc.wholeTurns }
    if arc.radians.isZero {
      let whole = arc.turns.floor
      if arc.turns - Rational(whole) <= Rational(1) - ExactAngle.eighth { return whole }
    }
    return AngleFormula(arc: arc, direction: direction, unit: .turn).floor()
  }

  private static var eighth: Rational { Rational(.one, overPositive: Integer(8)) }

  /// The angle in `unit`, rounded once to binary64 (to nearest, ties to even); infinite where it is too large
  /// for that. 0 has no sign.
  public func rounded(in unit: AngleUnit) -> Double {
    direction == nil
      ? arc.rounded(in: unit) : AngleFormula(arc: arc, direction: direction, unit: unit).rounded()
  }
}

extension ExactAngle: Comparable {
  /// Whether the angles are exactly the same; a turn more is another angle.
  public static func == (a: ExactAngle, b: ExactAngle) -> Bool {
    a.arc == b.arc && a.direction == b.direction
  }

  /// Exact order.
  public static func < (a: ExactAngle, b: ExactAngle) -> Bool { (a - b).signum < 0 }
}

extension ExactAngle {
  /// The exact negative: the argument of the conjugate direction.
  public static prefix func - (a: ExactAngle) -> ExactAngle {
    guard let direction = a.direction else { return ExactAngle(-a.arc) }
    return ExactAngle(-a.arc, real: direction.real, imaginary: -direction.imaginary)
  }

  /// The exact sum: arguments add as directions multiply.
  public static func + (a: ExactAngle, b: ExactAngle) -> ExactAngle {
    let arc = a.arc + b.arc
    guard let v = a.direction, let w = b.direction else {
      return ExactAngle(arc, a.direction ?? b.direction)
    }
    // Both arguments lie in (0, π/4), so that of the product lies in (0, π/2): no turn is lost.
    return ExactAngle(
      arc, real: v.real * w.real - v.imaginary * w.imaginary,
      imaginary: v.real * w.imaginary + v.imaginary * w.real)
  }

  /// The exact difference.
  public static func - (a: ExactAngle, b: ExactAngle) -> ExactAngle { a + -b }

  /// The sum of an arc and the argument, in (-π, π], of a direction other than 0.
  private init(_ arc: Arc, real: Integer, imaginary: Integer) {
    if let (eighths, direction) = Direction.reducing(real: real, imaginary: imaginary) {
      self.init(arc.adding(eighths: eighths), direction)
    } else {
      self.init(arc, nil)
    }
  }
}

extension Arc {
  fileprivate func adding(eighths: Int) -> Arc {
    self + Arc(turns: Rational(Integer(eighths), overPositive: Integer(8)), radians: .zero)
  }
}
