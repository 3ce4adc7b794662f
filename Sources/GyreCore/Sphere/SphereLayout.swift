/// Points spread over a sphere: a sequence that gives any point without those before it.
///
/// The polar axis is y. All methods give exactly `count` different points. Making a layout takes the time of
/// about √count sines for `rings` and `equalArea`, and as much memory; a point takes O(log count).
public struct SphereLayout: RandomAccessCollection, Sendable {
  /// How the points are spread.
  public enum Method: Sendable {
    /// Parallels at ry = π(j + 1/2)/R with shares of the points in proportion to their circumference, made whole
    /// by largest remainder (equal remainders: the ring nearer the equator first, then the one with smaller ry).
    /// `nil` rings are the integer nearest to √(π·count)/2, at least 1. With `isStaggered`, every other ring
    /// starts half a step on.
    case rings(Int?, isStaggered: Bool)
    /// cos ry = 1 - (2i + 1)/count, rxz = i/φ² of a turn, φ the golden ratio.
    case fibonacci
    /// The same ry, rxz = √(π·count)·ry.
    case spiral
    /// The centres of a recursive zonal equal area partition (P. Leopardi, ETNA 25, 2006, 309-327).
    case equalArea
  }

  /// The greatest number of points.
  public static let maximumCount = 1_000_000_000
  /// The greatest number of rings.
  public static let maximumRings = 10_000_000

  /// The number of points.
  public let count: Int
  /// The radius of the sphere, > 0.
  public let radius: Rational
  /// How the whole is turned after the points are placed.
  public let rotation: SphereRotation
  let places: Places

  enum Places: Sendable {
    case rings(OwnedBands, isStaggered: Bool)
    case fibonacci
    case spiral
    case equalArea(EqualAreaPartition, OwnedBands)
    /// One pole, or both.
    case poles
  }

  /// A layout of `count` points, 1 to `maximumCount`.
  ///
  /// - Throws: where the count, the number of rings (1 to `maximumRings`) or the radius (> 0) is out of its range.
  public init(
    count: Int, method: Method = .rings(nil, isStaggered: false), radius: Rational = 1,
    rotation: SphereRotation = SphereRotation()
  ) throws(SphereLayoutError) {
    guard 1...SphereLayout.maximumCount ~= count else { throw .countOutOfRange(count) }
    if radius.signum <= 0 { throw .radiusNotPositive }
    self.count = count
    self.radius = radius
    self.rotation = rotation
    switch method {
    case .rings(let rings, let isStaggered):
      if let rings, !(1...SphereLayout.maximumRings ~= rings) { throw .ringsOutOfRange(rings) }
      let counts = RingCounts(points: count, rings: rings ?? RingCounts.usual(points: count))
      places = .rings(OwnedBands(count: counts.rings) { counts[$0] }, isStaggered: isStaggered)
    case .fibonacci: places = .fibonacci
    case .spiral: places = .spiral
    case .equalArea where count < 3: places = .poles
    case .equalArea:
      let partition = EqualAreaPartition(points: count)
      let bands = OwnedBands(count: partition.count + 2) {
        1...partition.count ~= $0 ? partition.length(of: $0 - 1) : 1
      }
      places = .equalArea(partition, bands)
    }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// `count`.
  public var endIndex: Int { count }

  /// Point `index`, 0 to `count` - 1.
  public subscript(index: Int) -> SpherePoint {
    precondition(0..<count ~= index, "there is no point \(index)")
    let (colatitude, azimuth) = angles(of: index)
    return SpherePoint(.polar(.y, radius: radius, colatitude, azimuth), rotation)
  }

  private func angles(of index: Int) -> (Colatitude, Azimuth) {
    switch places {
    case .fibonacci: return (evenHeight(index), .golden(index))
    case .spiral: return (evenHeight(index), .spiral(evenHeight(index), count: count))
    case .poles: return SphereLayout.pole(isFirst: index == 0)
    case .rings(let owned, let isStaggered):
      let bands = owned.bands
      let (ring, place) = bands.place(of: index)
      let colatitude = Arc(multipleOfPi: Rational(2 * ring + 1, overPositive: 2 * bands.count))
      let half = isStaggered && !ring.isMultiple(of: 2) ? 1 : 0
      let turns = Rational(2 * place + half, overPositive: 2 * bands.length(of: ring))
      return (.exact(colatitude), .exact(ExactAngle(Arc(turns: turns, radians: .zero))))
    case .equalArea(let partition, let owned):
      let bands = owned.bands
      let (band, place) = bands.place(of: index)
      if band == 0 || band == bands.count - 1 { return SphereLayout.pole(isFirst: band == 0) }
      let offset = CollarOffset(partition: partition, index: band - 1)
      return (
        partition.colatitude(of: band - 1),
        SphereLayout.collarAzimuth(place, partition.length(of: band - 1), offset)
      )
    }
  }

  private static func collarAzimuth(_ place: Int, _ length: Int, _ offset: CollarOffset) -> Azimuth {
    if length == 1 { return .exact(ExactAngle(.zero)) }
    guard let turns = offset.exactTurns else { return .collar(place: place, length: length, offset) }
    let middle = Rational(2 * place + 1, overPositive: 2 * length)
    return .exact(ExactAngle(Arc(turns: middle + turns, radians: .zero)))
  }

  private static func pole(isFirst: Bool) -> (Colatitude, Azimuth) {
    (.exact(isFirst ? .zero : .halfTurn), .exact(ExactAngle(.zero)))
  }

  /// cos ry = 1 - (2i + 1)/N
  private func evenHeight(_ index: Int) -> Colatitude {
    .arcCosine(Rational(count - 2 * index - 1, overPositive: count))
  }

  /// How many different ry the points have before they are turned.
  public var parallelCount: Int {
    switch places {
    case .rings(let owned, _), .equalArea(_, let owned): owned.bands.occupied
    case .fibonacci, .spiral, .poles: count
    }
  }
}

/// Why there is no such layout.
public enum SphereLayoutError: Error, Equatable, Sendable {
  /// The count is not 1 to `SphereLayout.maximumCount`.
  case countOutOfRange(Int)
  /// The number of rings is not 1 to `SphereLayout.maximumRings`.
  case ringsOutOfRange(Int)
  /// The radius is not > 0.
  case radiusNotPositive
}
