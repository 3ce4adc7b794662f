import GyreCore
import TestSupport
import Testing

/// The error that an operation really makes, measured against 512 bits, beside the bound that it states. A
/// bound that is wrong by a little is not found by looking for misrounded results.
@Suite struct FastBallErrorTests {
  #if DEBUG
    private static let count = 3000 * testScale
  #else
    private static let count = 15_000 * testScale
  #endif

  @Test(arguments: 0..<BallOperation.all.count)
  func errorOfExactOperands(_ index: Int) {
    let operation = BallOperation.all[index]
    var random = SeededGenerator(seed: 51 + UInt64(index))
    var failing = FailingRows()
    var largest = 0.0
    for _ in 0..<Self.count {
      let (a, b) = random.fastBalls(isExact: true)
      let ratio = errorRatio(operation.onFast(a, b), operation.onWide(a.widened(), b.widened()))
      failing.check(ratio <= operation.largestRatio, "\(a) \(operation.name) \(b): \(ratio)")
      largest = max(largest, ratio)
    }
    #expect(failing.allHold, "\(failing)")
    report(operation.name, largest)
  }

  /// A whole number of more than 128 bits is cut: less than one of the two units that are stated.
  @Test func errorOfLongIntegers() {
    var random = SeededGenerator(seed: 58)
    var failing = FailingRows()
    var largest = 0.0
    for _ in 0..<Self.count {
      let value = random.integer(bits: 129 + random.below(380))
      let ratio = errorRatio(FastBall(value), WideBall(value, 512))
      failing.check(ratio <= 0.5, "\(value.hexadecimal): \(ratio)")
      largest = max(largest, ratio)
    }
    #expect(failing.allHold, "\(failing)")
    report("init", largest)
  }

  /// The distance between the midpoint and the farthest number of the wide ball, in units of the stated error.
  private func errorRatio(_ ball: FastBall, _ truth: WideBall) -> Double {
    guard let reach = truth.reach, !ball.isUnknown else { return 0 }
    let distance = (ball.middle - truth.middle).absolute + reach
    if distance.significand.isZero { return 0 }
    let units = Dyadic(distance.significand, exponent: distance.exponent - ball.exponent).approximate
    return units / Double(ball.error)
  }

  private func report(_ name: String, _ ratio: Double) {
    if testScale > 1 { print("largest error of \(name): \(ratio) of the stated bound") }
  }
}
