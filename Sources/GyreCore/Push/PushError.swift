/// Why there is no such push.
public enum PushError: Error, Equatable, Sendable {
  /// The width or the height of the view is not > 0.
  case sizeNotPositive
  /// The density is not > 0.
  case densityNotPositive
  /// The divisor of the distance is not > 0.
  case divisorNotPositive
  /// The elasticity is not from 0 to 1.
  case elasticityOutOfRange
  /// The view is wider or higher than its bounds.
  case viewLargerThanBounds
  /// The view does not lie within its bounds from the start.
  case viewOutsideBounds
}
