/// The ball of any precision: a whole midpoint m, a whole radius e and an exponent x: all numbers t·2^x with
/// |t - m| <= e.
///
/// After each operation m is cut to `precision` bits and e to 64. It is used where `FastBall` can't decide;
/// at 8192 bits an operation takes some 20 microseconds.
package struct WideBall: Ball {
  package typealias Precision = Int

  package let midpoint: Integer
  /// >= 0; `nil` for the unknown ball.
  package let radius: Integer?
  package let exponent: Int
  package let precision: Int

  private init(exactly midpoint: Integer, radius: Integer?, exponent: Int, precision: Int) {
    self.midpoint = midpoint
    self.radius = radius
    self.exponent = exponent
    self.precision = precision
  }

  /// The precision at which a formula that is still undecided counts as a tie.
  static var precisionCap: Int { 8192 }

  package static func unknown(_ precision: Int) -> WideBall {
    WideBall(exactly: .zero, radius: nil, exponent: 0, precision: precision)
  }

  /// The ball cut to its precision. Dropped bits are less than one unit of the midpoint and less than one of
  /// the radius; an exact number of which only zeros are dropped stays exact.
  package init(_ midpoint: Integer, radius: Integer, exponent: Int, precision: Int) {
    let dropped = max(midpoint.bitWidth - precision, radius.bitWidth - 64)
    if dropped <= 0 {
      self.init(exactly: midpoint, radius: radius, exponent: exponent, precision: precision)
    } else {
      let isExact = radius.isZero && !midpoint.magnitude.hasBits(below: dropped)
      self.init(
        exactly: midpoint.shiftedRight(dropped),
        radius: isExact ? .zero : radius.shiftedRight(dropped) + Integer(2),
        exponent: exponent + dropped, precision: precision)
    }
  }

  package init(_ value: Integer, _ precision: Int) {
    self.init(value, radius: .zero, exponent: 0, precision: precision)
  }

  package static func pi(_ precision: Int) -> WideBall {
    let count = min(precision / 64 + 1, piWords.count)
    let words = Natural(words: piWords[..<count].reversed())
    return WideBall(
      Integer(isNegative: false, magnitude: words), radius: .one, exponent: 2 - 64 * count,
      precision: precision)
  }

  package static prefix func - (a: WideBall) -> WideBall {
    WideBall(exactly: -a.midpoint, radius: a.radius, exponent: a.exponent, precision: a.precision)
  }

  package static func - (a: WideBall, b: WideBall) -> WideBall { a + -b }

  /// The position above the highest bit of midpoint and radius.
  private func top(_ radius: Integer) -> Int { max(midpoint.bitWidth, radius.bitWidth) + exponent }

  package static func + (a: WideBall, b: WideBall) -> WideBall {
    let precision = min(a.precision, b.precision)
    guard let aRadius = a.radius, let bRadius = b.radius else { return .unknown(precision) }
    if a.midpoint.isZero && aRadius.isZero { return b }
    if b.midpoint.isZero && bRadius.isZero { return a }
    // Bits far below the larger operand's precision are not worth the shift of the larger.
    let lowest = max(a.top(aRadius), b.top(bRadius)) - precision - 64
    let exponent = max(min(a.exponent, b.exponent), lowest)
    let (aMiddle, aError) = a.aligned(aRadius, to: exponent)
    let (bMiddle, bError) = b.aligned(bRadius, to: exponent)
    return WideBall(
      aMiddle + bMiddle, radius: aError + bError, exponent: exponent, precision: precision)
  }

  /// Midpoint and radius in units of 2^exponent; where that drops bits, they count as two units.
  private func aligned(_ radius: Integer, to exponent: Int) -> (Integer, Integer) {
    let shift = self.exponent - exponent
    if shift >= 0 { return (midpoint << shift, radius << shift) }
    return (midpoint.shiftedRight(-shift), radius.shiftedRight(-shift) + Integer(2))
  }

  /// |tt' - mm'| <= |m|e' + |m'|e + ee'.
  package static func * (a: WideBall, b: WideBall) -> WideBall {
    let precision = min(a.precision, b.precision)
    guard let aRadius = a.radius, let bRadius = b.radius else { return .unknown(precision) }
    let error =
      a.midpoint.absolute * bRadius + b.midpoint.absolute * aRadius + aRadius * bRadius
    return WideBall(
      a.midpoint * b.midpoint, radius: error, exponent: a.exponent + b.exponent, precision: precision)
  }

  /// With q = ⌊m·2^k/m'⌋: |t·2^k/t' - m·2^k/m'| = |(t - m)·2^k - (m·2^k/m')(t' - m')|/|t'|, at most
  /// (e·2^k + (|q| + 1)e')/(|m'| - e'), and less than one unit is dropped from q. Where nothing is dropped, the
  /// quotient of exact operands is exact.
  package func divided(by divisor: WideBall) -> WideBall {
    let precision = min(self.precision, divisor.precision)
    guard let radius, let divisorRadius = divisor.radius, divisorRadius < divisor.midpoint.absolute else {
      return .unknown(precision)
    }
    if midpoint.isZero && radius.isZero { return WideBall(.zero, precision) }
    let shift = max(0, precision + 2 + divisor.midpoint.bitWidth - midpoint.bitWidth)
    let least = divisor.midpoint.absolute - divisorRadius
    guard
      let (quotient, remainder) = Integer.floorDivide(midpoint << shift, by: divisor.midpoint),
      let (error, _) = Integer.floorDivide(
        radius << shift + (quotient.absolute + .one) * divisorRadius, by: least)
    else { return .unknown(precision) }
    let isExact = radius.isZero && divisorRadius.isZero && remainder.isZero
    return WideBall(
      quotient, radius: isExact ? .zero : error + Integer(2), exponent: exponent - divisor.exponent - shift,
      precision: precision)
  }

  /// The ball with all numbers within `distance` of its own numbers.
  package func widened(by distance: WideBall) -> WideBall {
    guard let reach = distance.radius else { return .unknown(precision) }
    return self
      + WideBall(
        .zero, radius: distance.midpoint.absolute + reach, exponent: distance.exponent,
        precision: precision)
  }
}
