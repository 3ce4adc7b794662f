/// 1/distance of all pairs of directions, summed part by part in a fixed order.
///
/// Only IEEE - + * / and square root on vectors of four, so that a sum has the same bits on every machine.
final class EnergyTerms: @unchecked Sendable {
  /// Rows of the triangle of pairs that are one part.
  private static let rowsInPart = 64
  /// Columns that are taken by all rows of a part before the next: their coordinates stay in the nearest cache.
  private static let columnsInTile = 512
  /// Terms added up in each lane before they are added to the compensated sum.
  private static let termsInChunk = 8

  private let count: Int
  /// The six parts of the coordinates, each in a row of its own, with room for a last vector of four.
  private let columns: UnsafeMutableBufferPointer<Double>
  private let stride: Int

  /// The number of parts.
  let partCount: Int

  init(_ vectors: [DoubledVector]) {
    count = vectors.count
    stride = count + 3
    partCount = (count + EnergyTerms.rowsInPart - 1) / EnergyTerms.rowsInPart
    columns = .allocate(capacity: 6 * stride)
    columns.initialize(repeating: 3)  // away from all directions
    for index in vectors.indices {
      for axis in 0..<3 {
        columns[axis * stride + index] = vectors[index].high[axis]
        columns[(axis + 3) * stride + index] = vectors[index].low[axis]
      }
    }
  }

  deinit { columns.deallocate() }

  /// The pairs of the rows of a part with all points after them.
  func sum(ofPart part: Int) -> CompensatedSum {
    let rows = part * EnergyTerms.rowsInPart..<min((part + 1) * EnergyTerms.rowsInPart, count)
    var sum = CompensatedSum()
    var tile = rows.lowerBound
    while tile < count {
      let end = min(tile + EnergyTerms.columnsInTile, count)
      for row in rows { addTerms(of: row, max(tile, row + 1), end, &sum) }
      tile = end
    }
    return sum
  }

  @inline(__always)
  private func addTerms(of row: Int, _ start: Int, _ end: Int, _ sum: inout CompensatedSum) {
    let point = Coordinates(x: all(row, 0), y: all(row, 1), z: all(row, 2))
    let low = Coordinates(x: all(row, 3), y: all(row, 4), z: all(row, 5))
    var column = start
    while column + 4 <= end {
      let stop = min(column + 4 * EnergyTerms.termsInChunk, end - 3)
      var chunk = SIMD4<Double>.zero
      while column < stop {
        chunk += inverseDistances(point, low, column)
        column += 4
      }
      sum.add(chunk)
    }
    if column < end {
      let lanes = SIMD4<Int64>(0, 1, 2, 3) .< SIMD4(repeating: Int64(end - column))
      sum.add(SIMD4<Double>.zero.replacing(with: inverseDistances(point, low, column), where: lanes))
    }
  }

  private struct Coordinates {
    let x: SIMD4<Double>
    let y: SIMD4<Double>
    let z: SIMD4<Double>
  }

  /// 1 over the distances from a point to those of four columns.
  @inline(__always)
  private func inverseDistances(_ point: Coordinates, _ low: Coordinates, _ column: Int) -> SIMD4<Double> {
    let x = (point.x - four(column, 0)) + (low.x - four(column, 3))
    let y = (point.y - four(column, 1)) + (low.y - four(column, 4))
    let z = (point.z - four(column, 2)) + (low.z - four(column, 5))
    return 1 / (x * x + y * y + z * z).squareRoot()
  }

  /// One number of a point, in all lanes.
  @inline(__always)
  private func all(_ point: Int, _ part: Int) -> SIMD4<Double> {
    SIMD4(repeating: columns[part * stride + point])
  }

  /// One number of four points in a row; there are three more columns than points.
  @inline(__always)
  private func four(_ point: Int, _ part: Int) -> SIMD4<Double> {
    guard let base = columns.baseAddress else { return .zero }  // there are always columns
    return UnsafeRawPointer(base + (part &* stride &+ point)).loadUnaligned(as: SIMD4<Double>.self)
  }
}
