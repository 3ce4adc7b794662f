/// A point in space as balls.
package struct SphereVector<B: Ball>: Sendable {
  package let x: B
  package let y: B
  package let z: B

  @inline(__always)
  package init(x: B, y: B, z: B) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The point whose coordinate along `axis` is `along`, and whose projection on the plane at right angles to
  /// it has the coordinate `across` beside z.
  @inline(__always)
  init(axis: SphereAxis, along: B, across: B, z: B) {
    self = axis == .y ? SphereVector(x: across, y: along, z: z) : SphereVector(x: along, y: across, z: z)
  }

  @inline(__always)
  func along(_ axis: SphereAxis) -> B { axis == .y ? y : x }

  /// Turned about `axis` by the angle with this sine and cosine.
  @inline(__always)
  func turned(about axis: SphereAxis, sine: B, cosine: B) -> SphereVector {
    let across = along(axis.other)
    return SphereVector(
      axis: axis, along: along(axis), across: across * cosine + z * sine, z: z * cosine - across * sine)
  }

  @inline(__always)
  func scaled(by factor: B) -> SphereVector {
    SphereVector(x: x * factor, y: y * factor, z: z * factor)
  }

  /// The angle to the axis, from 0 to π.
  func colatitude(about axis: SphereAxis) -> B {
    let across = along(axis.other)
    return .arcTangent((across * across + z * z).squareRoot, along(axis))
  }

  /// The angle of the projection on the plane at right angles to the axis, to the z axis, in (-π, π].
  @inline(__always)
  func azimuth(about axis: SphereAxis) -> B { .arcTangent(along(axis.other), z) }
}

extension SphereRotation {
  /// The turns' sines and cosines as balls.
  func balls<B: Ball>(_ precision: B.Precision) -> [(axis: SphereAxis, sine: B, cosine: B)] {
    turns.map { turn in
      let (sine, cosine) = B.sineAndCosine(of: ExactAngle(turn.angle), precision)
      return (turn.axis, sine, cosine)
    }
  }

  /// The vector, turned.
  func turning<B: Ball>(_ vector: SphereVector<B>, _ precision: B.Precision) -> SphereVector<B> {
    var vector = vector
    for turn in balls(precision) as [(axis: SphereAxis, sine: B, cosine: B)] {
      vector = vector.turned(about: turn.axis, sine: turn.sine, cosine: turn.cosine)
    }
    return vector
  }
}
