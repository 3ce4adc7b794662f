/// Collects the rows of a table that fail, so that a loop over it needs one expectation only.
public struct FailingRows: CustomStringConvertible {
  private var checks = 0
  private var failures = 0
  private var first: [String] = []

  /// None yet.
  public init() {}

  /// Counts a check; the description of its row is made only where it fails.
  public mutating func check(_ holds: Bool, _ row: @autoclosure () -> String) {
    checks += 1
    if holds { return }
    failures += 1
    if first.count < 10 { first.append(row()) }
  }

  /// How many checks there were.
  public var checksDone: Int { checks }

  /// Whether there were checks at all and none of them failed.
  public var allHold: Bool { checks > 0 && failures == 0 }

  /// How many failed, and the first ten of them.
  public var description: String {
    "\(failures) of \(checks) checks failed\n" + first.joined(separator: "\n")
  }
}
