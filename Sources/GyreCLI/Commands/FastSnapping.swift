import GyreCore

/// The fast way of `snap`: numbers from fast balls as far as they decide.
final class FastSnapping: @unchecked Sendable {
  private let wheel: Wheel
  private let fastWheel: FastWheel
  private let glide: FastBall
  private let hasGlide: Bool
  private let unit: AngleUnit
  private let wanted: FastSnap.Numbers
  /// The values of a record, in order, and the mids of all sectors as text (none where there are many sectors or
  /// few records). Plain memory: the counts of references of arrays would be fought over by the threads.
  let values: UnsafeMutableBufferPointer<SnapCommand.Value>
  private let mids: UnsafeMutableBufferPointer<UnsafeMutableBufferPointer<UInt8>>

  /// A rotation rounded, and its text at full digits where that is known.
  typealias Rotation = (value: Double, text: UnsafeBufferPointer<UInt8>?)

  private static let mostMidsKept = 1 << 14

  init(
    _ wheel: Wheel, _ options: SnapOptions, _ output: OutputOptions, _ values: [SnapCommand.Value],
    keepsMids: Bool
  ) {
    self.wheel = wheel
    unit = output.unit
    fastWheel = FastWheel(wheel, unit: output.unit)
    hasGlide = options.glide != nil
    glide = FastBall(options.glide ?? .zero, output.unit)
    var wanted: FastSnap.Numbers = hasGlide ? .landing : []
    if values.contains(.margin) { wanted.insert(.margin) }
    if values.contains(.gap) { wanted.insert(.gap) }
    self.wanted = wanted
    self.values = .allocate(capacity: values.count)
    _ = self.values.initialize(from: values)
    let hasMids = keepsMids && values.contains(.mid) && wheel.count <= FastSnapping.mostMidsKept
    mids = .allocate(capacity: hasMids ? wheel.count : 0)
    for index in mids.indices {
      let text = output.layout.digits.text(wheel.mid(of: index).rounded(in: output.unit))
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
      _ = copy.initialize(from: text)
      mids.initializeElement(at: index, to: copy)
    }
  }

  deinit {
    values.deallocate()
    for text in mids { text.deallocate() }
    mids.deallocate()
  }

  /// What the fast wheel says of a rotation; `nil` where it can't tell the sector.
  @inline(__always)
  func snap(_ rotation: Arc) -> FastSnap? { fastWheel.snap(rotation, glide: glide, wanted) }

  /// The same for a decimal in the unit of the run.
  @inline(__always)
  func snap(_ rotation: PlainDecimal) -> FastSnap? { fastWheel.snap(rotation, glide: glide, wanted) }

  /// Writes a value; false where it is not decided and nothing was written.
  @inline(__always)
  func write(
    _ value: SnapCommand.Value, of snap: FastSnap, _ rotation: Rotation, _ labels: [Bytes], to row: inout Row
  ) throws(RecordError) -> Bool {
    let number: Double
    switch value {
    case .sector:
      row.integer(snap.sector)
      return true
    case .label:
      row.text(labels[snap.sector])
      return true
    case .mid where !mids.isEmpty:
      row.text(UnsafeBufferPointer(mids[snap.sector]))
      return true
    case .gap:
      guard let isInGap = snap.isInGap else { return false }
      row.boolean(isInGap)
      return true
    case .rotation:
      number = rotation.value
      if let text = rotation.text {
        row.fullText(text, of: number)
        return true
      }
    case .mid: number = wheel.mid(of: snap.sector).rounded(in: unit)
    case .landing: number = snap.landing
    case .offset: number = snap.offset
    // 0 has no sign: what is not negative is subtracted from 0.
    case .rotate: number = hasGlide ? snap.rotate : 0 - snap.offset
    case .target: number = snap.target
    case .margin: number = snap.margin
    case .turns, .crossed: return false
    }
    if number.isNaN { return false }
    try row.finite(number)
    return true
  }
}
