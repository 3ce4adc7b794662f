import GyreCore

/// A wheel followed from reading to reading.
///
/// Only for use in the order of the records, by one thread at a time.
final class Tracker: @unchecked Sendable {
  /// What a reading says.
  struct Reading {
    let snap: Snap
    /// Whole turns since the first reading, towards zero.
    let turns: Int
    /// By how many sectors the selection moved since the reading before.
    let crossed: Int
    fileprivate let selection: Selection
  }

  private let wheel: Wheel
  private let tie: TieRule
  private let hysteresis: Arc?
  private var first: ExactAngle?
  private var last: (rotation: ExactAngle, selection: Selection)?

  init(_ wheel: Wheel, _ options: SnapOptions) {
    self.wheel = wheel
    hysteresis = options.hysteresis
    if case .nearest(let tie) = options.destination { self.tie = tie } else { tie = .minimum }
  }

  /// What a reading says, if it is good: it moves nothing until it is accepted.
  func read(_ reading: ExactAngle) throws(RecordError) -> Reading {
    let rotation = last.map { wheel.nearest(to: $0.rotation, reading) } ?? reading
    let selection = try select(rotation)
    return Reading(
      snap: wheel.snap(rotation, landing: rotation, selection),
      turns: (first.map { (rotation - $0).turnsTowardsZero } ?? .zero).asInt ?? 0,
      crossed: last.map { wheel.sectorsPassed(from: $0.selection, to: selection) } ?? 0,
      selection: selection)
  }

  /// Moves the wheel to a reading that was answered.
  func accept(_ reading: Reading) {
    first = first ?? reading.snap.rotation
    last = (reading.snap.rotation, reading.selection)
  }

  private func select(_ rotation: ExactAngle) throws(RecordError) -> Selection {
    if let last, let hysteresis, wheel.keeps(last.selection, at: rotation, hysteresis: hysteresis) {
      return last.selection
    }
    do throws(TieError) {
      return try wheel.select(rotation, tie: tie)
    } catch {
      throw RecordError(.tie(error.above, error.below))
    }
  }
}
