/// Following a wheel from one reading of its rotation to the next.
extension Wheel {
  /// The rotation that differs from `reading` by whole turns and from `previous` by at most half a turn;
  /// exactly half a turn is clockwise.
  public func nearest(to previous: ExactAngle, _ reading: ExactAngle) -> ExactAngle {
    let step = reading - previous
    return reading.adding(turns: (ExactAngle(.halfTurn) - step).wholeTurns)
  }

  /// Whether a sector that is selected stays so: the rotation is not farther than `hysteresis`, an arc >= 0,
  /// beyond its borders.
  public func keeps(_ selection: Selection, at rotation: ExactAngle, hysteresis: Arc) -> Bool {
    let place = position(of: rotation).adding(turns: -selection.lap)
    let (lower, upper) = territory(of: selection.sector)
    return place >= ExactAngle(lower - hysteresis) && place <= ExactAngle(upper + hysteresis)
  }

  /// By how many sectors the selection moved, > 0 where the wheel turned clockwise; at the ends of `Int` where
  /// it is more than that.
  public func sectorsPassed(from previous: Selection, to next: Selection) -> Int {
    let along =
      (next.lap - previous.lap) * Integer(count) + Integer(next.sector) - Integer(previous.sector)
    let clockwise = direction == .clockwise ? -along : along
    return clockwise.asInt ?? (clockwise.isNegative ? .min : .max)
  }
}

extension ExactAngle {
  /// The whole turns of the angle, without what is left.
  package var turnsTowardsZero: Integer { signum < 0 ? -(-self).wholeTurns : wholeTurns }
}
