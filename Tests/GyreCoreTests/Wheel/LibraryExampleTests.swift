import GyreCore
import Testing

@Suite struct LibraryExampleTests {
  /// The example in README.md.
  @Test func readmeExample() throws {
    let wheel = try Wheel(count: 8, first: Arc(45, .degree))
    let border = wheel.min(of: 0)
    #expect(border.rounded(in: .radian) == -1.178_097_245_096_172_4)
    #expect(border * 16 == -3 * Arc.turn)
  }
}
