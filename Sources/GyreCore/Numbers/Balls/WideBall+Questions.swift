extension WideBall {
  package var rounded: Double? {
    guard let (least, greatest) = roundedEnds else { return nil }
    return least == greatest ? least : nil
  }

  /// The binary64 to which the least and the greatest number of the ball round; `nil` for the unknown ball.
  private var roundedEnds: (least: Double, greatest: Double)? {
    guard let radius else { return nil }
    return (rounding(midpoint - radius), rounding(midpoint + radius))
  }

  private func rounding(_ value: Integer) -> Double {
    Double(rounding: value.magnitude, exponent: exponent, isNegative: value.isNegative)
  }

  package var sign: Int? {
    guard let radius else { return nil }
    if radius.isZero { return midpoint.signum }
    return radius < midpoint.absolute ? midpoint.signum : nil
  }

  package var floor: Integer? {
    guard let radius else { return nil }
    let least = flooring(midpoint - radius)
    return least == flooring(midpoint + radius) ? least : nil
  }

  private func flooring(_ value: Integer) -> Integer {
    if exponent >= 0 { return value << exponent }
    let whole = value.shiftedRight(-exponent)
    return value.isNegative && value.magnitude.hasBits(below: -exponent) ? whole - .one : whole
  }

  /// The answer where the ball is so small that what it can't decide counts as a tie: the midpoint between
  /// two neighbouring binary64, which goes to the even one. NaN for the unknown ball, which only a formula
  /// that divides by zero or takes the root of a negative number ends with.
  package var roundedTie: Double {
    guard let (least, greatest) = roundedEnds else { return .nan }
    if least == greatest { return least }
    if least.nextUp == greatest { return least.significandBits & 1 == 0 ? least : greatest }
    return rounding(midpoint)
  }

  /// The sign where what can't be decided counts as zero.
  package var signTie: Int { sign ?? 0 }

  /// The floor where what can't be decided counts as the whole number that it surrounds.
  package var floorTie: Integer {
    guard let radius else { return .zero }
    return flooring(midpoint + radius)
  }
}
