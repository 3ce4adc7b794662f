/// A rotation by fast balls, made once for many points.
///
/// Plain memory, because an array's count of references would be fought over by threads; whoever makes one
/// deallocates it.
struct FastRotation: @unchecked Sendable {
  private let turns: UnsafeMutableBufferPointer<(axis: SphereAxis, sine: FastBall, cosine: FastBall)>

  /// Sines and cosines come from wide balls: a large angle loses as many bits as it has whole turns, and what a fast
  /// ball does not know of it, it would not know of any point.
  init(_ rotation: SphereRotation) {
    var precision = 256
    var balls = FastRotation.balls(rotation, precision)
    while precision < WideBall.precisionCap
      && balls.contains(where: { $0.sine.isUnknown || $0.cosine.isUnknown })
    {
      precision *= 2
      balls = FastRotation.balls(rotation, precision)
    }
    turns = .allocate(capacity: balls.count)
    _ = turns.initialize(from: balls)
  }

  private static func balls(
    _ rotation: SphereRotation, _ precision: Int
  ) -> [(axis: SphereAxis, sine: FastBall, cosine: FastBall)] {
    (rotation.balls(precision) as [(axis: SphereAxis, sine: WideBall, cosine: WideBall)]).map {
      ($0.axis, FastBall($0.sine), FastBall($0.cosine))
    }
  }

  @inline(__always)
  var isIdentity: Bool { turns.isEmpty }

  func deallocate() { turns.deallocate() }

  func turning(_ vector: SphereVector<FastBall>) -> SphereVector<FastBall> {
    var vector = vector
    for turn in turns { vector = vector.turned(about: turn.axis, sine: turn.sine, cosine: turn.cosine) }
    return vector
  }
}

/// Points that are all turned in the same way, by fast balls, for streams.
package final class FastTurning: @unchecked Sendable {
  private let rotation: FastRotation

  package init(_ rotation: SphereRotation) { self.rotation = FastRotation(rotation) }

  deinit { rotation.deallocate() }

  /// Where the point is, which must have been made with the same rotation.
  package func point(_ point: SpherePoint) -> FastPoint {
    FastPoint(rotation.turning(point.unturned(FastPrecision())))
  }
}
