import Foundation

/// How many times more random cases than usual the tests try: the environment variable `GYRE_TEST_SCALE`, a
/// whole number, 1 where it is absent. For long runs, best in a release build.
public let testScale: Int = {
  let text = ProcessInfo.processInfo.environment["GYRE_TEST_SCALE"] ?? ""
  return max(1, Int(text) ?? 1)
}()
