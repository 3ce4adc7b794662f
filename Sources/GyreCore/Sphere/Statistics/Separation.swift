extension SphereStatistics {
  /// Two points.
  public struct Pair: Equatable, Sendable {
    /// The index of the first, below `second`.
    public let first: Int
    /// The index of the second.
    public let second: Int
  }

  /// The two points with the smallest angle between them; of several such pairs the one with the smallest `first`,
  /// then the smallest `second`. `nil` for a single point.
  ///
  /// Compared exactly: angles are the same only if they are so for the binary64 coordinates. Two nearest points
  /// have an edge in every Delaunay triangulation, since any other point in the ball that has them as ends of a
  /// diameter would be nearer.
  public var closestPair: Pair? {
    let edges = edges.map { (first: min($0.0, $0.1), second: max($0.0, $0.1)) }
    let squares = edges.map { edge in
      let difference = directions.pairs[edge.first] - directions.pairs[edge.second]
      return (difference * difference).sum()
    }
    guard let least = squares.min() else { return nil }
    // With coordinates wrong by 2u·|d| + 2^-96 (`DoubledVector.-`), a square of length d <= 2 is wrong by less than
    // 8u·d² + 2^-93, u = 2^-53: a pair that may be the nearest is at most at (least + 2^-93)·(1 + 8u)/(1 - 8u) + 2^-93.
    let limit = least * (1 + 0x1p-48) + 0x1p-91
    var best: (edge: (first: Int, second: Int), angle: ComparableAngle)?
    for (edge, square) in zip(edges, squares) where square <= limit {
      let angle = ComparableAngle(directions.points[edge.first], directions.points[edge.second])
      if let best {
        if angle > best.angle { continue }
        if angle == best.angle && edge >= best.edge { continue }
      }
      best = (edge, angle)
    }
    return best.map { Pair(first: $0.edge.first, second: $0.edge.second) }
  }

  /// The angle between two different points, 12 significant digits of it.
  public func separation(of pair: Pair, in unit: AngleUnit) -> Double {
    SeparationFormula(directions.points[pair.first], directions.points[pair.second], unit: unit)
      .rounded(toSignificantDigits: SphereStatistics.digits)
  }

  /// All pairs that may be nearest.
  private var edges: [(Int, Int)] {
    switch arrangement {
    case .single: return []
    case .pair: return [(0, 1)]
    case .circle(let circle): return circle.neighborhoods.map { ($0.index, $0.after) }
    case .mesh(let mesh):
      return mesh.origins.indices.compactMap { halfEdge in
        // Each edge from one of its sides.
        if Int(mesh.twins[halfEdge]) < halfEdge { return nil }
        return (Int(mesh.origins[halfEdge]), Int(mesh.origins[DelaunayMesh.next(halfEdge)]))
      }
    }
  }
}

/// The angle between two vectors, by its cosine: the exact, signed square of it.
private struct ComparableAngle: Comparable {
  let square: Rational

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>) {
    let (a, b) = (IntegerVector(a), IntegerVector(b))
    let product = a.dot(b)
    // The lengths are > 0.
    square = Rational(product * product.absolute, overPositive: a.squaredLength * b.squaredLength)
  }

  /// The cosine falls while the angle grows.
  static func < (a: ComparableAngle, b: ComparableAngle) -> Bool { a.square > b.square }
}

/// The angle between two points, as the argument of (a·b, |a × b|), both exact but for the root.
struct SeparationFormula: Formula {
  private let product: Integer
  private let squaredArea: Integer
  private let unit: AngleUnit

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, unit: AngleUnit) {
    let (a, b) = (IntegerVector(a), IntegerVector(b))
    product = a.dot(b)
    squaredArea = a.cross(b).squaredLength
    self.unit = unit
  }

  func value<B: Ball>(_ precision: B.Precision) -> B {
    B.arcTangent(B(squaredArea, precision).squareRoot, B(product, precision)).radians(in: unit, precision)
  }
}
