/// Which sector a rotation selects, and in which turn of the wheel it stands.
public struct Selection: Equatable, Sendable {
  /// The sector, 0 to count - 1.
  public let sector: Int
  /// Whole turns along the wheel, in the way of the labels, from the sector as it stands around the rotation
  /// `start` to the one selected.
  package let lap: Integer
}

/// What a rotation exactly on a border selects.
public enum TieRule: Sendable {
  /// The sector above, whose min the border is.
  case minimum
  /// The sector below, whose max the border is.
  case maximum
  /// None: it is an error.
  case refuse
}

/// A rotation lies exactly on a border, and ties are refused.
public struct TieError: Error, Equatable, Sendable {
  /// The sector above the border, whose min it is.
  public let above: Int
  /// The sector below the border, whose max it is.
  public let below: Int
}

/// Positions along the wheel run in the way of the labels, from the middle of sector 0; where the labels run
/// clockwise they fall as the rotation grows. One turn of them, the circuit, begins in the middle of the dead
/// arc before sector 0 (on a full wheel at sector 0's border) and is half open.
extension Wheel {
  /// The sector that a rotation selects, exactly.
  ///
  /// Borders are where the selection changes: between sectors, in the middle of a gap, or in the middle of the
  /// dead arc. The cost is a few operations on exact angles, and for unequal sectors a comparison for each
  /// halving of their number.
  /// - Throws: `TieError` where the rotation is exactly on a border and `tie` is `.refuse`.
  public func select(_ rotation: ExactAngle, tie: TieRule = .minimum) throws(TieError) -> Selection {
    let position = position(of: rotation)
    let lap = (position - circuitStart).wholeTurns
    let place = position.adding(turns: -lap)
    let index = index(at: place)
    // On a border, `index` is the sector after it; the one before is the last where the circuit begins.
    let isAtStart = place == ExactAngle(circuitStart)
    if !isAtStart && (index == 0 || place != ExactAngle(borderPosition(index))) {
      return Selection(sector: index, lap: lap)
    }
    let after = Selection(sector: index, lap: lap)
    let before =
      isAtStart
      ? Selection(sector: count - 1, lap: lap - .one) : Selection(sector: index - 1, lap: lap)
    let (above, below) = direction == .clockwise ? (before, after) : (after, before)
    switch tie {
    case .minimum: return above
    case .maximum: return below
    case .refuse: throw TieError(above: above.sector, below: below.sector)
    }
  }

  /// The rotation at which the selected sector stands in the middle, in the turn in which it was selected:
  /// the mid nearest to the rotation. Not wrapped.
  public func target(of selection: Selection) -> Arc {
    rotation(at: middlePosition(selection.sector)).adding(
      turns: direction == .clockwise ? -selection.lap : selection.lap)
  }

  /// The positions that select a sector: half open, from border to border.
  package func territory(of index: Int) -> (lower: Arc, upper: Arc) {
    (
      index == 0 ? circuitStart : borderPosition(index),
      index == count - 1 ? circuitStart + .turn : borderPosition(index + 1)
    )
  }

  /// The rotation's position within the circuit, and the sector there.
  func placeInCircuit(_ rotation: ExactAngle) -> (place: ExactAngle, index: Int) {
    let position = position(of: rotation)
    let place = position.adding(turns: -(position - circuitStart).wholeTurns)
    return (place, index(at: place))
  }

  package func position(of rotation: ExactAngle) -> ExactAngle {
    direction == .clockwise ? ExactAngle(origin) - rotation : rotation - origin
  }

  package func rotation(at position: Arc) -> Arc {
    direction == .clockwise ? origin - position : origin + position
  }

  package func middlePosition(_ index: Int) -> Arc { arcOfHalfShare.scaled(by: shares.middle(of: index)) }

  /// The sector at a place in the circuit; after a border where the place is on one.
  private func index(at place: ExactAngle) -> Int {
    guard shares.areEqual else {
      return shares.lastBorder { ExactAngle(borderPosition($0)) <= place }
    }
    let share = arcOfHalfShare.scaled(by: Integer(2))
    let index = (place - borderPosition(0)).wholeQuotient(by: share)
    // In the dead arc before the first sector and after the last there are no others; beside a short span the
    // quotient can have any size.
    return index.isNegative ? 0 : Swift.min(index.asInt ?? .max, count - 1)
  }
}
