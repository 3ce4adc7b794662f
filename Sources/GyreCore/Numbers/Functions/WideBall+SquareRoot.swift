extension WideBall {
  /// The root. Numbers below 0 in the ball are left out, since a root is only asked for where the exact number
  /// has one; so a number that is exactly 0 leads to a small ball about 0. Unknown where all are below 0.
  ///
  /// With the midpoint shifted to twice the precision: |√t - √m| <= e/(√m + √t) <= e/√(m - e), in those
  /// units, plus less than one unit that the whole root drops. Exact squares come out exact.
  package var squareRoot: WideBall {
    guard let radius, !(midpoint + radius).isNegative else { return .unknown(precision) }
    if midpoint.isZero && radius.isZero { return self }
    if !radius.isZero && midpoint <= radius { return squareRootFromZero(radius) }
    var shift = max(0, 2 * precision + 2 - midpoint.bitWidth)
    if (exponent - shift) & 1 != 0 { shift += 1 }
    let square = midpoint.magnitude << shift
    let root = square.squareRoot
    var error = Integer(root * root == square ? 0 : 1)
    if !radius.isZero {
      let leastRoot = ((midpoint - radius).magnitude << shift).squareRoot
      let divisor = Integer(isNegative: false, magnitude: leastRoot)
      guard let (quotient, _) = Integer.floorDivide(radius << shift, by: divisor) else {
        return .unknown(precision)  // never: midpoint > radius, both whole
      }
      error = quotient + Integer(2)
    }
    return WideBall(
      Integer(isNegative: false, magnitude: root), radius: error, exponent: (exponent - shift) / 2,
      precision: precision)
  }

  /// The roots of the numbers from 0 to m + e: from 0 to r, one unit above the whole root.
  private func squareRootFromZero(_ radius: Integer) -> WideBall {
    var shift = 128  // so that r has the radius's 64 bits
    if (exponent - shift) & 1 != 0 { shift += 1 }
    let root = ((midpoint + radius).magnitude << shift).squareRoot + Natural(1 as UInt64)
    let greatest = Integer(isNegative: false, magnitude: root)
    // In halves of the unit: r ± r.
    return WideBall(
      greatest, radius: greatest, exponent: (exponent - shift) / 2 - 1, precision: precision)
  }
}
