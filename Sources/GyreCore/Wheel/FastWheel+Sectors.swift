/// The angles of sectors by fast balls, for wheels of many sectors; `nil` where the turn or the rounding is not
/// decided, as for an angle on the cut.
extension FastWheel {
  /// See `Wheel.min(of:)`.
  package func min(of index: Int) -> Double? { wrappedBelowCut(lowerEnd(of: index))?.rounded }

  /// See `Wheel.mid(of:)`.
  package func mid(of index: Int) -> Double? {
    let middle = rotation(at: halfShare * FastBall(shares.middle(of: index)))
    return (range == .signed ? wrappedUpToCut(middle) : wrappedBelowCut(middle))?.rounded
  }

  /// See `Wheel.max(of:)`.
  package func max(of index: Int) -> Double? { wrappedUpToCut(upperEnd(of: index))?.rounded }

  /// See `Wheel.width(of:)`.
  package func width(of index: Int) -> Double? {
    (border(index + 1) - border(index) - halfGap - halfGap).rounded
  }

  /// See `Wheel.wraps(_:)`.
  package func wraps(_ index: Int) -> Bool? {
    guard let lower = wrappedBelowCut(lowerEnd(of: index)), let upper = wrappedUpToCut(upperEnd(of: index)),
      let order = (upper - lower).sign
    else { return nil }
    return order <= 0
  }

  @inline(__always)
  private func rotation(at position: FastBall) -> FastBall {
    isClockwise ? origin - position : origin + position
  }

  @inline(__always)
  private func lowerEnd(of index: Int) -> FastBall {
    rotation(at: border(isClockwise ? index + 1 : index)) + halfGap
  }

  @inline(__always)
  private func upperEnd(of index: Int) -> FastBall {
    rotation(at: border(isClockwise ? index : index + 1)) - halfGap
  }

  /// Into [-half turn, half turn) or [0, turn).
  @inline(__always)
  private func wrappedBelowCut(_ angle: FastBall) -> FastBall? {
    let ahead = angle - cut
    // On the cut nothing is decided; a product that is not 0 is never exact.
    guard !ahead.isZero, let turns = (ahead * turnsPerUnit).floor else { return nil }
    return angle - turn * FastBall(turns + .one)
  }

  /// Into (-half turn, half turn] or (0, turn].
  @inline(__always)
  private func wrappedUpToCut(_ angle: FastBall) -> FastBall? {
    let left = cut - angle
    guard !left.isZero, let turns = (left * turnsPerUnit).floor else { return nil }
    return angle + turn * FastBall(turns)
  }
}
