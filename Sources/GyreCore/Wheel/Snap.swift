/// A wheel let go at some rotation: which sector it snaps to, and how it gets there. All angles are exact.
public struct Snap: Sendable {
  /// The wheel's rotation.
  public let rotation: ExactAngle
  /// Where the wheel would come to rest by itself; the rotation where it is not moving.
  public let landing: ExactAngle
  /// The sector that the wheel snaps to.
  public let sector: Int
  /// The rotation at which that sector stands in the middle, not wrapped.
  public let target: Arc

  /// The landing less the target.
  public var offset: ExactAngle { landing - target }

  /// The turn that takes the wheel to the target.
  public var rotate: ExactAngle { ExactAngle(target) - rotation }
}

/// The way in which a wheel is turned to a given sector.
public enum Way: Sendable {
  /// The shortest way; exactly half a turn is clockwise.
  case short
  /// Clockwise, with so many whole turns more.
  case clockwise(turns: Int)
  /// Counterclockwise, with so many whole turns more.
  case counterclockwise(turns: Int)
}

extension Wheel {
  /// The wheel at `rotation`, which would come to rest at `landing`, snapped to the sector that the landing
  /// selects.
  /// - Throws: `TieError` where the landing is exactly on a border and `tie` is `.refuse`.
  public func snap(
    _ rotation: ExactAngle, landing: ExactAngle, tie: TieRule = .minimum
  ) throws(TieError) -> Snap {
    snap(rotation, landing: landing, try select(landing, tie: tie))
  }

  /// The wheel at `rotation` snapped to the sector that the landing selects, or a tracked wheel keeps.
  public func snap(_ rotation: ExactAngle, landing: ExactAngle, _ selection: Selection) -> Snap {
    Snap(rotation: rotation, landing: landing, sector: selection.sector, target: target(of: selection))
  }

  /// The wheel at `rotation` turned to sector `index`, 0 to count - 1.
  public func snap(_ rotation: ExactAngle, to index: Int, way: Way = .short) -> Snap {
    let middle = self.rotation(at: middlePosition(index))
    let ahead = rotation - middle
    let turns: Integer
    switch way {
    case .short: turns = (ahead + .halfTurn).wholeTurns
    case .clockwise(let more): turns = Integer(more) - (-ahead).wholeTurns
    case .counterclockwise(let more): turns = ahead.wholeTurns - Integer(more)
    }
    return Snap(rotation: rotation, landing: rotation, sector: index, target: middle.adding(turns: turns))
  }

  /// How far a rotation is from the nearest border, >= 0. That of a single sector on a full wheel is opposite
  /// its middle.
  public func margin(of rotation: ExactAngle) -> ExactAngle {
    let (place, index) = placeInCircuit(rotation)
    let (lower, upper) = territory(of: index)
    let (below, above) = (place - lower, ExactAngle(upper) - place)
    return above < below ? above : below
  }

  /// Whether a rotation lies strictly between the max of one sector and the min of its neighbour: in a gap or
  /// in the dead arc.
  public func isInGap(_ rotation: ExactAngle) -> Bool {
    let (place, index) = placeInCircuit(rotation)
    return place < ExactAngle(borderPosition(index) + halfGap)
      || place > ExactAngle(borderPosition(index + 1) - halfGap)
  }
}
