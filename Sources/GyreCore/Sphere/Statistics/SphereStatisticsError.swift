/// Why there are no statistics of some points.
public enum SphereStatisticsError: Error, Equatable, Sendable {
  /// The number of points is not 1 to `SphereStatistics.maximumCount`.
  case countOutOfRange(Int)
  /// This point is the origin or has a coordinate that is not finite, so that it has no direction.
  case noDirection(index: Int)
  /// Two points have the same direction; first < second.
  case coincident(first: Int, second: Int)
}
