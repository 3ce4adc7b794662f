/// An exact angle in a unit: turns·2π + radians + arg(v) in radians, or turns·u + (radians + arg(v))·u/2π with
/// u units to a turn.
struct AngleFormula: Formula {
  let arc: Arc
  let direction: Direction?
  let unit: AngleUnit

  @inline(__always)
  func value<B: Ball>(_ precision: B.Precision) -> B {
    let turn = B.pi(precision) * B(Integer(2), precision)
    var radians = B(arc.radians, precision)
    if let direction { radians = radians + B.argument(of: direction, precision) }
    guard let perTurn = unit.perTurn else {
      let numerator = B(arc.turns.numerator, precision) * turn
      let turns =
        arc.turns.denominator == .one ? numerator : numerator.divided(by: B(arc.turns.denominator, precision))
      return turns + radians
    }
    return (B(arc.turns, precision) + radians.divided(by: turn)) * B(Integer(perTurn), precision)
  }
}
