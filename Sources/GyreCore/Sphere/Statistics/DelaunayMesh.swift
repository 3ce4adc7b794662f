/// The Delaunay triangulation of directions on the unit sphere, which is their convex hull.
///
/// Facet f has the half-edges 3f, 3f + 1 and 3f + 2, counterclockwise seen from outside; each knows where it starts
/// and its twin, the same edge from the other side.
///
/// The hull is built point by point. A facet that the new point sees is found by walking; from it all that it sees
/// are found, removed, and the hole's rim is joined to the point. All decisions are exact (`orientation`), so the
/// hull is that of the directions themselves, and no rule for planes that hold more than three is needed: a facet
/// in whose plane the new point lies counts as not seen. The facets that are seen are then still whole faces of the
/// hull, hence in one piece without holes, and as no three directions are on one line, no new facet is without
/// area. A face with more corners is cut into triangles in some way, all with the same circle.
struct DelaunayMesh: Sendable {
  let directions: Directions
  /// The point at which each half-edge starts.
  private(set) var origins: [Int32] = []
  private(set) var twins: [Int32] = []
  /// The corners of the first tetrahedron.
  private var apexes: [Int] = []
  private var scratch: Scratch

  /// What insertions use again and again.
  private struct Scratch: Sendable {
    /// Twice the number of the insertion that looked at a facet last, and 1 more where the facet was seen.
    var marks: [Int32] = []
    var insertions: Int32 = 0
    /// The facets that are seen.
    var cavity: [Int] = []
    /// Their edges to facets that are not: ends, and the half-edge on the other side.
    var rim: [(start: Int32, end: Int32, outer: Int32)] = []
    /// The new facet whose rim edge starts at a point.
    var facetAtStart: [Int32]
  }

  static func next(_ halfEdge: Int) -> Int { halfEdge % 3 == 2 ? halfEdge - 2 : halfEdge + 1 }

  var facetCount: Int { origins.count / 3 }

  /// The corners of a facet.
  @inline(__always)
  func corners(_ facet: Int) -> (Int, Int, Int) {
    (Int(origins[3 * facet]), Int(origins[3 * facet + 1]), Int(origins[3 * facet + 2]))
  }

  @inline(__always)
  func orientation(_ facet: Int, _ point: Int32) -> Int {
    let (a, b, c) = corners(facet)
    return directions.orientation(a, b, c, Int(point))
  }

  /// The hull of three directions or more; `nil` where all lie on one circle.
  init?(_ directions: Directions) throws(SphereStatisticsError) {
    self.directions = directions
    scratch = Scratch(facetAtStart: Array(repeating: 0, count: directions.count))
    var order = InsertionOrder.order(of: directions.pairs)
    for (first, second) in [(0, 1), (0, 2), (1, 2)]
    where directions.coincide(Int(order[first]), Int(order[second])) {
      throw directions.coincidence(of: order[second])
    }
    var (a, b, c) = (Int(order[0]), Int(order[1]), Int(order[2]))
    guard
      let fourth = order.indices.dropFirst(3).first(where: {
        directions.orientation(a, b, c, Int(order[$0])) != 0
      })
    else { return nil }
    order.swapAt(3, fourth)
    let d = Int(order[3])
    if directions.orientation(a, b, c, d) > 0 { swap(&b, &c) }
    makeTetrahedron(a, b, c, d)
    var near = 0
    for point in order.dropFirst(4) {
      guard let seen = facet(seenFrom: point, startingAt: near) else {
        throw directions.coincidence(of: point)
      }
      near = insert(point, seeing: seen)
    }
  }

  /// The tetrahedron of which d lies behind the facet a, b, c.
  private mutating func makeTetrahedron(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    apexes = [a, b, c, d]
    let corners = [a, b, c, b, a, d, c, b, d, a, c, d]
    origins = corners.map { Int32(truncatingIfNeeded: $0) }
    twins = corners.indices.map { halfEdge in
      let end = corners[DelaunayMesh.next(halfEdge)]
      let twin = corners.indices.first {
        corners[$0] == end && corners[DelaunayMesh.next($0)] == corners[halfEdge]
      }
      return Int32(truncatingIfNeeded: twin ?? 0)  // every edge has a twin
    }
    scratch.marks = Array(repeating: 0, count: 4)
  }
}

