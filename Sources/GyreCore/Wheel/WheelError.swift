/// Why there is no such wheel.
public enum WheelError: Error, Equatable, Sendable {
  /// The number of sectors is not 1 to `Wheel.maximumCount`.
  case countOutOfRange(Int)
  /// The weight of the sector at `index` is not > 0.
  case weightNotPositive(index: Int)
  /// The span is not > 0.
  case spanNotPositive
  /// The span is more than one turn.
  case spanExceedsTurn
  /// The gap is negative.
  case gapNegative
  /// The gap is not smaller than the sector at `index`, the narrowest.
  case gapNotSmallerThanSector(index: Int)
}
