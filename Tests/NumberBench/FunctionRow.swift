#if canImport(GyreCore)
  import GyreCore
  import TestSupport
#endif

/// A function to time beside its peer, on arguments spread over a range: evenly, or by magnitude where the
/// range spans many.
struct FunctionRow {
  let name: String
  let arguments: [Double]
  let times: () -> (peer: Double, own: Double)

  init(
    _ name: String, _ range: ClosedRange<Double>, _ peer: @escaping (Double) -> Double,
    _ own: @escaping (Double) -> Double?
  ) {
    self.name = name
    let arguments = FunctionRow.arguments(range)
    self.arguments = arguments
    times = {
      (
        nanoseconds(arguments.count) {
          var sum = 0.0
          for x in arguments { sum += peer(x) }
          return sum
        },
        nanoseconds(arguments.count) {
          var sum = 0.0
          for x in arguments { sum += own(x) ?? 0 }
          return sum
        }
      )
    }
  }

  init(
    _ name: String, _ range: ClosedRange<Double>, _ peer: @escaping (Double, Double) -> Double,
    _ own: @escaping (Double, Double) -> Double?
  ) {
    self.name = name
    let arguments = FunctionRow.arguments(range)
    self.arguments = arguments
    times = {
      (
        nanoseconds(arguments.count - 1) {
          var sum = 0.0
          for index in 1..<arguments.count { sum += peer(arguments[index], arguments[index - 1]) }
          return sum
        },
        nanoseconds(arguments.count - 1) {
          var sum = 0.0
          for index in 1..<arguments.count { sum += own(arguments[index], arguments[index - 1]) ?? 0 }
          return sum
        }
      )
    }
  }

  private static func arguments(_ range: ClosedRange<Double>) -> [Double] {
    var generator = SeededGenerator(seed: 3)
    return (0..<100_000).map { _ in
      if range.lowerBound < 1e9 { return Double.random(in: range, using: &generator) }
      let bits = range.lowerBound.bitPattern...range.upperBound.bitPattern
      return Double(bitPattern: UInt64.random(in: bits, using: &generator))
    }
  }

  func printTimes() {
    let (peer, own) = times()
    print(column(name, 22) + column(decimals(peer), 10) + column(decimals(own), 10) + decimals(own / peer))
  }
}

/// The time of one of `count` calls: the least of eleven runs. The sum keeps the calls from being dropped.
func nanoseconds(_ count: Int, _ run: () -> Double) -> Double {
  var least = Double.infinity
  let clock = ContinuousClock()
  for _ in 0..<11 {
    var sum = 0.0
    let time = clock.measure { sum = run() }
    if sum.isNaN { print("nan") }
    let (seconds, attoseconds) = time.components
    least = min(least, (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(count))
  }
  return least
}

func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

func decimals(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
