/// The frames of a wheel that is turned from a rotation to a target.
public struct Turning: Sendable {
  /// Where it starts.
  public let rotation: ExactAngle
  /// Where it ends.
  public let target: Arc
  /// How many frames a second, > 0.
  public let rate: Rational
  /// How many seconds it takes, >= 0.
  public let duration: Rational
  /// How it gathers and loses speed.
  public let easing: Easing

  /// The turn of `snap`; `nil` where the rate is not > 0 or the duration < 0.
  public init?(_ snap: Snap, rate: Rational, duration: Rational, easing: Easing) {
    guard rate.signum > 0, duration.signum >= 0 else { return nil }
    rotation = snap.rotation
    target = snap.target
    self.rate = rate
    self.duration = duration
    self.easing = easing
  }

  /// How many frames there are: one for each k/rate below the duration, and one at its end; `nil` where that
  /// is more than an `Int` counts.
  public var frameCount: Int? {
    let last = -(-(duration * rate)).floor  // rounded up
    return (last + .one).asInt
  }

  /// When frame `index`, 0 to `frameCount` - 1, is shown.
  public func time(of index: Int) -> Rational {
    let time = Rational(index).divided(by: rate) ?? duration
    return time < duration ? time : duration
  }

  /// The rotation of frame `index` in `unit`, rounded once to binary64; exactly the start's in the first frame
  /// and exactly the target's in the last.
  public func rotation(of index: Int, in unit: AngleUnit) -> Double {
    let time = time(of: index)
    if time == duration { return target.rounded(in: unit) }
    guard time.signum > 0, let part = time.divided(by: duration) else { return rotation.rounded(in: unit) }
    return TurningFormula(turning: self, part: part, unit: unit).rounded()
  }
}

extension Turning {
  /// Whether the rotation of some frame is too large for binary64. That is looked for frame by frame only where
  /// the curve's hull comes near.
  package func overflows(in unit: AngleUnit) -> Bool {
    var reach = 1.0
    if case .curve(let curve) = easing { reach = curve.reach.rounded }
    let turn = (ExactAngle(target) - rotation).rounded(in: unit).magnitude
    if rotation.rounded(in: unit).magnitude + reach * turn < 0x1p1023 { return false }
    return (0..<(frameCount ?? 0)).contains { rotation(of: $0, in: unit).isInfinite }
  }
}

/// rotation + progress·(target - rotation).
private struct TurningFormula: Formula {
  let turning: Turning
  /// The part of the time, strictly between 0 and 1.
  let part: Rational
  let unit: AngleUnit

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let progress: B = turning.easing.progress(at: part, precision)
    let start: B = angle(turning.rotation, precision)
    let turn: B = angle(ExactAngle(turning.target) - turning.rotation, precision)
    return start + progress * turn
  }

  private func angle<B: Ball>(_ angle: ExactAngle, _ precision: B.Precision) -> B {
    AngleFormula(arc: angle.arc, direction: angle.direction, unit: unit).value(precision)
  }
}
