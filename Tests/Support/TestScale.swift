import Foundation

/// How much longer than usual random tests run: the environment's GYRE_TEST_SCALE, 1 without it.
public enum TestScale {
  /// What the counts of random cases are multiplied with.
  public static let factor = ProcessInfo.processInfo.environment["GYRE_TEST_SCALE"].flatMap(Int.init) ?? 1
}
