import GyreCore

/// A tap as rows show it, every number from the exact way.
struct PushRecord {
  let x: Rational
  let y: Rational
  let tap: Tap
  let unit: AngleUnit

  /// What a row is about besides the tap.
  enum Moment {
    case none
    case time(Rational, PushState)
    case event(PushEvent)

    var state: PushState? {
      switch self {
      case .none: nil
      case .time(_, let state): state
      case .event(let event): event.state
      }
    }

    var time: Double? {
      switch self {
      case .none: nil
      case .time(let time, _): time.rounded
      case .event(let event): event.time
      }
    }
  }

  func write(
    _ value: PushCommand.Value, at moment: Moment, to row: inout Row
  ) throws(RecordError) {
    let number: Double?
    switch value {
    case .x: number = x.rounded
    case .y: number = y.rounded
    case .dx: number = tap.offset.x.rounded
    case .dy: number = tap.offset.y.rounded
    case .distance: number = tap.distance
    case .angle: number = tap.angle(in: unit)
    case .magnitude: number = tap.magnitude
    case .ax, .dvx: number = tap.rateX
    case .ay, .dvy: number = tap.rateY
    case .t: number = moment.time
    case .px: number = moment.state?.positionX
    case .py: number = moment.state?.positionY
    case .vx: number = moment.state?.velocityX
    case .vy: number = moment.state?.velocityY
    case .wall:
      if case .event(let event) = moment { row.name(event.wallName) } else { row.missing() }
      return
    }
    if let number { try row.finite(number) } else { row.missing() }
  }
}

extension PushEvent {
  /// The walls that are touched, as rows name them.
  fileprivate var wallName: StaticString {
    switch (wallX, wallY) {
    case (nil, nil): "rest"
    case (.left, nil): "left"
    case (.right, nil): "right"
    case (nil, .top): "top"
    case (nil, .bottom): "bottom"
    case (.left, .top): "left+top"
    case (.left, .bottom): "left+bottom"
    case (.right, .top): "right+top"
    case (.right, .bottom): "right+bottom"
    }
  }
}
