/// A unit in which angles are read and printed.
public enum AngleUnit: Sendable, CaseIterable {
  /// 2π to a turn.
  case radian
  /// 360 to a turn.
  case degree
  /// The whole turn.
  case turn
  /// 400 to a turn.
  case gradian

  /// How many make a turn; `nil` for the radian, which has no whole number of them.
  package var perTurn: Int? {
    switch self {
    case .radian: nil
    case .degree: 360
    case .turn: 1
    case .gradian: 400
    }
  }
}
