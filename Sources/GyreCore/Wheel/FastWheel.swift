/// A wheel's arcs as fast balls in one unit, for streams of rotations.
///
/// It does in some tens of nanoseconds what `Wheel` does exactly. Every decision is a ball's: where one is
/// open, because a rotation lies on a border or so near that 128 bits can't tell, there is no answer, and the
/// exact way is taken. So both give the same digits.
package final class FastWheel: @unchecked Sendable {
  private let unit: AngleUnit
  private let count: Int
  let isClockwise: Bool
  let shares: SectorShares
  let turn: FastBall
  let turnsPerUnit: FastBall
  let origin: FastBall
  private let circuitStart: FastBall
  let halfShare: FastBall
  private let sharesPerUnit: FastBall
  let halfGap: FastBall
  let range: Wheel.Range
  /// The upper end of the range.
  let cut: FastBall
  private let firstBorder: FastBall
  /// Whether the sectors are equal and take up the whole circle, so that borders are evenly spaced for ever.
  private let isEven: Bool
  private let hasGap: Bool
  private let decimalUnits = DecimalUnits()

  package init(_ wheel: Wheel, unit: AngleUnit) {
    self.unit = unit
    count = wheel.count
    isClockwise = wheel.direction == .clockwise
    shares = wheel.shares
    turn = FastBall(.turn, unit)
    origin = FastBall(wheel.origin, unit)
    circuitStart = FastBall(wheel.circuitStart, unit)
    halfShare = FastBall(wheel.arcOfHalfShare, unit)
    halfGap = FastBall(wheel.halfGap, unit)
    range = wheel.range
    cut = FastBall(range == .signed ? .halfTurn : .turn, unit)
    let one = FastBall(.one)
    turnsPerUnit = one.divided(by: turn)
    sharesPerUnit = one.divided(by: halfShare * FastBall(Integer(2)))
    firstBorder = FastBall(wheel.borderPosition(0), unit)
    hasGap = !wheel.gap.isZero
    isEven = wheel.shares.areEqual && wheel.circuitStart == wheel.borderPosition(0)
  }

  deinit { decimalUnits.deallocate() }

  /// The wheel at `rotation`, which would come to rest farther on by `glide`, snapped to the sector that it
  /// selects then; `nil` where that is not decided. The numbers are those asked for.
  package func snap(_ rotation: Arc, glide: FastBall, _ wanted: FastSnap.Numbers) -> FastSnap? {
    snap(FastBall(rotation, unit), glide, wanted)
  }

  /// The same for a decimal in the unit of this wheel.
  package func snap(_ rotation: PlainDecimal, glide: FastBall, _ wanted: FastSnap.Numbers) -> FastSnap? {
    let digits = FastBall(UInt128(rotation.digits), isNegative: rotation.isNegative)
    return snap(rotation.decimals == 0 ? digits : digits * decimalUnits[rotation.decimals], glide, wanted)
  }

  @inline(__always)
  private func snap(_ rotation: FastBall, _ glide: FastBall, _ wanted: FastSnap.Numbers) -> FastSnap? {
    let landing = rotation + glide
    let position = isClockwise ? origin - landing : landing - origin
    guard let (index, middle, place) = isEven ? evenPlace(position) : place(position) else { return nil }
    let target = isClockwise ? origin - middle : origin + middle
    let offset = landing - target
    var snap = FastSnap(sector: index)
    snap.offset = offset.rounded ?? .nan
    snap.target = target.rounded ?? .nan
    if wanted.contains(.landing) {
      snap.landing = landing.rounded ?? .nan
      snap.rotate = (target - rotation).rounded ?? .nan
    }
    if wanted.contains(.margin) {
      // Between evenly spaced borders the nearest is half a share less the offset away.
      let margin = isEven ? (halfShare - offset.magnitude).rounded : margin(place, index)
      snap.margin = margin ?? .nan
    }
    if wanted.contains(.gap) { snap.isInGap = isEven && !hasGap ? false : isInGap(place, index) }
    return snap
  }

  /// The sector at a position, the position of its middle, and the position within the circuit.
  @inline(__always)
  private func place(_ position: FastBall) -> (index: Int, middle: FastBall, place: FastBall)? {
    let ahead = position - circuitStart
    if ahead.isZero { return nil }  // on the border; a product that is not 0 is never exact
    guard let lap = (ahead * turnsPerUnit).floor else { return nil }
    let start = turn * FastBall(lap)
    let place = position - start
    guard let index = index(at: place) else { return nil }
    return (index, halfShare * FastBall(shares.middle(of: index)) + start, place)
  }

  /// The same where the borders are evenly spaced: one division tells sector and lap.
  @inline(__always)
  private func evenPlace(_ position: FastBall) -> (index: Int, middle: FastBall, place: FastBall)? {
    let ahead = position - firstBorder
    if ahead.isZero { return nil }
    guard let sectors = (ahead * sharesPerUnit).floor?.asInt else { return nil }
    let lap = sectors >= 0 ? sectors / count : -1 - (-1 - sectors) / count
    // |sectors| < 2^62, since a fast ball's floor is.
    let middle = halfShare * FastBall(Integer(2 &* sectors))
    let index = sectors - lap * count
    guard hasGap else { return (index, middle, .zero) }
    return (index, middle, position - turn * FastBall(Integer(lap)))
  }

  /// The distance from the nearest border.
  @inline(__always)
  private func margin(_ place: FastBall, _ index: Int) -> Double? {
    let lower = index == 0 ? circuitStart : border(index)
    let upper = index == count - 1 ? circuitStart + turn : border(index + 1)
    let (below, above) = (place - lower, upper - place)
    guard let order = (above - below).sign else { return nil }
    return (order < 0 ? above : below).rounded
  }

  /// Whether the place is in a gap or in the dead arc.
  private func isInGap(_ place: FastBall, _ index: Int) -> Bool? {
    let (lower, upper) = (border(index) + halfGap, border(index + 1) - halfGap)
    guard let below = (place - lower).sign, let above = (upper - place).sign else { return nil }
    return below < 0 || above < 0
  }

  @inline(__always)
  func border(_ index: Int) -> FastBall { halfShare * FastBall(shares.border(index)) }

  @inline(__always)
  private func index(at place: FastBall) -> Int? {
    if shares.areEqual {
      let ahead = place - firstBorder
      guard !ahead.isZero, let index = (ahead * sharesPerUnit).floor?.asInt else { return nil }
      return Swift.min(Swift.max(index, 0), count - 1)
    }
    var isOpen = false
    let index = shares.lastBorder { border in
      let sign = (place - self.border(border)).sign ?? 0
      if sign == 0 { isOpen = true }
      return sign > 0
    }
    return isOpen ? nil : index
  }
}

/// What a fast wheel says of a rotation, rounded in its unit; NaN where the rounding is not decided.
package struct FastSnap {
  /// The numbers that are not always computed.
  package struct Numbers: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// `landing`, and `rotate`, which else is the negative of `offset`.
    package static let landing = Numbers(rawValue: 1)
    package static let margin = Numbers(rawValue: 2)
    package static let gap = Numbers(rawValue: 4)
  }

  /// The sector that it selects.
  package let sector: Int
  /// The landing less the target.
  package fileprivate(set) var offset = Double.nan
  package fileprivate(set) var target = Double.nan
  package fileprivate(set) var landing = Double.nan
  /// The target less the rotation.
  package fileprivate(set) var rotate = Double.nan
  /// The distance from the nearest border.
  package fileprivate(set) var margin = Double.nan
  /// Whether it is in a gap or in the dead arc; `nil` where that is not decided.
  package fileprivate(set) var isInGap: Bool?

  fileprivate init(sector: Int) { self.sector = sector }
}

extension FastBall {
  /// The arc in `unit`.
  @inline(__always)
  package init(_ arc: Arc, _ unit: AngleUnit) {
    self = AngleFormula(arc: arc, direction: nil, unit: unit).value(FastPrecision())
  }
}
