import GyreCore

/// Answers the records of `pick`.
///
/// It is used by several threads, and holds plain memory only: the counts of references of arrays would be fought
/// over.
final class PickRows: @unchecked Sendable {
  /// What a record holds.
  private enum Value: String {
    case x, y, index, z, u, v, rank, reason, label
  }

  private let picker: Picker
  private let answer: PickOptions.Answer
  private let indices: PlainMemory<Int>?
  /// The texts of the labels as they are written.
  private let texts: TextTable?
  private let units = DecimalUnits()
  /// The values of a row, in order.
  private let values: UnsafeMutableBufferPointer<Value>
  private let hasPlace: Bool
  private let misses: Misses?

  init(_ options: PickOptions, _ output: OutputOptions, _ texts: TextTable?, notesMisses: Bool) {
    picker = options.picker
    answer = options.answer
    indices = options.indices
    self.texts = texts
    let values = output.layout.columns.compactMap { Value(rawValue: $0.field.name) }
    self.values = .allocate(capacity: values.count)
    _ = self.values.initialize(from: values)
    hasPlace = values.contains { [.z, .u, .v].contains($0) }
    misses = notesMisses ? Misses() : nil
  }

  deinit {
    values.deallocate()
    units.deallocate()
  }

  /// Whether a record hit nothing, where that is noted.
  var hasMisses: Bool { misses?.any ?? false }

  /// A record: the point, and its coordinates as they were written where that is how they are printed.
  private struct Query {
    let point: PickPoint
    var textX: UnsafeBufferPointer<UInt8>?
    var textY: UnsafeBufferPointer<UInt8>?
  }

  @inline(__always)
  func answer(_ line: inout RecordLine, _ rows: RowWriter) throws(RecordError) {
    line.wanted = "2 numbers"
    let start = line
    let (textX, textY) = (try line.next(), try line.next())
    try line.end()
    guard let x = PlainDecimal(textX), let y = PlainDecimal(textY) else { return try answerLong(start, rows) }
    let query = Query(
      point: PickPoint(ShortDecimal(x), ShortDecimal(y), units), textX: x.isShortest(textX) ? textX : nil,
      textY: y.isShortest(textY) ? textY : nil)
    try answer(query, rows)
  }

  /// Answers a point that is not written with a sign, up to 18 digits and a point.
  @inline(never)
  private func answerLong(_ line: RecordLine, _ rows: RowWriter) throws(RecordError) {
    var line = line
    let (x, y) = (try line.number(), try line.number())
    try PickPoint.with(x, y) { (point) throws(RecordError) in try answer(Query(point: point), rows) }
  }

  @inline(__always)
  private func answer(_ query: Query, _ rows: RowWriter) throws(RecordError) {
    switch answer {
    case .front:
      let label = picker.frontLabel(at: query.point)
      if label == nil { misses?.note() }
      try row(query, label, nil, nil, rows)
    case .all: try all(query, rows)
    case .explanation: try explain(query, rows)
    }
  }

  @inline(never)
  private func all(_ query: Query, _ rows: RowWriter) throws(RecordError) {
    let labels = picker.allLabels(at: query.point)
    if labels.isEmpty {
      misses?.note()
      return try row(query, nil, nil, nil, rows)
    }
    for (rank, label) in labels.enumerated() { try row(query, label, rank, nil, rows) }
  }

  @inline(never)
  private func explain(_ query: Query, _ rows: RowWriter) throws(RecordError) {
    var hasHit = false
    for label in 0..<picker.count {
      let reason = picker.reason(of: label, at: query.point)
      hasHit = hasHit || reason == .hit
      try row(query, label, nil, reason, rows)
    }
    if !hasHit { misses?.note() }
  }

  /// Writes a row; `label` is `nil` where nothing is hit.
  @inline(__always)
  private func row(
    _ query: Query, _ label: Int?, _ rank: Int?, _ reason: PickReason?, _ rows: RowWriter
  ) throws(RecordError) {
    let isHit = label != nil && (reason ?? .hit) == .hit
    let place: Pick? =
      if isHit && hasPlace, let label { picker.pick(label, at: query.point) } else { nil }
    try rows.row { (row) throws(RecordError) in
      for value in values {
        guard let label else {
          if value == .x || value == .y { self.coordinate(value, query, to: &row) } else { row.missing() }
          continue
        }
        switch value {
        case .x, .y: self.coordinate(value, query, to: &row)
        case .index: row.integer(indices?.values[label] ?? label)
        case .z: if let place { try row.finite(place.z) } else { row.missing() }
        case .u: if let place { try row.finite(place.u) } else { row.missing() }
        case .v: if let place { try row.finite(place.v) } else { row.missing() }
        case .rank: if let rank { row.integer(rank) } else { row.missing() }
        case .reason: if let reason { row.name(reason.word) } else { row.missing() }
        case .label: if let text = texts?[label] { row.text(text) } else { row.missing() }
        }
      }
    }
  }

  @inline(__always)
  private func coordinate(_ value: Value, _ query: Query, to row: inout Row) {
    let number = value == .x ? query.point.x : query.point.y
    if let text = value == .x ? query.textX : query.textY {
      row.fullText(text, of: number)
    } else {
      row.number(number)
    }
  }
}

/// Whether a record hit nothing, noted by any thread.
private final class Misses: @unchecked Sendable {
  private let lock = Lock()
  private var hasAny = false

  var any: Bool { lock.locked { hasAny } }

  func note() { lock.locked { hasAny = true } }
}

extension PickReason {
  /// The word for it in the output.
  fileprivate var word: StaticString {
    switch self {
    case .behindEye: "behind-eye"
    case .hidden: "hidden"
    case .empty: "empty"
    case .edgeOn: "edge-on"
    case .outside: "outside"
    case .hit: "hit"
    }
  }
}
