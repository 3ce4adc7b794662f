/// One sector of a wheel, as exact angles.
///
/// A rotation r selects it where min <= r < max, round the circle.
public struct Sector: Sendable {
  /// The sector's place, from 0.
  public let index: Int
  /// The least rotation that selects the sector.
  public let min: Arc
  /// The rotation at which the sector stands in the middle.
  public let mid: Arc
  /// The end of the rotations that select the sector.
  public let max: Arc
  /// The arc from min to max.
  public let width: Arc

  /// Whether the sector lies across the cut of the wheel's range.
  public var wraps: Bool { min >= max }
}
