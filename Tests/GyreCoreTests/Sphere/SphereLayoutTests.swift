import GyreCore
import TestSupport
import Testing

/// Layouts on a sphere: how many points, that they differ, and what holds for all methods.
@Suite struct SphereLayoutTests {
  static let methods: [SphereLayout.Method] = [
    .rings(nil, isStaggered: false), .rings(nil, isStaggered: true), .fibonacci, .spiral, .equalArea,
  ]

  /// The parallels of the layout before it is turned: how many points in a row have the same y.
  private func parallels(_ count: Int, _ method: SphereLayout.Method) throws -> [Int] {
    var lengths: [Int] = []
    var last = Double.nan
    for point in try SphereLayout(count: count, method: method) {
      if point.y != last { lengths.append(0) }
      lengths[lengths.count - 1] += 1
      last = point.y
    }
    return lengths
  }

  /// Where shares are whole or remainders equal. The counts for 12 and 50 labels, and Leopardi's for N = 9 … 29,
  /// whose middle sums end in one half, were computed by hand from the definitions.
  @Test func countsOfParallels() throws {
    let rings: [(Int, [Int])] = [
      (1, [1]), (2, [2]), (3, [2, 1]), (12, [3, 6, 3]), (28, [3, 7, 8, 7, 3]), (32, [3, 8, 10, 8, 3]),
      (36, [4, 9, 11, 9, 3]), (40, [3, 7, 10, 10, 7, 3]), (44, [3, 8, 11, 11, 8, 3]),
      (48, [3, 9, 12, 12, 9, 3]),
      (50, [3, 9, 13, 13, 9, 3]), (52, [3, 10, 13, 13, 10, 3]),
    ]
    let collars: [(Int, [Int])] = [
      (1, [1]), (2, [1, 1]), (3, [1, 1, 1]), (4, [1, 2, 1]), (9, [1, 4, 3, 1]), (11, [1, 5, 4, 1]),
      (13, [1, 6, 5, 1]), (15, [1, 7, 6, 1]), (29, [1, 5, 9, 8, 5, 1]),
    ]
    var failing = FailingRows()
    for (count, lengths) in rings {
      let found = try parallels(count, .rings(nil, isStaggered: false))
      failing.check(found == lengths, "\(count) on rings: \(found)")
    }
    for (count, lengths) in collars {
      let found = try parallels(count, .equalArea)
      failing.check(found == lengths, "\(count) in equal areas: \(found)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Exactly N points, no two of which have the same x, y, z; the fast balls decide nearly all of them.
  @Test(arguments: methods.indices) func differentPoints(_ method: Int) throws {
    #if DEBUG
      let counts = Array(1...60) + [999]
    #else
      let counts = Array(1...3000) + [10_000, 99_999, 1_000_000]
    #endif
    var failing = FailingRows()
    for count in counts {
      let layout = try SphereLayout(count: count, method: Self.methods[method])
      let fast = FastLayout(layout)
      let keys = (0..<count).map { index in
        let vector = fast.vector(of: index)
        let x = vector.x.rounded ?? layout[index].x
        let y = vector.y.rounded ?? layout[index].y
        return [x, y, vector.z.rounded ?? layout[index].z]
      }
      let sorted = keys.sorted { $0.lexicographicallyPrecedes($1) }
      failing.check(layout.count == count && layout.map { _ in 1 }.count == count, "\(count)")
      failing.check(
        zip(sorted, sorted.dropFirst()).allSatisfy { $0 != $1 }, "\(count): two points are the same")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// A share of the pentagon's rings is rational, which the formula knows; at the cap it finds the same.
  @Test func pentagonShares() {
    let known = RingShareFormula(points: 28, rings: 5, ring: 1)
    let computed = RingShareFormula(points: 28, rings: 5, ring: 1, knowsPentagon: false)
    #expect(known.floor() == Integer(7) && computed.floor() == Integer(7))
  }

  /// More rings than points: those at the equator have one each, the upper ones first.
  @Test func ringsThatStayEmpty() throws {
    let layout = try SphereLayout(count: 16, method: .rings(30_011, isStaggered: false))
    let rings = layout.map { ($0.colatitude(about: .y, in: .turn) ?? .nan) * 2 * 30_011 - 0.5 }
    #expect(rings.map { $0.rounded() } == (14_997...15_012).map(Double.init))
  }

  /// One ring: all lie on the equator.
  @Test func anyNumberOfRings() throws {
    var failing = FailingRows()
    for count in [1, 2, 5, 100] {
      for rings in [1, 2, 7, 99, 1000] {
        let layout = try SphereLayout(count: count, method: .rings(rings, isStaggered: false))
        let heights = Set(layout.map(\.y))
        failing.check(heights.count == layout.parallelCount && heights.count <= rings, "\(count), \(rings)")
        failing.check(rings > 1 || heights == [0], "\(count) on one ring: \(heights)")
      }
    }
    #expect(failing.allHold, "\(failing)")
  }

  @Test func ranges() {
    #expect(throws: SphereLayoutError.countOutOfRange(0)) { try SphereLayout(count: 0) }
    #expect(throws: SphereLayoutError.countOutOfRange(1_000_000_001)) {
      try SphereLayout(count: 1_000_000_001)
    }
    #expect(throws: SphereLayoutError.ringsOutOfRange(0)) {
      try SphereLayout(count: 1, method: .rings(0, isStaggered: false))
    }
    #expect(throws: SphereLayoutError.radiusNotPositive) { try SphereLayout(count: 1, radius: 0) }
  }
}
