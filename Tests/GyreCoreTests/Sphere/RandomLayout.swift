import GyreCore
import TestSupport

/// A random layout: any method, counts of all magnitudes, radii, and turns plain and ordinary.
struct RandomLayout: CustomStringConvertible {
  let layout: SphereLayout
  let description: String

  init(_ source: inout SeededGenerator, turns: Bool = true) throws {
    let largest = [10, 60, 3000, 1_000_000, SphereLayout.maximumCount][source.below(5)]
    let count = 1 + source.below(largest)
    let method: SphereLayout.Method
    switch source.below(5) {
    case 0: method = .rings(nil, isStaggered: source.below(2) == 0)
    case 1: method = .rings(1 + source.below(40), isStaggered: source.below(2) == 0)
    case 2: method = .fibonacci
    case 3: method = .spiral
    default: method = .equalArea
    }
    let radius = ["1", "1", "150", "0.1", "7e300", "9007199254740993"][source.below(6)]
    var rotation: [(axis: SphereAxis, angle: Arc)] = []
    if turns {
      for _ in 0..<source.below(4) { rotation.append((source.below(2) == 0 ? .x : .y, Self.angle(&source))) }
    }
    layout = try SphereLayout(
      count: count, method: method, radius: Rational(decimal: radius) ?? 1, rotation: SphereRotation(rotation)
    )
    description = "\(count) points by \(method), radius \(radius), turned \(rotation)"
  }

  static func angle(_ source: inout SeededGenerator) -> Arc {
    switch source.below(3) {
    case 0: Arc(Rational(source.below(9) - 4, overPositive: 4), .turn)
    case 1: Arc(Rational(source.below(720) - 360), .degree)
    default: Arc(Rational(source.below(20_000) - 10_000, overPositive: 1000), .radian)
    }
  }
}
