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

  /// The example of a picker in README.md.
  @Test func readmePicker() throws {
    let labels = [-10, 10].compactMap { PlacedLabel(x: Rational($0), y: 0, z: 100, width: 20, height: 10) }
    let projection = try #require(Projection(distance: 500))
    let pick = Picker(labels: labels, projection: projection).front(x: 5, y: 0)
    #expect(pick == Pick(label: 1, z: 100, u: -6, v: 0))
  }
}
