/// How evenly points are spread over a sphere: the figures by which the literature compares layouts.
///
/// They are those of the directions from the origin of exactly the binary64 coordinates given; radius and distance
/// from the sphere don't matter. Every figure is the exact value rounded to 12 significant digits, as the nearest
/// binary64, the same on every machine. (Two values that agree to 8192 bits count as equal; a value in the middle
/// between two decimals goes up.)
///
/// Directions that are the same have no statistics: the energy would be infinite and a cell empty. It takes
/// O(n log n) time, and O(n²) for the energy.
public struct SphereStatistics: Sendable {
  /// The greatest number of points.
  public static let maximumCount = 100_000
  static let digits = 12

  let directions: Directions
  let arrangement: Arrangement

  enum Arrangement: Sendable {
    case single
    case pair
    /// Three or more on one circle: their hull is flat.
    case circle(CircleOrder)
    case mesh(DelaunayMesh)
  }

  /// The number of points.
  public var count: Int { directions.count }

  /// The statistics of 1 to `maximumCount` points.
  ///
  /// - Throws: where there are too few or too many, a point is the origin or not finite, or two points have
  ///   exactly the same direction.
  public init(_ points: [SIMD3<Double>]) throws(SphereStatisticsError) {
    guard 1...SphereStatistics.maximumCount ~= points.count else { throw .countOutOfRange(points.count) }
    for index in points.indices {
      let point = points[index]
      let isFinite = point.x.isFinite && point.y.isFinite && point.z.isFinite
      if !isFinite || point == .zero { throw .noDirection(index: index) }
    }
    directions = Directions(points)
    switch points.count {
    case 1: arrangement = .single
    case 2:
      if directions.coincide(0, 1) { throw .coincident(first: 0, second: 1) }
      arrangement = .pair
    default:
      if let mesh = try DelaunayMesh(directions) {
        arrangement = .mesh(mesh)
      } else {
        arrangement = .circle(try CircleOrder(directions))
      }
    }
  }
}
