/// The angle of the projection on the plane at right angles to the polar axis, of any size, as a formula.
enum Azimuth: Sendable {
  case exact(ExactAngle)
  /// So many times 1/φ² of a turn, φ the golden ratio.
  case golden(Int)
  /// √(π·count) times the colatitude.
  case spiral(Colatitude, count: Int)
  /// (place + 1/2)/length of a turn, and the offset of the collar.
  case collar(place: Int, length: Int, CollarOffset)

  func radians<B: Ball>(_ precision: B.Precision) -> B {
    switch self {
    case .exact(let angle):
      return AngleFormula(arc: angle.arc, direction: angle.direction, unit: .radian).value(precision)
    case .spiral(let colatitude, let count):
      let square = B(Integer(count), precision) * B.pi(precision)
      let colatitude: B = colatitude.radians(precision)
      return square.squareRoot * colatitude
    case .golden, .collar:
      let turns: B = turns(precision)
      return turns * B.pi(precision).scaled(byPowerOfTwo: 1)
    }
  }

  func turns<B: Ball>(_ precision: B.Precision) -> B {
    switch self {
    case .exact(let angle):
      return AngleFormula(arc: angle.arc, direction: angle.direction, unit: .turn).value(precision)
    case .golden(let index):
      // 1/φ² = (3 - √5)/2
      let root = B(Integer(5), precision).squareRoot
      return (B(Integer(3), precision) - root).scaled(byPowerOfTwo: -1) * B(Integer(index), precision)
    case .spiral:
      let radians: B = radians(precision)
      return radians.divided(by: B.pi(precision).scaled(byPowerOfTwo: 1))
    case .collar(let place, let length, let offset):
      return B(Rational(2 * place + 1, overPositive: 2 * length), precision) + offset.turns(precision)
    }
  }

  func sineAndCosine<B: Ball>(_ precision: B.Precision) -> (sine: B, cosine: B) {
    if case .exact(let angle) = self { return B.sineAndCosine(of: angle, precision) }
    let radians: B = radians(precision)
    return radians.sineAndCosine()
  }
}

extension Azimuth {
  /// The angle and `arc` more, less whole turns, in `unit`, rounded once to binary64.
  func rounded(adding arc: Arc, in unit: AngleUnit) -> Double {
    if case .exact(let angle) = self {
      let sum = angle + arc
      return sum.adding(turns: -sum.wholeTurns).rounded(in: unit)
    }
    let sum = AzimuthFormula(azimuth: self, arc: arc, unit: .turn)
    return AzimuthFormula(azimuth: self, arc: arc.adding(turns: -sum.floor()), unit: unit).rounded()
  }
}

/// The sum of an azimuth and an arc in a unit.
private struct AzimuthFormula: Formula {
  let azimuth: Azimuth
  let arc: Arc
  let unit: AngleUnit

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let arc: B = AngleFormula(arc: self.arc, direction: nil, unit: unit).value(precision)
    guard let perTurn = unit.perTurn else {
      let radians: B = azimuth.radians(precision)
      return radians + arc
    }
    let turns: B = azimuth.turns(precision)
    return turns * B(Integer(perTurn), precision) + arc
  }
}
