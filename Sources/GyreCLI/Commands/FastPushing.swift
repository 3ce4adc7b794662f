import GyreCore

/// The fast way of `push`: numbers from fast balls as far as they decide.
final class FastPushing: @unchecked Sendable {
  private let push: FastPush
  /// The values of a record, in order, and the times. Plain memory: the counts of references of arrays would be
  /// fought over by the threads.
  let values: UnsafeMutableBufferPointer<PushCommand.Value>
  let times: UnsafeMutableBufferPointer<Double>
  private let hasMotion: Bool

  /// A tap as it is read.
  struct Record {
    let x: PlainDecimal
    let y: PlainDecimal
    let textX: UnsafeBufferPointer<UInt8>
    let textY: UnsafeBufferPointer<UInt8>
    let tap: FastTap
  }

  /// - Returns: `nil` where there is no fast way.
  init?(_ options: PushOptions, _ unit: AngleUnit, _ values: [PushCommand.Value]) {
    var times: [Rational] = []
    switch options.rows {
    case .tap: break
    case .times(let moments): times = moments
    case .events: return nil
    }
    var wanted: FastTap.Numbers = []
    if values.contains(.angle) { wanted.insert(.angle) }
    if values.contains(.distance) || values.contains(.magnitude) { wanted.insert(.distance) }
    if !Set(values).isDisjoint(with: [.ax, .ay, .dvx, .dvy]) { wanted.insert(.rate) }
    guard let push = FastPush(options.push, times: times, unit: unit, wanted) else { return nil }
    self.push = push
    hasMotion = !Set(values).isDisjoint(with: [.px, .py, .vx, .vy])
    self.values = .allocate(capacity: values.count)
    _ = self.values.initialize(from: values)
    self.times = .allocate(capacity: times.count)
    _ = self.times.initialize(from: times.map(\.rounded))
  }

  deinit {
    values.deallocate()
    times.deallocate()
  }

  /// The tap of a line of two plain decimals, which is read; `nil` for any other, of which some may be read.
  @inline(__always)
  func record(_ line: inout RecordLine) throws(RecordError) -> Record? {
    let textX = try line.next()
    guard let x = PlainDecimal(textX) else { return nil }
    let textY = try line.next()
    guard let y = PlainDecimal(textY) else { return nil }
    try line.end()
    return Record(x: x, y: y, textX: textX, textY: textY, tap: push.tap(x: x, y: y))
  }

  /// The view at the time of an index.
  @inline(__always)
  func state(_ record: Record, at index: Int) -> FastState? {
    hasMotion ? push.state(record.tap, at: index) : nil
  }

  /// Writes a value; false where it is not decided and nothing was written.
  @inline(__always)
  func write(
    _ value: PushCommand.Value, of record: Record, at index: Int, _ state: FastState?, to row: inout Row
  ) throws(RecordError) -> Bool {
    let number: Double
    switch value {
    case .x: return write(record.x, record.textX, to: &row)
    case .y: return write(record.y, record.textY, to: &row)
    case .angle where record.tap.isOnCenter:
      row.missing()
      return true
    case .dx: number = record.tap.dx
    case .dy: number = record.tap.dy
    case .distance: number = record.tap.distance
    case .angle: number = record.tap.angle
    case .magnitude: number = record.tap.magnitude
    case .ax, .dvx: number = record.tap.rateX
    case .ay, .dvy: number = record.tap.rateY
    case .t: number = times[index]
    case .px: number = state?.positionX ?? .nan
    case .py: number = state?.positionY ?? .nan
    case .vx: number = state?.velocityX ?? .nan
    case .vy: number = state?.velocityY ?? .nan
    case .wall: return false
    }
    if number.isNaN { return false }
    try row.finite(number)
    return true
  }

  /// A coordinate; its own text where that is the shortest.
  @inline(__always)
  private func write(
    _ decimal: PlainDecimal, _ text: UnsafeBufferPointer<UInt8>, to row: inout Row
  ) -> Bool {
    guard let number = decimal.rounded else { return false }
    if decimal.isShortest(text) { row.fullText(text, of: number) } else { row.number(number) }
    return true
  }
}
