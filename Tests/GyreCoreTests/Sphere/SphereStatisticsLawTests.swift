import TestSupport
import Testing

@testable import GyreCore

/// What holds for the statistics of any points.
@Suite struct SphereStatisticsLawTests {
  /// Points of the table, and random ones in any position.
  private func samples() throws -> [[SIMD3<Double>]] {
    var source = SeededGenerator(seed: 101)
    let random = (0..<testCount(debug: 4, release: 40)).map { _ -> [SIMD3<Double>] in
      let count = 4 + source.below(min(300, testCount(debug: 60, release: 300)))
      let lattice = source.below(2) == 0
      let points = (0..<count).map { _ -> SIMD3<Double> in
        let point = SIMD3<Double>.random(in: -1...1, using: &source)
        // On a lattice many lie on common circles.
        return lattice ? (point * 4).rounded(.toNearestOrEven) : point
      }
      return points
    }
    return try SphereStatisticsTests.rows().map(\.points) + random
  }

  /// The samples that have a hull, without points of the same direction.
  private func meshes() throws -> [DelaunayMesh] {
    try samples().compactMap { points in
      let directions = Directions(points.filter { $0 != .zero })
      var kept: [Int] = []
      for index in 0..<directions.count where !kept.contains(where: { directions.coincide($0, index) }) {
        kept.append(index)
      }
      return kept.count < 4 ? nil : try DelaunayMesh(Directions(kept.map { directions.points[$0] }))
    }
  }

  /// A closed surface of 2n - 4 triangles whose corners are all points, with no point outside any of them.
  @Test func hullsAreHulls() throws {
    var failing = FailingRows()
    for mesh in try meshes() {
      let count = mesh.directions.count
      let name = "\(mesh.directions.points)"
      failing.check(mesh.facetCount == 2 * count - 4, "\(mesh.facetCount) facets: \(name)")
      failing.check(Set(mesh.origins).count == count, "corners: \(name)")
      let areTwins = mesh.origins.indices.allSatisfy { halfEdge in
        let twin = Int(mesh.twins[halfEdge])
        return Int(mesh.twins[twin]) == halfEdge
          && mesh.origins[twin] == mesh.origins[DelaunayMesh.next(halfEdge)]
      }
      failing.check(areTwins, "twins: \(name)")
      let step = max(1, mesh.facetCount * count / testCount(debug: 3000, release: 100_000))
      let isConvex = stride(from: 0, to: mesh.facetCount * count, by: step).allSatisfy { index in
        mesh.orientation(index / count, Int32(index % count)) <= 0
      }
      failing.check(isConvex, "a point outside: \(name)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// The cells make up the sphere.
  @Test func areasAddUp() throws {
    let sphere = WideBall.pi(256).scaled(byPowerOfTwo: 2)
    var failing = FailingRows()
    for mesh in try meshes() {
      let statistics = try SphereStatistics(mesh.directions.points)
      let sum = statistics.cellAreas.reduce(.zero, +)
      let distance = (WideBall(Integer(sum.midpoint), 256).scaled(byPowerOfTwo: -120) - sphere).middle
        .absolute
      let error = Dyadic(Integer(Int128(sum.error)), exponent: -120)
      failing.check(sum.isOpen || distance <= error, "\(mesh.directions.points)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Neither the order in which the parts of the energy are computed nor the order of the points changes a figure.
  @Test func orderDoesNotMatter() throws {
    var source = SeededGenerator(seed: 102)
    var points: [SIMD3<Double>] = []
    for _ in 0..<700 { points.append(SIMD3<Double>.random(in: -1...1, using: &source)) }
    let statistics = try SphereStatistics(points)
    let energy = statistics.energy()
    let backwards = statistics.energy { count, body in
      for part in (0..<count).reversed() { body(part) }
    }
    #expect(energy == backwards)
    let shuffled = points.shuffled(using: &source)
    let other = try SphereStatistics(shuffled)
    #expect(other.energy() == energy && other.areaSpread() == statistics.areaSpread())
    #expect(other.coveringRadius(in: .degree) == statistics.coveringRadius(in: .degree))
    let pair = try #require(statistics.closestPair)
    let otherPair = try #require(other.closestPair)
    let found = Set([shuffled[otherPair.first], shuffled[otherPair.second]])
    #expect(found == Set([points[pair.first], points[pair.second]]))
  }

  /// The nearest of all pairs, tried one by one.
  @Test func noPairIsCloser() throws {
    var failing = FailingRows()
    for points in try samples() where points.count <= 40 {
      guard let statistics = try? SphereStatistics(points), let pair = statistics.closestPair else {
        continue
      }
      let separation = statistics.separation(of: pair, in: .radian)
      for second in points.indices {
        for first in 0..<second {
          let other = statistics.separation(of: .init(first: first, second: second), in: .radian)
          let isEarlier = (first, second) < (pair.first, pair.second)
          let isCloser = other < separation
          // Angles that agree in twelve digits may still differ; equal ones are found by the table.
          failing.check(!isCloser, "\(points): \(first), \(second), earlier: \(isEarlier)")
        }
      }
    }
    #expect(failing.allHold, "\(failing)")
  }
}
