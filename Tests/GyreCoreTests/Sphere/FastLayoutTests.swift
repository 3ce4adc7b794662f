import GyreCore
import TestSupport
import Testing

/// The fast way of layouts gives the numbers of the exact one.
@Suite struct FastLayoutTests {
  @Test func sameNumbers() throws {
    var source = SeededGenerator(seed: 61)
    var failing = FailingRows()
    var open = 0
    for _ in 0..<testCount(debug: 40, release: 150) {
      let random = try RandomLayout(&source)
      let fast = FastLayout(random.layout)
      for _ in 0..<8 {
        let index = source.below(random.layout.count)
        let point = random.layout[index]
        let vector = fast.vector(of: index)
        let seen = FastPoint(vector)
        let pairs: [(Double?, Double?)] = [
          (vector.x.rounded, point.x), (vector.y.rounded, point.y), (vector.z.rounded, point.z),
          (seen.colatitude(about: .y, in: .radian), point.colatitude(about: .y, in: .radian)),
          (seen.azimuth(about: .y, in: .degree), point.azimuth(about: .y, in: .degree)),
          (seen.colatitude(about: .x, in: .turn), point.colatitude(about: .x, in: .turn)),
          (seen.azimuth(about: .x, in: .gradian), point.azimuth(about: .x, in: .gradian)),
        ]
        open += pairs.count { $0.0 == nil }
        failing.check(pairs.allSatisfy { $0.0 == nil || $0.0 == $0.1 }, "\(random), point \(index): \(pairs)")
      }
    }
    #expect(failing.allHold, "\(failing)")
    // Exact zeros and quarter turns are left to the exact way; not much else is.
    #expect(open * 10 < testCount(debug: 40, release: 150) * 8 * 7, "\(open) are open")
  }

  /// Turns by angles of any size are known well enough to decide nearly all numbers: the exact way takes seconds for
  /// a point of the largest equal area layouts.
  @Test func hugeTurns() throws {
    let angle = { (text: String) in Arc(try #require(try? DecimalText.parse(Array(text.utf8).span)), .radian)
    }
    let rotation = SphereRotation([
      (.x, try angle("-2.5e100")), (.y, try angle("6381956970095103e292")), (.x, try angle("1e300")),
    ])
    let fast = FastLayout(try SphereLayout(count: 1_000_000_000, method: .equalArea, rotation: rotation))
    let open = stride(from: 7, to: 1_000_000_000, by: 99_999_989).count { index in
      let vector = fast.vector(of: index)
      return [vector.x, vector.y, vector.z].contains { $0.rounded == nil }
    }
    #expect(open == 0)
  }

  @Test func sameProjection() throws {
    var source = SeededGenerator(seed: 62)
    var failing = FailingRows()
    for _ in 0..<testCount(debug: 30, release: 150) {
      let layout = try RandomLayout(&source).layout
      let factor = Rational(101 + source.below(500), overPositive: 100)
      let projection = try #require(
        Projection(
          distance: layout.radius * factor, centerX: Rational(source.below(3)),
          centerY: Rational(source.below(900), overPositive: 7)))
      let fast = ProjectionBalls<FastBall>(projection, FastPrecision())
      let index = source.below(layout.count)
      let vector = FastLayout(layout).vector(of: index)
      let exact = try #require(layout[index].seen(in: projection))
      let pairs: [(Double?, Double)] = [
        (fast.value(.x, of: vector).rounded, exact.x), (fast.value(.y, of: vector).rounded, exact.y),
        (fast.value(.scale, of: vector).rounded, exact.scale),
        (fast.value(.alpha, of: vector).rounded, exact.alpha),
      ]
      failing.check(pairs.allSatisfy { $0.0 == nil || $0.0 == $0.1 }, "\(projection), \(layout): \(pairs)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// 1/φ² of a turn, cut off to 128 bits.
  @Test func goldenTurn() {
    let root = WideBall(Integer(5), 512).squareRoot
    let part = (WideBall(Integer(3), 512) - root).scaled(byPowerOfTwo: 127)
    #expect(part.floor == Integer(isNegative: false, magnitude: Natural(FixedTurn.golden(1).units)))
  }

  /// Parts of a turn, against exact angles.
  @Test func fixedTurns() {
    var source = SeededGenerator(seed: 63)
    var failing = FailingRows()
    for _ in 0..<testCount(debug: 200, release: 5000) {
      let denominator = 1 + source.below(1 << (1 + source.below(40)))
      let numerator = source.below(3 * denominator) - denominator
      let (sine, cosine) = FixedTurn(numerator, over: denominator).sineAndCosine
      let angle = ExactAngle(Arc(Rational(numerator, overPositive: denominator), .turn))
      let (wideSine, wideCosine) = WideBall.sineAndCosine(of: angle, 320)
      let isNear = [(sine, wideSine), (cosine, wideCosine)].allSatisfy { fast, wide in
        fast.isUnknown || fast.distanceInUnits(to: wide) <= Double(fast.error) / 2
      }
      failing.check(isNear, "\(numerator)/\(denominator)")
    }
    #expect(failing.allHold, "\(failing)")
  }
}
