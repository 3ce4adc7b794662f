/// A direction in the plane strictly between the positive real axis and the diagonal: real + i·imaginary
/// with 0 < imaginary < real, whole and without a common divisor.
///
/// Directions outside that octant are turned into it by whole eighths of a turn, so that a direction has one
/// representation only.
package struct Direction: Hashable, Sendable {
  package let real: Integer
  package let imaginary: Integer

  /// The direction of real + i·imaginary turned into the octant, and by how many eighths of a turn, -4 to 4,
  /// the original lies ahead of it; no direction where it is on an axis or a diagonal. `nil` for 0.
  ///
  /// The argument (-π, π] of the original is eighths·π/4 plus the direction's.
  package static func reducing(
    real: Integer, imaginary: Integer
  ) -> (eighths: Int, direction: Direction?)? {
    if real.isZero && imaginary.isZero { return nil }
    // Turned by whole quarters to x > 0, y >= 0.
    var (x, y, eighths) = (real, imaginary, 0)
    switch (real.signum, imaginary.signum) {
    case (1, 0), (1, 1): break
    case (_, 1): (x, y, eighths) = (imaginary, -real, 2)
    case (-1, _): (x, y, eighths) = (-real, -imaginary, imaginary.isZero ? 4 : -4)
    default: (x, y, eighths) = (-imaginary, real, -2)
    }
    if y.isZero { return (eighths, nil) }
    if x == y { return (eighths + 1, nil) }
    // (x + iy)(1 - i) is turned back by an eighth.
    if x < y { (x, y, eighths) = (x + y, y - x, eighths + 1) }
    let divisor = Integer.greatestCommonDivisor(x, y)
    guard let (reducedX, _) = Integer.floorDivide(x, by: divisor),
      let (reducedY, _) = Integer.floorDivide(y, by: divisor)
    else { return nil }  // never: neither is 0
    return (eighths, Direction(real: reducedX, imaginary: reducedY))
  }
}
