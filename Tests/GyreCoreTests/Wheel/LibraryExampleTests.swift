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

  /// The second.
  @Test func readmeExampleOfPushes() throws {
    let room = try Room(x: 0, y: 0, width: 320, height: 568, elasticity: 1)
    let push = try Push(Push.View(center: (160, 284)), mode: .instantaneous, in: room)
    let motion = push.tap(x: 260, y: 284).motion
    #expect(motion.state(at: 10).position.x == 98.75)
    #expect(motion.events.prefix(2).map(\.time) == [1.536, 4.608])
  }
}
