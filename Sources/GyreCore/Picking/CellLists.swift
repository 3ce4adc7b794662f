/// The labels of each cell of a node, in the order in which they come.
final class CellLists {
  private let labels: PlainMemory<UInt32>
  /// Where the labels of each cell begin, and where the last ones end.
  private let starts: PlainMemory<Int>

  init(
    _ node: PickGrid.Node, _ all: UnsafeBufferPointer<UInt32>, _ boxes: UnsafePointer<PickGrid.Box>,
    _ holdsFrontOnly: Bool
  ) {
    let cellCount = node.columns * node.rows
    starts = PlainMemory(capacity: cellCount + 1)
    starts.append(repeating: 0, count: cellCount + 1)
    let starts = starts.values
    // First how many there are, then, in the same order, which.
    var isClosed = [Bool](repeating: false, count: cellCount)
    for label in all {
      node.forEachCell(of: boxes[Int(label)]) { cell, isCovered in
        if isClosed[cell] { return }
        starts[cell] += 1
        isClosed[cell] = holdsFrontOnly && isCovered
      }
    }
    var end = 0
    for cell in 0..<cellCount {
      (starts[cell], end) = (end, end + starts[cell])
      isClosed[cell] = false
    }
    starts[cellCount] = end
    labels = PlainMemory(capacity: end)
    labels.append(repeating: 0, count: end)
    let next = PlainMemory<Int>(capacity: cellCount)
    for cell in 0..<cellCount { next.append(starts[cell]) }
    for label in all {
      node.forEachCell(of: boxes[Int(label)]) {
        [labels = labels.values, next = next.values] cell, isCovered in
        if isClosed[cell] { return }
        labels[next[cell]] = label
        next[cell] += 1
        isClosed[cell] = holdsFrontOnly && isCovered
      }
    }
  }

  /// How many labels there are in all cells together.
  var count: Int { labels.count }

  /// The labels of a cell.
  subscript(cell: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: labels.values[starts.values[cell]..<starts.values[cell + 1]])
  }
}

extension PickGrid.Node {
  func span(_ box: PickGrid.Box) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (column(box.left)...column(box.right), row(box.top)...row(box.bottom))
  }

  /// Calls `body` with each cell that the box reaches into, and whether it covers the cell: what is in a column
  /// strictly between those of left and right lies strictly between these, since columns never decrease.
  @inline(__always)
  func forEachCell(of box: PickGrid.Box, _ body: (_ cell: Int, _ isCovered: Bool) -> Void) {
    let span = span(box)
    for row in span.rows {
      let isInner = row > span.rows.lowerBound && row < span.rows.upperBound
      for column in span.columns {
        let isCovered = isInner && column > span.columns.lowerBound && column < span.columns.upperBound
        body(row * columns + column, isCovered)
      }
    }
  }

  /// The part of the screen that a cell takes up; the outermost reach as far as the node's own region.
  func region(ofCell cell: Int, within region: PickGrid.Region) -> PickGrid.Region {
    let (row, column) = (cell / columns, cell % columns)
    return PickGrid.Region(
      left: column == 0 ? region.left : originX + Double(column) / perX,
      right: column == columns - 1 ? region.right : originX + Double(column + 1) / perX,
      top: row == 0 ? region.top : originY + Double(row) / perY,
      bottom: row == rows - 1 ? region.bottom : originY + Double(row + 1) / perY)
  }
}
