/// A rotation by fast balls, made once for many points.
///
/// Plain memory, because an array's count of references would be fought over by threads; whoever makes one
/// deallocates it.
struct FastRotation: @unchecked Sendable {
  private let turns: UnsafeMutableBufferPointer<(axis: SphereAxis, sine: FastBall, cosine: FastBall)>

  /// Sines and cosines come from wide balls, which know those of the largest angles: what a fast ball does not know
  /// of a turn, it would not know of any point.
  init(_ rotation: SphereRotation) {
    let balls = rotation.balls(256) as [(axis: SphereAxis, sine: WideBall, cosine: WideBall)]
    turns = .allocate(capacity: balls.count)
    _ = turns.initialize(from: balls.map { ($0.axis, FastBall($0.sine), FastBall($0.cosine)) })
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
