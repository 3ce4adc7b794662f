import GyreCore

/// Writes the points of a layout: by fast balls, and exactly where those do not decide.
final class PointRows: @unchecked Sendable {
  /// What a record holds.
  private enum Value: String {
    case index, x, y, z, ry, rxz, rx, ryz, px, py, scale, alpha, order, label
  }

  private let layout: SphereLayout
  private let fastLayout: FastLayout
  private let projection: Projection?
  private let fastProjection: ProjectionBalls<FastBall>?
  private let unit: AngleUnit
  private let labels: [Bytes]
  /// The values of a record, in order. Plain memory, because an array's count of references would be fought over
  /// by the threads.
  private let values: UnsafeMutableBufferPointer<Value>
  /// Whether a record holds coordinates, and whether it holds what needs more than those.
  private let hasCoordinates: Bool
  private let needsVector: Bool
  private var order: DrawingOrder?

  /// - Parameter labels: the labels as they are written; empty where there are none.
  init(_ sphere: SphereOptions, _ output: OutputOptions, labels: [Bytes]) {
    layout = sphere.layout
    fastLayout = FastLayout(sphere.layout)
    projection = sphere.projection
    fastProjection = sphere.projection.map { ProjectionBalls($0, FastPrecision()) }
    unit = output.unit
    self.labels = labels
    let values = output.layout.columns.compactMap { Value(rawValue: $0.field.name) }
    self.values = .allocate(capacity: values.count)
    _ = self.values.initialize(from: values)
    hasCoordinates = values.contains { [.x, .y, .z].contains($0) }
    needsVector = values.contains { ![.x, .y, .z, .index, .order, .label].contains($0) }
  }

  deinit { values.deallocate() }

  /// Finds the order in which points are drawn, if a record holds it.
  func findOrder(threads: Int?) {
    if !values.contains(.order) { return }
    order = DrawingOrder(count: layout.count, threads: Process.threadCount(threads)) { index in
      self.fastLayout.coordinates(of: index).z
    }
  }

  /// Whether a number of a point's record is too large for binary64.
  func overflows(_ index: Int) -> Bool {
    let vector = fastLayout.vector(of: index)
    return values.contains { value in
      switch value {
      case .px: seen(.x, index, vector).isInfinite
      case .py: seen(.y, index, vector).isInfinite
      case .scale: seen(.scale, index, vector).isInfinite
      default: false
      }
    }
  }

  @inline(__always)
  func write(_ index: Int, to row: inout Row) {
    let place = hasCoordinates ? fastLayout.coordinates(of: index) : .zero
    if !needsVector {
      for value in values { write(value, of: index, place, to: &row) }
      return
    }
    let vector = fastLayout.vector(of: index)
    for value in values {
      switch value {
      case .ry: row.number(colatitude(about: .y, of: index, vector))
      case .rxz: row.number(azimuth(about: .y, of: index, vector))
      case .rx: row.number(colatitude(about: .x, of: index, vector))
      case .ryz: row.number(azimuth(about: .x, of: index, vector))
      case .px: row.number(seen(.x, index, vector))
      case .py: row.number(seen(.y, index, vector))
      case .scale: row.number(seen(.scale, index, vector))
      case .alpha: row.number(seen(.alpha, index, vector))
      default: write(value, of: index, place, to: &row)
      }
    }
  }

  /// Writes a value that needs no more than the coordinates.
  @inline(__always)
  private func write(_ value: Value, of index: Int, _ place: SIMD3<Double>, to row: inout Row) {
    switch value {
    case .index: row.integer(index)
    case .x: row.number(place.x)
    case .y: row.number(place.y)
    case .z: row.number(place.z)
    case .order: row.integer(order?[index] ?? 0)
    case .label: row.text(labels[index])
    case .ry, .rxz, .rx, .ryz, .px, .py, .scale, .alpha: break  // need more
    }
  }

  private func colatitude(about axis: SphereAxis, of index: Int, _ vector: SphereVector<FastBall>) -> Double {
    // No point is the origin, since the radius is > 0.
    FastPoint(vector).colatitude(about: axis, in: unit) ?? layout[index].colatitude(about: axis, in: unit)
      ?? 0
  }

  private func azimuth(about axis: SphereAxis, of index: Int, _ vector: SphereVector<FastBall>) -> Double {
    FastPoint(vector).azimuth(about: axis, in: unit) ?? layout[index].azimuth(about: axis, in: unit) ?? 0
  }

  private func seen(
    _ wanted: ProjectionFormula.Value, _ index: Int, _ vector: SphereVector<FastBall>
  ) -> Double {
    guard let projection, let fastProjection else { return 0 }  // such fields exist with --perspective only
    if let fast = fastProjection.value(wanted, of: vector).rounded { return fast }
    return ProjectionFormula(point: layout[index], projection: projection, wanted: wanted).rounded()
  }
}