extension DelaunayMesh {
  /// A facet that the point sees; `nil` where there is none, because the point has the direction of another.
  ///
  /// From a corner of the hull as centre, all facets that don't touch it are seen side by side, as in a plane; the
  /// walk crosses an edge wherever the point lies strictly beyond it. Such a walk through a Delaunay triangulation
  /// comes to an end (Devillers, Pion and Teillaud 2002, doi:10.1142/S0129054102001047). Only where the point lies
  /// on the circle of a face that has the centre as a corner the walk may end in a facet that it does not see; then
  /// another centre is tried, and when all fail, every facet.
  private func facet(seenFrom point: Int32, startingAt start: Int) -> Int? {
    var facet = start
    for apex in apexes {
      facet = walk(towards: Int(point), startingAt: facet, centre: apex)
      if orientation(facet, point) > 0 { return facet }
    }
    return (0..<facetCount).first { orientation($0, point) > 0 }
  }

  /// The facet where the walk ends.
  private func walk(towards point: Int, startingAt start: Int, centre: Int) -> Int {
    var facet = start
    var entry = -1
    for _ in 0..<facetCount {
      guard let exit = exit(of: facet, enteredBy: entry, towards: point, centre: centre) else { return facet }
      entry = Int(twins[exit])
      facet = entry / 3
    }
    return facet
  }

  /// The half-edge by which the walk leaves a facet; `nil` where it ends. The half-edge of its entry is passed over.
  private func exit(of facet: Int, enteredBy entry: Int, towards point: Int, centre: Int) -> Int? {
    for halfEdge in 3 * facet..<3 * facet + 3 where Int(origins[halfEdge]) == centre {
      // It touches the centre: seen, or behind the edge that does not.
      let isSeen = orientation(facet, Int32(truncatingIfNeeded: point)) > 0
      let opposite = DelaunayMesh.next(halfEdge)
      return isSeen || opposite == entry ? nil : opposite
    }
    for halfEdge in 3 * facet..<3 * facet + 3 where halfEdge != entry {
      let (start, end) = (Int(origins[halfEdge]), Int(origins[DelaunayMesh.next(halfEdge)]))
      if directions.orientation(centre, start, end, point) < 0 { return halfEdge }
    }
    return nil
  }

  /// Adds a point that sees a facet; a facet that then touches it.
  private mutating func insert(_ point: Int32, seeing facet: Int) -> Int {
    findCavity(of: point, from: facet)
    // As many new facets as edges in the rim, two more than facets removed, whose places they take.
    var last = facet
    for index in scratch.rim.indices {
      let edge = scratch.rim[index]
      if index < scratch.cavity.count {
        last = scratch.cavity[index]
      } else {
        last = facetCount
        origins += [0, 0, 0]
        twins += [0, 0, 0]
        scratch.marks.append(0)
      }
      origins[3 * last] = edge.start
      origins[3 * last + 1] = edge.end
      origins[3 * last + 2] = point
      join(3 * last, Int(edge.outer))
      scratch.facetAtStart[Int(edge.start)] = Int32(truncatingIfNeeded: last)
    }
    for edge in scratch.rim {
      let facet = Int(scratch.facetAtStart[Int(edge.start)])
      let neighbor = Int(scratch.facetAtStart[Int(edge.end)])
      join(3 * facet + 1, 3 * neighbor + 2)
    }
    return last
  }

  private mutating func join(_ halfEdge: Int, _ twin: Int) {
    twins[halfEdge] = Int32(truncatingIfNeeded: twin)
    twins[twin] = Int32(truncatingIfNeeded: halfEdge)
  }

  private mutating func findCavity(of point: Int32, from first: Int) {
    scratch.insertions += 1
    let hidden = 2 * scratch.insertions
    let seen = hidden + 1
    scratch.cavity.removeAll(keepingCapacity: true)
    scratch.rim.removeAll(keepingCapacity: true)
    scratch.cavity.append(first)
    scratch.marks[first] = seen
    var next = 0
    while next < scratch.cavity.count {
      let facet = scratch.cavity[next]
      next += 1
      for halfEdge in 3 * facet..<3 * facet + 3 {
        let outer = twins[halfEdge]
        let neighbor = Int(outer) / 3
        if scratch.marks[neighbor] < hidden {
          let isSeen = orientation(neighbor, point) > 0
          scratch.marks[neighbor] = isSeen ? seen : hidden
          if isSeen { scratch.cavity.append(neighbor) }
        }
        if scratch.marks[neighbor] == hidden {
          scratch.rim.append((origins[halfEdge], origins[DelaunayMesh.next(halfEdge)], outer))
        }
      }
    }
  }
}
