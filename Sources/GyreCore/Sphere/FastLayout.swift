/// The points of a layout by fast balls, for streams.
///
/// It computes in some tens of nanoseconds what `SpherePoint` gives exactly. Where a ball does not decide how a
/// number is rounded, the exact way is taken, so that both give the same digits.
package final class FastLayout: @unchecked Sendable {
  private let layout: SphereLayout
  private let count: Int
  private let places: Places
  private let radius: FastBall
  private let isUnit: Bool
  /// 1/N
  private let inverseCount: FastBall
  /// √(π·N)
  private let spiral: FastBall
  private let rotation: FastRotation
  private let collars: UnsafeMutableBufferPointer<FastCollar>

  /// `SphereLayout.Places` without what takes counting references.
  private enum Places {
    case rings(Bands, isStaggered: Bool)
    case fibonacci
    case spiral
    case equalArea(Bands)
    case poles
  }

  package init(_ layout: SphereLayout) {
    self.layout = layout
    count = layout.count
    radius = FastBall(layout.radius, FastPrecision())
    isUnit = layout.radius == 1
    let total = FastBall(Integer(layout.count))
    inverseCount = FastBall.one.divided(by: total)
    spiral = (total * .pi()).squareRoot
    rotation = FastRotation(layout.rotation)
    if case .equalArea(let partition, _) = layout.places {
      collars = FastCollar.collars(of: partition)
    } else {
      collars = .allocate(capacity: 0)
    }
    // The bands' memory lives as long as the layout.
    places =
      switch layout.places {
      case .rings(let owned, let isStaggered): .rings(owned.bands, isStaggered: isStaggered)
      case .fibonacci: .fibonacci
      case .spiral: .spiral
      case .equalArea(_, let owned): .equalArea(owned.bands)
      case .poles: .poles
      }
  }

  deinit {
    rotation.deallocate()
    collars.deallocate()
  }

  /// The coordinates of point `index`, with the digits that `SpherePoint` gives.
  package func coordinates(of index: Int) -> SIMD3<Double> {
    let vector = vector(of: index)
    return SIMD3(
      vector.x.rounded ?? exactly(.x, index), vector.y.rounded ?? exactly(.y, index),
      vector.z.rounded ?? exactly(.z, index))
  }

  @inline(never)
  private func exactly(_ coordinate: SpherePoint.Coordinate, _ index: Int) -> Double {
    layout[index].coordinate(coordinate)
  }

  /// Where point `index` is.
  @inline(__always)
  package func vector(of index: Int) -> SphereVector<FastBall> {
    var vector = unitVector(of: index)
    if !isUnit { vector = vector.scaled(by: radius) }
    return rotation.isIdentity ? vector : rotation.turning(vector)
  }

  @inline(__always)
  private func unitVector(of index: Int) -> SphereVector<FastBall> {
    switch places {
    case .fibonacci:
      let (sine, cosine) = evenHeight(index)
      let (across, ahead) = FixedTurn.golden(index).sineAndCosine
      return SphereVector(x: sine * across, y: cosine, z: sine * ahead)
    case .spiral:
      let (sine, cosine) = evenHeight(index)
      let angle = FastBall.angle(sine: sine, cosine: cosine) * spiral
      let (across, ahead) = FastBall.sineAndCosine(of: angle.quarterTurns)
      return SphereVector(x: sine * across, y: cosine, z: sine * ahead)
    case .rings(let bands, let isStaggered):
      let (ring, place) = bands.place(of: index)
      let (sine, cosine) = FixedTurn(2 * ring + 1, over: 4 * bands.count).sineAndCosine
      let half = isStaggered && ring & 1 == 1 ? 1 : 0
      let (across, ahead) = FixedTurn(2 * place + half, over: 2 * bands.length(of: ring)).sineAndCosine
      return SphereVector(x: sine * across, y: cosine, z: sine * ahead)
    case .equalArea(let bands):
      let (band, place) = bands.place(of: index)
      if band == 0 || band == bands.count - 1 { return FastLayout.pole(isFirst: band == 0) }
      let collar = collars[band - 1]
      let (across, ahead) = collar.turn(place).sineAndCosine
      return SphereVector(x: collar.sine * across, y: collar.cosine, z: collar.sine * ahead)
    case .poles:
      return FastLayout.pole(isFirst: index == 0)
    }
  }

  private static func pole(isFirst: Bool) -> SphereVector<FastBall> {
    SphereVector(x: .zero, y: isFirst ? .one : -.one, z: .zero)
  }

  /// The height 1 - (2i + 1)/N = (N - 2i - 1)/N and the distance √((2i + 1)(2N - 2i - 1))/N from the axis.
  @inline(__always)
  private func evenHeight(_ index: Int) -> (sine: FastBall, cosine: FastBall) {
    // 0 <= i < N <= 10^9: the factors are below 2^31, so that the product fits.
    let product = UInt128(truncatingIfNeeded: (2 &* index &+ 1) &* (2 &* count &- 2 &* index &- 1))
    let height = count &- 2 &* index &- 1
    return (
      FastBall(product, isNegative: false).squareRoot * inverseCount,
      FastBall(UInt128(height.magnitude), isNegative: height < 0) * inverseCount
    )
  }
}

/// One collar of an equal area partition.
private struct FastCollar {
  let sine: FastBall
  let cosine: FastBall
  private let offset: FixedTurn
  /// Half a step from point to point.
  private let halfStep: FixedTurn
  private let isSingle: Bool

  /// The turn of the point at `place`.
  @inline(__always)
  func turn(_ place: Int) -> FixedTurn {
    isSingle ? FixedTurn(0, error: 0) : halfStep.times(2 &* place &+ 1) + offset
  }

  static func collars(of partition: EqualAreaPartition) -> UnsafeMutableBufferPointer<FastCollar> {
    let collars = UnsafeMutableBufferPointer<FastCollar>.allocate(capacity: partition.count)
    var offset = FixedTurn(0, error: 0)
    for index in 0..<partition.count {
      let length = partition.length(of: index)
      if index > 0 {
        let before = partition.length(of: index - 1)
        // (1/n - 1/n')/2 + gcd/(2·n·n') with lengths below 2^30.
        let divisor = Integer.greatestCommonDivisor(Integer(length), Integer(before)).asInt ?? 1
        offset = offset + FixedTurn(before - length + divisor, over: 2 * length * before)
      }
      let (sine, cosine) =
        partition.colatitude(of: index).sineAndCosine(FastPrecision()) as (FastBall, FastBall)
      collars.initializeElement(
        at: index,
        to: FastCollar(
          sine: sine, cosine: cosine, offset: offset, halfStep: FixedTurn(1, over: 2 * length),
          isSingle: length == 1))
    }
    return collars
  }
}
