import GyreCore
import TestSupport
import Testing

/// The examples of the contract, and what is refused.
@Suite struct PushTests {
  private func room(_ elasticity: Rational) throws -> Room {
    try Room(x: 0, y: 0, width: 320, height: 568, elasticity: elasticity)
  }

  @Test func tapsOfTheContract() throws {
    let push = try Push(Push.View(center: (160, 284)))
    let rows: [(x: Rational, y: Rational, angle: Double?, distance: Double, rate: (x: Double, y: Double))] = [
      (260, 284, 0, 100, (78.125, 0)), (160, 384, .pi / 2, 100, (0, 78.125)),
      (160, 184, -.pi / 2, 100, (0, -78.125)),
      (60, 184, -3 * .pi / 4, 2.0.squareRoot() * 100, (-78.125, -78.125)),
      (160, 284, nil, 0, (0, 0)),
    ]
    for row in rows {
      let tap = push.tap(x: row.x, y: row.y)
      #expect(tap.angle(in: .radian) == row.angle && tap.distance == row.distance && tap.rate == row.rate)
    }
    #expect(push.tap(x: 260, y: 284).magnitude == 0.5)
    let still = push.tap(x: 160, y: 284).motion
    #expect(still.isStill && still.state(at: 1_000_000).position == (160, 284))
  }

  /// Taps, and the events: time to six decimals, walls, and place.
  @Test func eventsOfTheContract() throws {
    let push = try Push(Push.View(center: (160, 284)), in: try room(0))
    let rows: [(x: Rational, y: Rational, events: [String])] = [
      (260, 284, ["1752712 right 280.0 284.0", "1752712 rest 280.0 284.0"]),
      (310, 484, ["1431084 right 280.0 444.0", "1767258 bottom 280.0 528.0", "1767258 rest 280.0 528.0"]),
      (160, 284, ["0 rest 160.0 284.0"]),
    ]
    for row in rows {
      let events = push.tap(x: row.x, y: row.y).motion.events.map { event in
        let walls = [event.wallX.map { "\($0)" }, event.wallY.map { "\($0)" }].compactMap { $0 }
        let name = event.isRest ? "rest" : walls.joined(separator: "+")
        let place = event.state.position
        return "\(Int((event.time * 1_000_000).rounded())) \(name) \(place.x) \(place.y)"
      }
      #expect(events == row.events)
    }
    let free = try Push(Push.View(center: (160, 284)))
    #expect(free.tap(x: 260, y: 284).motion.events.contains { _ in true } == false)
  }

  @Test func instantaneousOfTheContract() throws {
    let view = try Push.View(center: (160, 284))
    let slow = try Push(view, mode: .instantaneous, in: try room(1)).tap(x: 260, y: 284).motion.state(at: 10)
    #expect(slow.position.x == 98.75 && slow.velocity.x == -78.125)
    let quick = try Push(view, mode: .instantaneous, strength: .magnitude(100), in: try room(1))
    let state = quick.tap(x: 260, y: 284).motion.state(at: 2)
    #expect(state.position.x == 210 && state.velocity.x == 15625)
  }

  @Test func refusals() throws {
    let view = try Push.View()
    let rows: [(PushError, () throws -> Void)] = [
      (.sizeNotPositive, { _ = try Push.View(size: (0, 1)) }),
      (.densityNotPositive, { _ = try Push.View(density: 0) }),
      (.divisorNotPositive, { _ = try Push(view, strength: .divisor(0)) }),
      (.elasticityOutOfRange, { _ = try Room(x: 0, y: 0, width: 1, height: 1, elasticity: 2) }),
      (.viewLargerThanBounds, { _ = try Push(view, in: try Room(x: -40, y: -40, width: 79, height: 80)) }),
      (.viewOutsideBounds, { _ = try Push(view, in: try Room(x: -39, y: -40, width: 80, height: 80)) }),
    ]
    for (error, body) in rows { #expect(throws: error) { try body() } }
  }
}
