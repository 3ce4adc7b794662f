import GyreCore

/// The fast way of `snap`: numbers from fast balls as far as they decide.
final class FastSnapping: Sendable {
  private let wheel: Wheel
  private let fastWheel: FastWheel
  private let glide: FastBall
  private let hasGlide: Bool
  private let unit: AngleUnit
  private let wanted: FastSnap.Numbers
  /// The mids of all sectors as text; empty where there are many sectors or few records.
  private let mids: [Bytes]

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
    mids =
      keepsMids && values.contains(.mid) && wheel.count <= FastSnapping.mostMidsKept
      ? (0..<wheel.count).map { output.layout.digits.text(wheel.mid(of: $0).rounded(in: output.unit)) } : []
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
      row.text(mids[snap.sector])
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
