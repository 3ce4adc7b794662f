import GyreCore
import TestSupport
import Testing

/// What is picked: against the rules in their own words, and laws.
@Suite struct PickerTests {
  /// Reasons, the label in front and all labels, on edges and corners and a very little beside them.
  @Test(arguments: [Facing.viewer, .outward]) func agreesWithTheRules(_ facing: Facing) {
    var source = SeededGenerator(seed: facing == .viewer ? 1 : 2)
    var rows = FailingRows()
    var reasons: [PickReason: Int] = [:]
    for _ in 0..<(24 * testScale) {
      let oracle = source.oracle(labels: 1 + source.below(source.pick([3, 12, 60])), facing)
      let (picker, frontPicker) = (oracle.picker, oracle.frontPicker)
      for _ in 0..<12 {
        let point = oracle.point(&source)
        let expected = oracle.all(point.x, point.y)
        let all = picker.all(x: point.x, y: point.y)
        let front = picker.front(x: point.x, y: point.y)
        let isSame = front == all.first && frontPicker.front(x: point.x, y: point.y) == front
        rows.check(
          all.map(\.label) == expected && front?.label == expected.first && isSame,
          "\(oracle) at \(point): \(all.map(\.label)), expected \(expected)")
        for (index, label) in oracle.labels.enumerated() {
          let reason = picker.reason(of: index, x: point.x, y: point.y)
          reasons[reason, default: 0] += 1
          rows.check(
            reason == oracle.reason(label, point.x, point.y),
            "\(oracle) at \(point): label \(index) is \(reason)")
        }
      }
    }
    #expect(rows.allHold, "\(rows)")
    // All reasons were met; facing the viewer a label has no edge to be seen from.
    #expect(reasons.count == (facing == .viewer ? 5 : 6))
  }

  /// A grid of labels that touch one another owns every point of it exactly once.
  @Test func tiling() throws {
    var rows = FailingRows()
    for distance in [nil, Rational(500), Rational(decimal: "333.3")] {
      let size = try #require(Rational(decimal: "2.4"))
      var labels: [PlacedLabel] = []
      for row in 0..<50 {
        for column in 0..<50 {
          let (x, y) = (size * Rational(column), size * Rational(row))
          labels.append(rectangle(x, y, 100, width: size, height: size))
        }
      }
      let projection = sight(distance, 7, -3)
      let picker = Picker(labels: labels, projection: projection)
      let scale = distance.flatMap { $0.divided(by: $0 - 100) } ?? 1
      let half = try #require(Rational(1, over: 2))
      for row in 0...100 {
        for column in 0...100 {
          // Corners, edges and middles, in half sizes from the outer corner.
          let x = 7 + scale * size * half * Rational(column - 1)
          let y = -3 + scale * size * half * Rational(row - 1)
          let owner = column < 100 && row < 100 ? [row / 2 * 50 + column / 2] : []
          let found = picker.all(x: x, y: y)
          rows.check(found.map(\.label) == owner, "\(column), \(row): \(found), expected \(owner)")
        }
      }
    }
    #expect(rows.allHold, "\(rows)")
  }

  /// The hints of the contract: the mirror image of what is behind the eye, and the horizon.
  @Test func eyeAndHorizon() {
    func reason(_ x: Int, _ z: Int, at point: Int, _ projection: Projection, hides: Bool = false)
      -> PickReason
    {
      let label = rectangle(Rational(x), 0, Rational(z), width: 60, height: 60)
      return Picker(labels: [label], projection: projection, hidesBackface: hides)
        .reason(of: 0, x: Rational(point), y: 0)
    }
    let near = sight(500)
    #expect(reason(10, 600, at: -50, near) == .behindEye)
    #expect(reason(10, 500, at: 0, near) == .behindEye)
    #expect(reason(10, 499, at: 5000, near) == .hit)
    // R = 150, P = 500: 143.08... = √(150² - 45²); the horizon is at 45 exactly for a label with x² = 20475.
    let root = Rational(decimal: "143.0909") ?? 0
    let beyond = rectangle(root, 0, 45, width: 60, height: 60)
    let within = rectangle(Rational(decimal: "143.0908") ?? 0, 0, 45, width: 60, height: 60)
    let picker = Picker(labels: [beyond, within], projection: near, hidesBackface: true)
    #expect(picker.reason(of: 0, x: 157, y: 0) == .hidden && picker.reason(of: 1, x: 157, y: 0) == .hit)
    // 90² + 120² = 150², on the horizon of P = 250 at z = 90.
    #expect(reason(120, 90, at: 187, sight(250), hides: true) == .hidden)
    #expect(reason(120, 90, at: 187, sight(251), hides: true) == .hit)
  }

  /// A plane (all but) through the origin, turned by 60 degrees about y, touched 22 to the right of the centre
  /// with P = 500: 22·500/(250 - 22·√3/2) = 47.630…
  @Test func turnedPlane() throws {
    let x = try #require(Rational(decimal: "0.8660254037844386e-12"))
    let z = try #require(Rational(decimal: "0.5e-12"))
    let label = rectangle(x, 0, z, width: 200, height: 100)
    let picker = Picker(labels: [label], projection: sight(500), facing: .outward)
    let pick = try #require(picker.front(x: 22, y: 0))
    let expected = 11_000 / (250 - 11 * 3.0.squareRoot())
    #expect(abs(pick.u - expected) < 1e-9 && pick.v == 0 && abs(pick.u - 47.630) < 0.0005)
    #expect(abs(pick.z + expected * 3.0.squareRoot() / 2) < 1e-9)
  }

  /// The depth is that of the touched point, so that of two labels the one whose centre is farther can be in front.
  @Test func depthOfTouchedPoint() throws {
    let projection = sight(1000)
    let tilted = rectangle(80, 0, 60, width: 200, height: 40)
    let flat = rectangle(0, 0, 85, width: 100, height: 40)
    let picker = Picker(labels: [tilted, flat], projection: projection, facing: .outward)
    // To the left the tilted plane 0.8x + 0.6z = 100 comes nearer than z = 85, where x < 61.25.
    #expect(picker.all(x: 30, y: 0).map(\.label) == [0, 1])
    #expect(picker.all(x: 50, y: 0).map(\.label) == [0, 1])
    let edge = try #require(Rational(decimal: "61.25"))
    let seen = try #require((edge * 1000).divided(by: 915))
    let wide = rectangle(0, 0, 85, width: 200, height: 40)
    for labels in [[tilted, wide], [wide, tilted]] {
      let picker = Picker(labels: labels, projection: projection, facing: .outward)
      let tiny = try #require(Rational(decimal: "1e-30"))
      let (first, second) = labels[0].z == 85 ? (0, 1) : (1, 0)  // places of wide and tilted
      #expect(picker.front(x: seen, y: 0)?.label == 1)
      #expect(picker.front(x: seen + tiny, y: 0)?.label == first)
      #expect(picker.front(x: seen - tiny, y: 0)?.label == second)
    }
  }
}
