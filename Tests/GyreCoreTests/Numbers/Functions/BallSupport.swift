import Foundation
import GyreCore
import TestSupport

/// How many random cases a loop takes; the environment's GYRE_TEST_SCALE multiplies it.
func testCount(debug: Int, release: Int) -> Int {
  #if DEBUG
    return debug * testScale
  #else
    return release * testScale
  #endif
}

/// Whether the tests print the errors that they measure.
let measuredErrorsArePrinted = ProcessInfo.processInfo.environment["GYRE_PRINT_ERRORS"] != nil

extension FastBall {
  /// An exact ball of random bits and sign with a magnitude in [2^(n - 1), 2^n), n in `magnitudes`. A third of
  /// them have a binary64 significand.
  static func random(
    magnitudes: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> FastBall {
    var significand = UInt128(high: generator.next(), low: generator.next()) | 1 << 127
    if generator.below(3) == 0 { significand = (significand >> 75) << 75 }
    return FastBall(
      significand, error: 0, exponent: Int.random(in: magnitudes, using: &generator) - 128,
      isNegative: generator.below(2) == 0)
  }

  var positive: FastBall { FastBall(significand, error: error, exponent: exponent, isNegative: false) }

  var withoutError: FastBall {
    FastBall(significand, error: 0, exponent: exponent, isNegative: isNegative)
  }

  static var one: FastBall { FastBall(Integer.one, FastPrecision()) }

  /// The midpoint as an exact ball of another precision.
  func exactlyWide(_ precision: Int) -> WideBall {
    let midpoint = Integer(isNegative: isNegative, magnitude: Natural(significand))
    return WideBall(midpoint, radius: .zero, exponent: exponent, precision: precision)
  }

  /// The greatest distance of the midpoint from a number in `wide`, in units of the last place; infinite for
  /// unknown balls.
  func distanceInUnits(to wide: WideBall) -> Double {
    let difference = wide - exactlyWide(wide.precision)
    guard let radius = difference.radius, !isUnknown else { return .infinity }
    return Double(
      rounding: (difference.midpoint.absolute + radius).magnitude, exponent: difference.exponent - exponent)
  }
}

extension Double {
  /// A finite angle of any magnitude, as often near a multiple of π/2, small, or ordinary.
  static func randomAngle(using generator: inout SeededGenerator) -> Double {
    switch generator.below(4) {
    case 0: return generator.anyFiniteDouble()
    case 1:
      let multiple = (Double(generator.below(1 << 20)) * .pi / 2)
      return Double(bitPattern: multiple.bitPattern &+ UInt64(generator.below(3)))
    case 2: return Double.random(in: -7...7, using: &generator)
    default: return Double.random(in: -1e6...1e6, using: &generator)
    }
  }
}
