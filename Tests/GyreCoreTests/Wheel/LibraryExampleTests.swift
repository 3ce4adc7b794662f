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

  /// The second.
  @Test func readmeExampleOfPushes() throws {
    let room = try Room(x: 0, y: 0, width: 320, height: 568, elasticity: 1)
    let push = try Push(Push.View(center: (160, 284)), mode: .instantaneous, in: room)
    let motion = push.tap(x: 260, y: 284).motion
    #expect(motion.state(at: 10).position.x == 98.75)
    #expect(motion.events.prefix(2).map(\.time) == [1.536, 4.608])
  }
}
