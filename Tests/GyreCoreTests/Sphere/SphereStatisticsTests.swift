import Foundation
import TestSupport
import Testing

@testable import GyreCore

/// The figures of points, against the reference and known values.
@Suite struct SphereStatisticsTests {
  struct Row {
    let name: String
    let points: [SIMD3<Double>]
    let figures: [Double]

    init(_ cells: [String]) {
      name = cells[0]
      points = cells[1].split(separator: " ").map { text in
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        return SIMD3(numbers[0], numbers[1], numbers[2])
      }
      figures = cells[2...].compactMap { Double($0) }
    }
  }

  static func rows() throws -> [Row] { try TableReader.rows("statistics.tsv").map(Row.init) }

  /// min_separation, first, second, covering_radius, energy, area_spread
  private func figures(_ statistics: SphereStatistics, _ unit: AngleUnit = .radian) -> [Double] {
    let pair = statistics.closestPair
    return [
      pair.map { statistics.separation(of: $0, in: unit) } ?? .nan, Double(pair?.first ?? -1),
      Double(pair?.second ?? -1), statistics.coveringRadius(in: unit), statistics.energy(),
      statistics.areaSpread(),
    ]
  }

  @Test func table() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 70)
    var failing = FailingRows()
    for row in rows {
      let found = figures(try SphereStatistics(row.points))
      failing.check(found == row.figures, "\(row.name): \(found), expected \(row.figures)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// What balls decide is what formulas give; and balls decide nearly always.
  @Test func slowWays() throws {
    var failing = FailingRows()
    var decided = (areas: 0, radii: 0, energies: 0)
    let most = min(12, testCount(debug: 5, release: 12))
    let rows = try Self.rows().filter { $0.points.count <= most }
    for row in rows {
      let statistics = try SphereStatistics(row.points)
      let serially: (Int, (Int) -> Void) -> Void = { count, body in (0..<count).forEach(body) }
      if let energy = statistics.energyByPairs(serially) {
        decided.energies += 1
        failing.check(statistics.energyByBalls(serially) == energy, "\(row.name): energy by balls")
      }
      if let spread = statistics.areaSpreadByBalls {
        decided.areas += 1
        failing.check(statistics.areaSpreadByFormulas == spread, "\(row.name): areas by formulas")
      }
      guard case .mesh(let mesh) = statistics.arrangement else { continue }
      let cosines = mesh.circles.map(\.cosine)
      if let radius = statistics.largestRadius(cosines, .degree) {
        decided.radii += 1
        let exact = statistics.largestRadiusByFormulas(mesh, cosines, .degree)
        failing.check(exact == radius, "\(row.name): radius by formulas")
      }
    }
    #expect(failing.allHold, "\(failing)")
    #expect(decided.areas * 10 > rows.count * 7 && decided.energies * 10 > rows.count * 9, "\(decided)")
    #expect(decided.radii * 10 > rows.count * 2, "\(decided)")
  }

  private func statistics(_ count: Int, _ method: SphereLayout.Method) throws -> SphereStatistics {
    let layout = try SphereLayout(count: count, method: method)
    let fast = FastLayout(layout)
    let points = layout.indices.map { index in
      let vector = fast.vector(of: index)
      return SIMD3(
        vector.x.rounded ?? layout[index].x, vector.y.rounded ?? layout[index].y,
        vector.z.rounded ?? layout[index].z)
    }
    return try SphereStatistics(points)
  }

  /// Figures from the literature and from earlier programs, with the digits that they give.
  @Test func knownLayouts() throws {
    let rings = try statistics(1000, .rings(nil, isStaggered: false))
    #expect((rings.coveringRadius(in: .degree) - 4.8186).magnitude < 5e-5)
    let separations: [(Int, SphereLayout.Method, Double, Double)] = [
      (1000, .spiral, 5.676, 5e-4), (1000, .equalArea, 6.0135, 5e-5), (1000, .fibonacci, 5.6043, 5e-5),
      (12, .equalArea, 61.7787, 5e-5),
    ]
    for (count, method, expected, margin) in separations {
      let statistics = try statistics(count, method)
      let pair = try #require(statistics.closestPair)
      let found = statistics.separation(of: pair, in: .degree)
      #expect((found - expected).magnitude < margin, "\(count) points by \(method): \(found)")
      if case .spiral = method { #expect((statistics.energy() - 482576.584).magnitude < 5e-4) }
    }
  }

  @Test func fewPoints() throws {
    let one = try SphereStatistics([SIMD3(0, -3, 0)])
    #expect(one.closestPair == nil && one.energy() == 0 && one.areaSpread() == 1)
    #expect(one.coveringRadius(in: .radian) == 3.14159265359 && one.coveringRadius(in: .turn) == 0.5)
    let ring = try statistics(10, .rings(1, isStaggered: false))
    #expect(figures(ring, .degree)[3] == 90 && figures(ring, .degree)[0] == 36)
    #expect(figures(try statistics(6, .equalArea), .gradian)[0] == 100)
  }

  @Test func errors() {
    let many = Array(repeating: SIMD3<Double>(1, 0, 0), count: SphereStatistics.maximumCount + 1)
    let (x, y, z) = (SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0), SIMD3<Double>(0, 0, 1))
    let rows: [([SIMD3<Double>], SphereStatisticsError)] = [
      ([], .countOutOfRange(0)), (many, .countOutOfRange(100_001)),
      ([x, SIMD3(0, -0.0, 0)], .noDirection(index: 1)), ([SIMD3(0, .nan, 1), x], .noDirection(index: 0)),
      ([x, y, SIMD3(0, 1, .infinity)], .noDirection(index: 2)),
      ([x, 3 * x], .coincident(first: 0, second: 1)),
      ([x, y, 0x1p-900 * x], .coincident(first: 0, second: 2)),
      ([x, y, z, -x, y], .coincident(first: 1, second: 4)),
      ([x, y, -x, -y, 2 * y], .coincident(first: 1, second: 4)),
      ([x, x, x, x], .coincident(first: 0, second: 1)),
      ([x, y, z, -x, -y, -z, SIMD3(0, 5, 0)], .coincident(first: 1, second: 6)),
    ]
    for (points, error) in rows {
      #expect(throws: error) { try SphereStatistics(points) }
    }
  }
}
