/// An exact arc of a circle: a rational part of a turn plus a rational number of radians.
///
/// Degrees, turns, gradians and fractions of π are parts of a turn; plain radians are kept apart, because no
/// rational number of them is a rational part of a turn (π is irrational). So sums, differences and rational
/// multiples of arcs are exact, two arcs are equal exactly if both parts are, and comparison is exact.
public struct Arc: Sendable {
  package let turns: Rational
  package let radians: Rational

  @inline(__always)
  package init(turns: Rational, radians: Rational) {
    self.turns = turns
    self.radians = radians
  }

  /// `value` counted in `unit`, exactly.
  public init(_ value: Rational, _ unit: AngleUnit) {
    if let perTurn = unit.perTurn {
      let turns = Rational(value.numerator, overPositive: value.denominator * Integer(perTurn))
      self.init(turns: turns, radians: .zero)
    } else {
      self.init(turns: .zero, radians: value)
    }
  }

  /// `multiple`·π, exactly.
  public init(multipleOfPi multiple: Rational) {
    let turns = Rational(multiple.numerator, overPositive: multiple.denominator * Integer(2))
    self.init(turns: turns, radians: .zero)
  }

  /// No arc at all.
  public static let zero = Arc(turns: .zero, radians: .zero)

  /// The whole circle.
  public static let turn = Arc(turns: Rational(1), radians: .zero)

  /// Half the circle.
  public static let halfTurn = Arc(multipleOfPi: Rational(1))

  /// Whether the arc is exactly 0.
  public var isZero: Bool { turns.isZero && radians.isZero }
}

extension Arc: Comparable {
  /// Whether the arcs are exactly the same.
  public static func == (a: Arc, b: Arc) -> Bool { a.turns == b.turns && a.radians == b.radians }

  /// Exact order.
  @inline(__always) public static func < (a: Arc, b: Arc) -> Bool { (a - b).signum < 0 }

  /// -1, 0 or 1: the exact sign.
  ///
  /// Where both parts have a sign, and not the same, 2π is compared with a rational number; they differ.
  @inline(__always) package var signum: Int {
    let (turnSign, radianSign) = (turns.signum, radians.signum)
    if radianSign == 0 || turnSign == radianSign { return turnSign }
    return turnSign == 0 ? radianSign : AngleFormula(arc: self, direction: nil, unit: .radian).sign()
  }
}

extension Arc {
  /// The exact negative.
  @inline(__always) public static prefix func - (a: Arc) -> Arc {
    Arc(turns: -a.turns, radians: -a.radians)
  }

  /// The exact sum.
  @inline(__always) public static func + (a: Arc, b: Arc) -> Arc {
    Arc(turns: a.turns + b.turns, radians: a.radians + b.radians)
  }

  /// The exact difference.
  @inline(__always) public static func - (a: Arc, b: Arc) -> Arc {
    Arc(turns: a.turns - b.turns, radians: a.radians - b.radians)
  }

  /// The exact multiple.
  @inline(__always) public static func * (a: Arc, factor: Rational) -> Arc {
    Arc(turns: a.turns * factor, radians: a.radians.isZero ? .zero : a.radians * factor)
  }

  /// The exact multiple.
  @inline(__always) public static func * (factor: Rational, a: Arc) -> Arc { a * factor }
}

extension Arc {
  /// How many whole turns the arc has: the largest whole number of turns that is not above it, exactly.
  @inline(__always) package var wholeTurns: Integer {
    radians.isZero ? turns.floor : AngleFormula(arc: self, direction: nil, unit: .turn).floor()
  }

  /// The arc `count` times.
  @inline(__always) package func scaled(by count: Integer) -> Arc {
    Arc(turns: turns.scaled(by: count), radians: radians.isZero ? radians : radians.scaled(by: count))
  }

  /// The denominators of an arc's two parts.
  package struct Denominators {
    let turns: Integer
    let radians: Integer

    /// The least common multiples.
    package func common(with other: Denominators) -> Denominators {
      Denominators(
        turns: Integer.leastCommonMultiple(turns, other.turns),
        radians: Integer.leastCommonMultiple(radians, other.radians))
    }
  }

  package var denominators: Denominators {
    Denominators(turns: turns.denominator, radians: radians.denominator)
  }

  /// The same arc as fractions of these denominators, which are multiples of its own.
  package func over(_ denominators: Denominators) -> Arc {
    Arc(turns: turns.over(denominators.turns), radians: radians.over(denominators.radians))
  }

  @inline(__always) package func adding(turns count: Integer) -> Arc {
    if count.isZero { return self }
    let numerator = turns.numerator + count * turns.denominator
    return Arc(turns: Rational(numerator, overPositive: turns.denominator), radians: radians)
  }

  /// The arc in `unit`, rounded once to binary64 (to nearest, ties to even); infinite where it is too large
  /// for that. 0 has no sign.
  @inline(__always) public func rounded(in unit: AngleUnit) -> Double {
    if let perTurn = unit.perTurn {
      if radians.isZero {
        return Rational(turns.numerator * Integer(perTurn), overPositive: turns.denominator).rounded
      }
    } else if turns.isZero {
      return radians.rounded
    }
    return AngleFormula(arc: self, direction: nil, unit: unit).rounded()
  }
}
