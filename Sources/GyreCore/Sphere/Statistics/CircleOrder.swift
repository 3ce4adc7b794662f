/// Directions that all lie on one circle of the sphere, in their order round it.
struct CircleOrder: Sendable {
  /// The indices of the directions, round the circle.
  let order: [Int]

  /// The order of three directions or more on a circle.
  ///
  /// Seen from outside its plane, q comes after p on the way round from the first direction if they turn to the
  /// left from it. Outside the plane lies at least one of four directions along the axes, because no plane that
  /// holds three of them holds the fourth.
  init(_ directions: Directions) throws(SphereStatisticsError) {
    let count = directions.count
    let axes: [SIMD3<Double>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), SIMD3(-1, 0, 0)]
    let extended = Directions(directions.points + axes)
    for index in 1..<count where directions.coincide(0, index) {
      throw .coincident(first: 0, second: index)
    }
    guard let view = (count..<count + 4).first(where: { extended.orientation(0, 1, 2, $0) != 0 }) else {
      throw .coincident(first: 1, second: 2)  // different from the first, and on one line with it
    }
    order = [0] + (1..<count).sorted { extended.orientation(0, $0, $1, view) > 0 }
    for (first, second) in zip(order, order.dropFirst()) where directions.coincide(first, second) {
      throw .coincident(first: min(first, second), second: max(first, second))
    }
  }

  /// The direction before and after the one at each place, and itself.
  var neighborhoods: [(before: Int, index: Int, after: Int)] {
    order.indices.map { place in
      (order[place == 0 ? order.count - 1 : place - 1], order[place], order[(place + 1) % order.count])
    }
  }
}
