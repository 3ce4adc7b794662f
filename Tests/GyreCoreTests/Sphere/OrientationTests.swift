import TestSupport
import Testing

@testable import GyreCore

/// The three ways to decide an orientation agree, and the exact one is right where it is known.
@Suite struct OrientationTests {
  /// Random points, as often nearly on one circle, near each other, or scaled.
  private func points(_ source: inout SeededGenerator) -> [SIMD3<Double>] {
    let kind = source.below(4)
    let size = [1, 1e-3, 1e-7, 1][kind]
    let centre = SIMD3<Double>.random(in: -1...1, using: &source)
    return (0..<4).map { _ in
      var point = centre + size * SIMD3<Double>.random(in: -1...1, using: &source)
      // On the plane x + y + z = |p|·c nearly: a circle.
      if kind == 3 {
        point.z = 0.3 * (point.x * point.x + point.y * point.y + 1).squareRoot()
      }
      return point * [1, 3, 0x1p-900, 0x1p900][source.below(4)]
    }
  }

  @Test func waysAgree() {
    var source = SeededGenerator(seed: 91)
    var failing = FailingRows()
    var decided = (pairs: 0, balls: 0)
    let count = testCount(debug: 300, release: 20_000)
    for _ in 0..<count {
      let points = points(&source)
      let directions = Directions(points)
      let exact = directions.exactOrientation(0, 1, 2, 3)
      let pairs = directions.orientationByPairs(0, 1, 2, 3)
      let balls = directions.orientationByBalls(0, 1, 2, 3)
      failing.check(pairs == nil || pairs == exact, "\(points): \(pairs ?? 0) by pairs, \(exact)")
      failing.check(balls == nil || balls == exact, "\(points): \(balls ?? 0) by balls, \(exact)")
      failing.check(directions.orientation(1, 0, 2, 3) == -exact, "\(points), two exchanged")
      decided.pairs += pairs == nil ? 0 : 1
      decided.balls += balls == nil ? 0 : 1
    }
    #expect(failing.allHold, "\(failing)")
    #expect(decided.pairs > count / 2 && decided.balls > count * 9 / 10, "\(decided) of \(count)")
  }

  /// Four directions on a circle, as they stand and with one coordinate of one point a last place off.
  @Test func circles() {
    let circle: [SIMD3<Double>] = [
      SIMD3(5, 0, 1), SIMD3(4, 3, 1), SIMD3(3, 4, 1), SIMD3(0, 5, 1), SIMD3(-3, 4, 1), SIMD3(-4, -3, 1),
    ]
    var source = SeededGenerator(seed: 92)
    var failing = FailingRows()
    for _ in 0..<testCount(debug: 50, release: 500) {
      var points = circle.shuffled(using: &source).prefix(4).map { $0 * Double(1 + source.below(3)) }
      failing.check(Directions(points).orientation(0, 1, 2, 3) == 0, "\(points)")
      // Nearer to the z axis than the circle: on the side of its pole.
      points[3].z = points[3].z.nextUp
      let directions = Directions(points)
      let pole = Directions(Array(points[0..<3]) + [SIMD3(0, 0, 1)]).orientation(0, 1, 2, 3)
      failing.check(directions.orientation(0, 1, 2, 3) == pole, "\(points)")
      failing.check(directions.exactOrientation(0, 1, 2, 3) == pole, "\(points), exactly")
    }
    #expect(failing.allHold, "\(failing)")
  }
}
