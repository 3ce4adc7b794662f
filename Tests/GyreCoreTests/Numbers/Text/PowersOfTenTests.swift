import GyreCore
import Testing

/// The table and the logarithms against whole numbers of any size.
@Suite struct PowersOfTenTests {
  @Test func significandsArePowersRoundedUp() {
    var failures: [Int] = []
    let one = DecimalInteger(1)
    for exponent in PowersOfTen.firstExponent...PowersOfTen.lastExponent {
      let index = 2 * (exponent - PowersOfTen.firstExponent)
      let significand = UInt128(
        high: PowersOfTen.significands[index], low: PowersOfTen.significands[index + 1])
      // significand·2^shift is to be 10^exponent or a little more; negative powers go to the other side.
      let shift = PowersOfTen.floorLog2(ofPowerOfTen: exponent) - 127
      let power = one.times(10, toThe: max(exponent, 0)).times(2, toThe: max(-shift, 0))
      func scaled(_ significand: UInt128) -> DecimalInteger {
        DecimalInteger(significand).times(10, toThe: max(-exponent, 0)).times(2, toThe: max(shift, 0))
      }
      let isNormalised = significand >> 127 == 1
      if !isNormalised || scaled(significand) < power || scaled(significand - 1) >= power {
        failures.append(exponent)
      }
    }
    #expect(failures == [])
    #expect(PowersOfTen.significands.count == 2 * (PowersOfTen.lastExponent - PowersOfTen.firstExponent + 1))
  }

  @Test func logarithmsAreFloors() {
    var failures: [String] = []
    /// 10^floor <= factor/4·2^exponent < 10^(floor + 1)
    func check(_ floor: Int, _ factor: UInt128, _ exponent: Int) {
      let value = DecimalInteger(factor)
        .times(2, toThe: max(exponent - 2, 0)).times(10, toThe: max(-floor, 0))
      let power = DecimalInteger(1).times(10, toThe: max(floor, 0)).times(2, toThe: max(2 - exponent, 0))
      if value < power || value >= power.times(10, toThe: 1) {
        failures.append("\(factor)/4·2^\(exponent): \(floor)")
      }
    }
    // Every exponent with the scale: by default every seventh, which costs a tenth of a second.
    for exponent in stride(from: -1100, through: 1100, by: TextTesting.scale > 1 ? 1 : 7) {
      check(PowersOfTen.floorLog10(ofPowerOfTwo: exponent), 4, exponent)
      check(PowersOfTen.floorLog10(ofThreeQuartersOfPowerOfTwo: exponent), 3, exponent)
    }
    #expect(failures == [])
  }
}
