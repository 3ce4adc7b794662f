import GyreCore
import TestSupport
import Testing

/// Coordinates of points and turns.
@Suite struct SpherePointTests {
  private func all(_ point: SpherePoint, _ unit: AngleUnit = .degree) -> [Double?] {
    [
      point.x, point.y, point.z, point.radius, point.colatitude(about: .y, in: unit),
      point.azimuth(about: .y, in: unit), point.colatitude(about: .x, in: unit),
      point.azimuth(about: .x, in: unit),
    ]
  }

  private func degrees(_ value: Int) -> Arc { Arc(Rational(value), .degree) }

  @Test func table() {
    let rows: [(SpherePoint?, [Double?])] = [
      (SpherePoint(x: 0, y: 0, z: 0), [0, 0, 0, 0, nil, nil, nil, nil]),
      (SpherePoint(x: 0, y: 0, z: 2), [0, 0, 2, 2, 90, 0, 90, 0]),
      (SpherePoint(x: 0, y: 0, z: -2), [0, 0, -2, 2, 90, 180, 90, 180]),
      (SpherePoint(x: 3, y: 0, z: 0), [3, 0, 0, 3, 90, 90, 0, 0]),
      (SpherePoint(x: -3, y: 0, z: 0), [-3, 0, 0, 3, 90, 270, 180, 0]),
      (SpherePoint(x: 0, y: 3, z: 0), [0, 3, 0, 3, 0, 0, 90, 90]),
      (SpherePoint(x: 0, y: -3, z: 0), [0, -3, 0, 3, 180, 0, 90, 270]),
      (
        SpherePoint(x: 2, y: 3, z: 6),
        [2, 3, 6, 7, 64.6230664748477, 18.43494882292201, 73.39845040097977, 26.56505117707799]
      ),
      // Any angle is taken as written; beyond half a turn lies the opposite meridian.
      (
        SpherePoint(axis: .y, radius: 2, colatitude: degrees(210), azimuth: degrees(-30)),
        [0.5, -1.7320508075688772, -0.8660254037844386, 2, 150, 150, 75.52248781407008, 243.43494882292202]
      ),
      (
        SpherePoint(axis: .y, radius: 2, colatitude: degrees(180), azimuth: degrees(77)),
        [0, -2, 0, 2, 180, 0, 90, 270]
      ),
      (
        SpherePoint(axis: .x, radius: 2, colatitude: degrees(-90), azimuth: degrees(270)),
        [0, 2, 0, 2, 0, 0, 90, 90]
      ),
      (
        SpherePoint(axis: .x, radius: 2, colatitude: degrees(360), azimuth: degrees(1)),
        [2, 0, 0, 2, 90, 90, 0, 0]
      ),
      (
        SpherePoint(axis: .x, radius: 0, colatitude: degrees(3), azimuth: degrees(1)),
        [0, 0, 0, 0, nil, nil, nil, nil]
      ),
      (SpherePoint(axis: .x, radius: -1, colatitude: .zero, azimuth: .zero), []),
      // Turned: about y rxz grows, about x ryz; zeros are zeros, and poles are poles.
      (
        SpherePoint(x: 0, y: 0, z: 1, rotation: SphereRotation([(.y, degrees(90))])),
        [1, 0, 0, 1, 90, 90, 0, 0]
      ),
      (
        SpherePoint(x: 0, y: 0, z: 1, rotation: SphereRotation([(.x, degrees(90))])),
        [0, 1, 0, 1, 0, 0, 90, 90]
      ),
      (
        SpherePoint(
          axis: .y, radius: 1, colatitude: degrees(50), azimuth: .zero,
          rotation: SphereRotation([(.x, degrees(50))])),
        [0, 1, 0, 1, 0, 0, 90, 90]
      ),
      (
        SpherePoint(
          axis: .y, radius: 1, colatitude: degrees(50), azimuth: .zero,
          rotation: SphereRotation([(.x, degrees(230))])),
        [0, -1, 0, 1, 180, 0, 90, 270]
      ),
    ]
    var failing = FailingRows()
    for (point, expected) in rows {
      let found = point.map { all($0) } ?? []
      failing.check(found == expected, "expected \(expected), found \(found)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// (0, 3, 2): r √13, ry atan(2/3), rx π/2, ryz atan(3/2).
  @Test func example() {
    let point = SpherePoint(x: 0, y: 3, z: 2)
    #expect(
      all(point, .radian) == [
        0, 3, 2, 3.605551275463989, 0.5880026035475675, 0, 1.5707963267948966, 0.982793723247329,
      ])
  }

  /// Turns there and back, and whole ones, change nothing; turns about one axis add up.
  @Test func rotationsAreReduced() {
    let arcs = [degrees(30), Arc(Rational(decimal: "0.3") ?? 0, .radian), degrees(720), degrees(-90)]
    var failing = FailingRows()
    for arc in arcs {
      for other in arcs {
        let rotation = SphereRotation([(.x, arc), (.y, other), (.x, .zero), (.y, -other), (.x, -arc)])
        failing.check(rotation.isIdentity, "\(arc), \(other)")
        let halves = SphereRotation([(.x, .halfTurn), (.y, arc), (.x, degrees(-180)), (.y, arc)])
        failing.check(halves.isIdentity, "half turns and \(arc)")
        let sum = SphereRotation([(.x, arc), (.y, .turn), (.x, other)])
        let total = sum.angle(onlyAbout: .x) ?? Arc(1, .radian)
        let difference = total - arc - other
        failing.check(difference.radians.isZero && difference.turns.isWhole, "\(arc) + \(other): \(sum)")
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Both kinds of polar coordinates of a turned point lead back to it, as far as binary64 reaches; and a turn
  /// about an axis adds to the angle round it.
  @Test func roundTrips() throws {
    var source = SeededGenerator(seed: 64)
    var failing = FailingRows()
    for _ in 0..<testCount(debug: 12, release: 300) {
      let random = try RandomLayout(&source)
      let point = random.layout[source.below(random.layout.count)]
      for axis in [SphereAxis.x, .y] {
        let colatitude = try #require(point.colatitude(about: axis, in: .radian))
        let azimuth = try #require(point.azimuth(about: axis, in: .radian))
        let back = try #require(
          SpherePoint(
            axis: axis, radius: Rational(point.radius) ?? 0,
            colatitude: Arc(Rational(colatitude) ?? 0, .radian),
            azimuth: Arc(Rational(azimuth) ?? 0, .radian)))
        // Each angle is wrong by at most 2^-51, and the radius by 2^-53 of itself.
        let error = [point.x - back.x, point.y - back.y, point.z - back.z].map(\.magnitude).max() ?? .nan
        failing.check(error <= 0x1p-50 * point.radius, "\(random) about \(axis): \(error)")
        failing.check(
          0...Double.pi ~= colatitude && azimuth >= 0 && azimuth <= 2 * .pi, "\(random): \(azimuth)")
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Behind the eye nothing is seen; the horizon of opacity is clamped.
  @Test func projection() throws {
    let near = try #require(Projection(distance: 10))
    #expect(SpherePoint(x: 1, y: 1, z: 10).seen(in: near) == nil)
    #expect(SpherePoint(x: 1, y: 1, z: 11).seen(in: near) == nil)
    let seen = try #require(SpherePoint(x: 1, y: 2, z: 8).seen(in: near))
    #expect(seen.x == 5 && seen.y == 10 && seen.scale == 5 && seen.alpha == 1)
    let far = try #require(SpherePoint(x: 1, y: 2, z: -30).seen(in: near))
    #expect(far.x == 0.25 && far.scale == 0.25 && far.alpha == 0.1)
    let parallel = try #require(
      Projection(centerX: 3).flatMap { SpherePoint(x: 1, y: 2, z: 99).seen(in: $0) })
    #expect(parallel.x == 4 && parallel.y == 2 && parallel.scale == 1 && parallel.alpha == 0.5)
    #expect(Projection(distance: 0) == nil)
  }
}
