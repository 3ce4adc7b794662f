import GyreCore
import Testing

@Suite struct HighProductTests {
  @Test func halvesOfTheLargestProduct() {
    #expect(highProduct(.max, .max) == UInt64.max - 1)
    #expect(fullProduct(.max, .max) == UInt128(high: .max - 1, low: 1))
  }
}
