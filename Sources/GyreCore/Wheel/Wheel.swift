/// A wheel divided into sectors, labelled 0, 1, 2 …, under a fixed pointer.
///
/// A wheel turned by r shows under the pointer what was drawn at the angle pointer - r. A sector is therefore
/// a range of rotations of the wheel: those at which the pointer stands in it. All angles are exact; positive
/// rotations are clockwise on the screen.
///
/// With start = pointer - first and c the distance along the wheel from the middle of sector 0 to the middle
/// of sector i, that sector's middle is start - c (clockwise) or start + c (counterclockwise).
public struct Wheel: Sendable {
  /// The way in which labels 0, 1, 2 … run round the wheel.
  public enum Direction: Sendable {
    case clockwise
    case counterclockwise
  }

  /// The turn in which angles are given: (-half turn, half turn] or [0, turn).
  public enum Range: Sendable {
    case signed
    case unsigned
  }

  /// The largest number of sectors.
  public static let maximumCount = 10_000_000

  /// The number of sectors, 1 to `maximumCount`.
  public let count: Int
  /// The way in which the labels run.
  public let direction: Direction
  /// The turn in which `min(of:)`, `mid(of:)`, `max(of:)` and `start` are given.
  public let range: Range
  /// The strip between neighbours that belongs to neither.
  public let gap: Arc

  let shares: SectorShares
  /// The middle of sector 0, not wrapped.
  let origin: Arc
  /// The arc of half a share, > 0.
  let arcOfHalfShare: Arc
  let halfGap: Arc
  /// The position in the middle of the dead arc before sector 0; see `Wheel+Selection`.
  let circuitStart: Arc
  /// The upper end of the range.
  private let cut: Arc

  /// A wheel of `count` equal sectors.
  ///
  /// - Parameters:
  ///   - count: 1 to `maximumCount`.
  ///   - first: where the middle of sector 0 is drawn when the wheel's rotation is 0.
  ///   - span: the arc that all sectors share, > 0 and at most one turn.
  ///   - gap: >= 0 and smaller than every sector; each sector loses half of it at both ends.
  /// - Throws: `WheelError` where a parameter is outside its range.
  public init(
    count: Int, direction: Direction = .clockwise, first: Arc = .zero, pointer: Arc = .zero,
    span: Arc = .turn, gap: Arc = .zero, range: Range = .signed
  ) throws(WheelError) {
    guard 1...Wheel.maximumCount ~= count else { throw .countOutOfRange(count) }
    try self.init(
      SectorShares(equal: count), direction: direction, start: pointer - first, span: span, gap: gap,
      range: range)
  }

  /// A wheel whose sectors share the span in the proportion of `weights`.
  ///
  /// - Parameter weights: 1 to `maximumCount` numbers, each > 0; the others as for equal sectors.
  /// - Throws: `WheelError` where a parameter is outside its range.
  public init(
    weights: [Rational], direction: Direction = .clockwise, first: Arc = .zero, pointer: Arc = .zero,
    span: Arc = .turn, gap: Arc = .zero, range: Range = .signed
  ) throws(WheelError) {
    guard 1...Wheel.maximumCount ~= weights.count else { throw .countOutOfRange(weights.count) }
    if let index = weights.firstIndex(where: { $0.signum <= 0 }) { throw .weightNotPositive(index: index) }
    try self.init(
      SectorShares(weights: weights), direction: direction, start: pointer - first, span: span, gap: gap,
      range: range)
  }

  private init(
    _ shares: SectorShares, direction: Direction, start: Arc, span: Arc, gap: Arc, range: Range
  ) throws(WheelError) {
    if span.signum <= 0 { throw .spanNotPositive }
    if span > .turn { throw .spanExceedsTurn }
    if gap.signum < 0 { throw .gapNegative }
    // The total of the shares is > 0.
    let half = Rational(.one, overPositive: Integer(2))
    let arcOfHalfShare = span * Rational(.one, overPositive: shares.total * Integer(2))
    let smallest = shares.smallest
    if gap >= arcOfHalfShare.scaled(by: smallest.share * Integer(2)) {
      throw .gapNotSmallerThanSector(index: smallest.index)
    }
    count = shares.count
    self.direction = direction
    self.range = range
    self.gap = gap
    self.shares = shares
    let halfGap = gap * half
    let circuitStart = arcOfHalfShare.scaled(by: shares.border(0)) - (.turn - span) * half
    let cut: Arc = range == .signed ? .halfTurn : .turn
    // Fractions of the same denominators add up without growing.
    let denominators = start.denominators.common(with: arcOfHalfShare.denominators)
      .common(with: halfGap.denominators).common(with: circuitStart.denominators)
      .common(with: cut.denominators)
    origin = start.over(denominators)
    self.arcOfHalfShare = arcOfHalfShare.over(denominators)
    self.halfGap = halfGap.over(denominators)
    self.circuitStart = circuitStart.over(denominators)
    self.cut = cut.over(denominators)
  }
}

extension Wheel {
  /// The middle of sector 0: pointer - first, in the wheel's range.
  public var start: Arc { wrappedMiddle(origin) }

  /// The least rotation that selects sector `index`, 0 to count - 1: in [-half turn, half turn), or
  /// [0, turn) where the range is unsigned.
  public func min(of index: Int) -> Arc {
    wrappedBelowCut(lowerBorder(of: index) + halfGap)
  }

  /// The rotation at which sector `index` stands in the middle: in (-half turn, half turn], or [0, turn).
  public func mid(of index: Int) -> Arc {
    wrappedMiddle(rotation(at: middlePosition(index)))
  }

  /// The end of the rotations that select sector `index`, not itself one of them: in (-half turn, half turn],
  /// or (0, turn].
  public func max(of index: Int) -> Arc {
    wrappedUpToCut(upperBorder(of: index) - halfGap)
  }

  /// The width of the narrowest sector.
  public var smallestWidth: Arc { width(of: shares.smallest.index) }

  /// The arc from the least rotation of sector `index` to its end.
  public func width(of index: Int) -> Arc {
    upperBorder(of: index) - lowerBorder(of: index) - halfGap - halfGap
  }

  /// Whether sector `index` lies across the cut of the range, so that its min is not below its max.
  public func wraps(_ index: Int) -> Bool { min(of: index) >= max(of: index) }

  /// The sector with all its angles.
  public subscript(index: Int) -> Sector {
    Sector(
      index: index, min: min(of: index), mid: mid(of: index), max: max(of: index), width: width(of: index))
  }

  private func lowerBorder(of index: Int) -> Arc { border(direction == .clockwise ? index + 1 : index) }

  private func upperBorder(of index: Int) -> Arc { border(direction == .clockwise ? index : index + 1) }

  private func border(_ index: Int) -> Arc { rotation(at: borderPosition(index)) }

  /// The position of the border before sector `index`, 0 to count.
  func borderPosition(_ index: Int) -> Arc { arcOfHalfShare.scaled(by: shares.border(index)) }

  private func wrappedMiddle(_ angle: Arc) -> Arc {
    range == .signed ? wrappedUpToCut(angle) : wrappedBelowCut(angle)
  }

  /// Into [-half turn, half turn) or [0, turn).
  private func wrappedBelowCut(_ angle: Arc) -> Arc {
    angle.adding(turns: -((angle - cut).wholeTurns + .one))
  }

  /// Into (-half turn, half turn] or (0, turn].
  private func wrappedUpToCut(_ angle: Arc) -> Arc {
    angle.adding(turns: (cut - angle).wholeTurns)
  }
}
