extension SpherePoint {
  /// The angle to the axis, from 0 to half a turn: ry for y, rx for x; `nil` at the origin.
  public func colatitude(about axis: SphereAxis, in unit: AngleUnit) -> Double? {
    if isOrigin { return nil }
    if rotation.angle(onlyAbout: axis) != nil {
      switch place {
      case .polar(axis, _, let colatitude, _):
        if case .exact(let arc) = colatitude { return arc.rounded(in: unit) }
        return ColatitudeFormula(colatitude: colatitude, unit: unit).rounded()
      case .polar: break
      case .cartesian(let x, let y, let z):
        let (along, across) = axis == .y ? (y, x) : (x, y)
        if across.isZero && z.isZero { return (along.signum > 0 ? Arc.zero : .halfTurn).rounded(in: unit) }
        if along.isZero { return Arc(multipleOfPi: Rational(1, overPositive: 2)).rounded(in: unit) }
      }
    }
    return AngleOfPointFormula(point: self, axis: axis, kind: .colatitude, turns: .zero, unit: unit).rounded()
  }

  /// The angle of the projection on the plane at right angles to the axis, from 0 to less than a turn: rxz for
  /// y, ryz for x; 0 on a pole, `nil` at the origin.
  public func azimuth(about axis: SphereAxis, in unit: AngleUnit) -> Double? {
    if isOrigin { return nil }
    if let turn = rotation.angle(onlyAbout: axis) {
      switch place {
      case .polar(axis, _, let colatitude, let azimuth):
        return colatitude.isPole ? 0 : azimuth.rounded(adding: turn, in: unit)
      case .polar: break
      case .cartesian(let x, let y, let z):
        guard let angle = ExactAngle(directionX: z, y: axis == .y ? x : y) else { return 0 }
        return Azimuth.exact(angle).rounded(adding: turn, in: unit)
      }
    }
    let side = ProjectionSideFormula(point: self, axis: axis, isAhead: false).sign()
    if side == 0 {
      let isAhead = ProjectionSideFormula(point: self, axis: axis, isAhead: true).sign() >= 0
      return isAhead ? 0 : Arc.halfTurn.rounded(in: unit)
    }
    let turns = Integer(side < 0 ? 1 : 0)
    return AngleOfPointFormula(point: self, axis: axis, kind: .azimuth, turns: turns, unit: unit).rounded()
  }
}

private struct ColatitudeFormula: Formula {
  let colatitude: Colatitude
  let unit: AngleUnit

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let radians: B = colatitude.radians(precision)
    return radians.radians(in: unit, precision)
  }
}

/// An angle of the turned point, and so many turns, in a unit.
private struct AngleOfPointFormula: Formula {
  enum Kind { case colatitude, azimuth }

  let point: SpherePoint
  let axis: SphereAxis
  let kind: Kind
  let turns: Integer
  let unit: AngleUnit

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let vector: SphereVector<B> = point.vector(precision)
    let angle = kind == .colatitude ? vector.colatitude(about: axis) : vector.azimuth(about: axis)
    let turn = B.pi(precision).scaled(byPowerOfTwo: 1) * B(turns, precision)
    return (angle + turn).radians(in: unit, precision)
  }
}

/// The coordinates of the projection, whose signs tell on which side of the z axis, and whether ahead, it lies.
private struct ProjectionSideFormula: Formula {
  let point: SpherePoint
  let axis: SphereAxis
  let isAhead: Bool

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let vector: SphereVector<B> = point.vector(precision)
    return isAhead ? vector.z : vector.along(axis.other)
  }
}
