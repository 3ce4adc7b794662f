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
  private let isFacingViewer: Bool
  private let answer: PickOptions.Answer
  private let indices: PlainMemory<Int>?
  /// The texts of the labels as they are written.
  private let texts: TextTable?
  private let balls = DecimalBalls()
  /// The values of a row, in order.
  private let values: UnsafeMutableBufferPointer<Value>
  private let hasPlace: Bool
  private let misses: Misses?

  init(_ options: PickOptions, _ output: OutputOptions, _ texts: TextTable?, notesMisses: Bool) {
    picker = options.picker
    isFacingViewer = options.facing == .viewer
    answer = options.answer
    indices = options.indices
    self.texts = texts
    let values = output.layout.columns.compactMap { Value(rawValue: $0.field.name) }
    self.values = .allocate(capacity: values.count)
    _ = self.values.initialize(from: values)
    hasPlace = values.contains { [.z, .u, .v].contains($0) }
    misses = notesMisses ? Misses() : nil
  }

  deinit { values.deallocate() }

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
    let query = try query(&line)
    switch answer {
    case .front:
      let label = picker.frontLabel(at: query.point)
      if label == nil { misses?.note() }
      try row(query, label, nil, nil, rows)
    case .all: try all(query, rows)
    case .explanation: try explain(query, rows)
    }
  }

  @inline(__always)
  private func query(_ line: inout RecordLine) throws(RecordError) -> Query {
    line.wanted = "2 numbers"
    let start = line
    let (textX, textY) = (try line.next(), try line.next())
    try line.end()
    if let x = PlainDecimal(textX), let y = PlainDecimal(textY) {
      return Query(
        point: PickPoint(ShortDecimal(x), ShortDecimal(y), balls), textX: x.isShortest(textX) ? textX : nil,
        textY: y.isShortest(textY) ? textY : nil)
    }
    return try longQuery(start)
  }

  @inline(never)
  private func longQuery(_ line: RecordLine) throws(RecordError) -> Query {
    var line = line
    let (x, y) = (try line.number(), try line.number())
    return Query(point: PickPoint(x, y))
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
      if isHit && hasPlace && !isFacingViewer, let label { picker.pick(label, at: query.point) } else { nil }
    try rows.row { (row) throws(RecordError) in
      for value in values {
        guard let label else {
          if value == .x || value == .y { self.coordinate(value, query, to: &row) } else { row.missing() }
          continue
        }
        switch value {
        case .x, .y: self.coordinate(value, query, to: &row)
        case .index: row.integer(indices?.values[label] ?? label)
        case .z where isHit: try row.finite(place?.z ?? picker.depth(label))
        case .u where isHit: try row.finite(place?.u ?? picker.u(label, query.point))
        case .v where isHit: try row.finite(place?.v ?? picker.v(label, query.point))
        case .z, .u, .v: row.missing()
        case .rank: if let rank { row.integer(rank) } else { row.missing() }
        case .reason: if let reason { row.word(reason.word) } else { row.missing() }
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
