import GyreCore
import TestSupport
import Testing

/// What holds for every push.
@Suite struct PushLawTests {
  /// The fast way gives the digits of the exact way, or none.
  @Test func fastIsExact() throws {
    var source = SeededGenerator(seed: 11)
    var rows = FailingRows()
    var decided = 0
    for _ in 0..<(100 * testScale) {
      let random = try RandomPush(&source)
      let times: [Rational] = [0, source.decimal(1...100), source.decimal(1...100_000), 1_000_000]
      let unit = source.pick(AngleUnit.allCases)
      let push = try #require(
        FastPush(random.push, times: times, unit: unit, [.angle, .distance, .rate]))
      for _ in 0..<4 {
        let (textX, textY) = (
          source.plainText(below: 900, decimals: 9), source.plainText(below: 900, decimals: 3)
        )
        let x = try #require(Rational(decimal: textX)), y = try #require(Rational(decimal: textY))
        let plainX = try #require(PlainDecimal(text: textX)), plainY = try #require(PlainDecimal(text: textY))
        let (fast, tap) = (push.tap(x: plainX, y: plainY), random.push.tap(x: x, y: y))
        var pairs = [
          (fast.dx, tap.offset.x.rounded), (fast.dy, tap.offset.y.rounded), (fast.distance, tap.distance),
          (fast.angle, tap.angle(in: unit) ?? .nan), (fast.magnitude, tap.magnitude),
          (fast.rateX, tap.rate.x), (fast.rateY, tap.rate.y),
        ]
        for (index, time) in times.enumerated() {
          let (quick, state) = (push.state(fast, at: index), tap.motion.state(at: time))
          pairs += [
            (quick.positionX, state.position.x), (quick.positionY, state.position.y),
            (quick.velocityX, state.velocity.x), (quick.velocityY, state.velocity.y),
          ]
        }
        decided += pairs.count { !$0.0.isNaN }
        let agree = pairs.allSatisfy { $0.0.isNaN || $0.0.bitPattern == $0.1.bitPattern }
        rows.check(agree, "\(textX),\(textY) \(random): \(pairs)")
      }
    }
    #expect(rows.allHold, "\(rows)")
    #expect(decided > 7_000 * testScale)
  }

  /// Contacts come in the order of time, at walls, and no view leaves the room; at an elasticity of 1 its speed
  /// at contacts is always the same.
  @Test func eventsStayInTheRoom() throws {
    var source = SeededGenerator(seed: 12)
    var rows = FailingRows()
    while true {
      let random = try RandomPush(&source)
      guard let room = random.room else { continue }
      let tap = random.push.tap(x: source.decimal(-4000...4000), y: source.decimal(-4000...4000))
      var (last, count, speeds) = (0.0, 0, (x: Set<Double>(), y: Set<Double>()))
      for event in tap.motion.events.prefix(40) {
        let (place, speed, half) = (event.state.position, event.state.velocity, Rational(1, overPositive: 2))
        let (left, right) = (room.left + random.size.width * half, room.right - random.size.width * half)
        let (top, bottom) = (room.top + random.size.height * half, room.bottom - random.size.height * half)
        let isInside =
          place.x >= left.rounded && place.x <= right.rounded && place.y >= top.rounded
          && place.y <= bottom.rounded
        let isAtX = event.wallX.map { place.x == ($0 == .left ? left : right).rounded } ?? true
        let isAtY = event.wallY.map { place.y == ($0 == .top ? top : bottom).rounded } ?? true
        rows.check(
          event.time >= last && isInside && isAtX && isAtY, "event \(count) at \(event.time): \(random)")
        if event.isRest { rows.check(speed == (0, 0), "moves at rest: \(random)") }
        (last, count) = (event.time, count + 1)
        if event.wallX != nil { speeds.x.insert(abs(speed.x)) }
        if event.wallY != nil { speeds.y.insert(abs(speed.y)) }
      }
      if room.elasticity == 1 {
        rows.check(speeds.x.count <= 1 && speeds.y.count <= 1, "speeds \(speeds): \(random)")
      }
      if rows.checksDone >= 3_000 * testScale { break }
    }
    #expect(rows.allHold, "\(rows)")
  }

  /// A force at elasticity 1 brings the view back at every whole period, for ever, exactly: D = 128 and
  /// a = 100 give t1 = 1.6 and v1 = 160.
  @Test func periodsAreExact() throws {
    let room = try Room(x: -40, y: -40, width: 208, height: 80, elasticity: 1)
    let push = try Push(Push.View(), in: room)
    let motion = push.tap(x: 128, y: 0).motion
    let period = Rational(32, overPositive: 10)
    for count in [1, 2, 3, 1000, 1_000_000_007, 1 << 60] {
      let start = motion.state(at: period * Rational(count))
      #expect(start.position == (0, 0) && start.velocity == (0, 0))
      let atWall = motion.state(at: period * (Rational(count) + Rational(1, overPositive: 2)))
      #expect(atWall.position == (128, 0) && atWall.velocity == (-160, 0))
    }
  }

  /// Exactly at a contact the velocity is the one after it, and 10^-60 before it is the one before: after n
  /// contacts e^n of the first.
  @Test func contactsAreExact() throws {
    let elasticity = Rational(1, overPositive: 2)
    let room = try Room(x: -40, y: -40, width: 208, height: 80, elasticity: elasticity)
    let instant = Rational(.one, overPositive: Integer.powerOfTen(60))
    let push = try Push(Push.View(), in: room)
    let motion = push.tap(x: 128, y: 0).motion
    var (time, step, speed) = (Rational(16, overPositive: 10), Rational(32, overPositive: 10), 160.0)
    for _ in 0..<60 {
      #expect(motion.state(at: time - instant).velocity.x == speed)
      #expect(motion.state(at: time).velocity.x == -speed / 2)
      (step, speed) = (step * elasticity, speed / 2)
      time = time + step
    }
    // The rest: t1·(1 + e)/(1 - e) = 4.8.
    let rest = Rational(48, overPositive: 10)
    #expect(motion.state(at: rest).position == (128, 0) && motion.state(at: rest).velocity == (0, 0))
    #expect(motion.state(at: rest - instant).velocity.x != 0)
  }
}
