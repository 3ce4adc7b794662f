extension PickGrid {
  /// A part of the screen.
  struct Region {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double

    static let everything = Region(
      left: -.infinity, right: .infinity, top: -.infinity, bottom: .infinity)
  }

  private static let mostDepth = 12
  /// Cells with more labels are looked at for dividing.
  private static let mostLabelsInCell = 32
  private static let cellsPerLabel = 2
  /// In a node the labels stand in so many cells each, on average.
  private static let entriesPerLabel = 32
  /// A typical label is so many cells wide and high.
  private static let cellsPerSide = 3.0

  /// Divides some labels, front to back, within a region into cells, and those again; the number of the new node, or
  /// `nil` where that does not help.
  ///
  /// How finely is a matter of speed and memory only.
  func addNode(_ labels: UnsafeBufferPointer<UInt32>, _ region: Region, depth: Int) -> UInt32? {
    guard depth < PickGrid.mostDepth, let node = shape(labels, region) else { return nil }
    let number = UInt32(nodes.count)
    nodes.append(node)
    let lists = CellLists(node, labels, boxes, holdsFrontOnly)
    budget -= lists.count
    cells.append(repeating: Cell(), count: node.columns * node.rows)
    for place in 0..<(node.columns * node.rows) {
      let inside = lists[place]
      var cell: Cell?
      if inside.count > PickGrid.mostLabelsInCell {
        let part = node.region(ofCell: place, within: region)
        cell = addNode(inside, part, depth: depth + 1).map { Cell(rest: $0 | Cell.nodeMark) }
      }
      cells.values[node.firstCell + place] = cell ?? self.cell(inside)
    }
    return number
  }

  /// A cell that holds some labels.
  func cell(_ labels: UnsafeBufferPointer<UInt32>) -> Cell {
    func slot(_ place: Int) -> Slot {
      if place >= labels.count { return .empty }
      let box = boxes[Int(labels[place])]
      return Slot(
        left: Float(box.left), right: Float(box.right), top: Float(box.top), bottom: Float(box.bottom),
        label: labels[place])
    }
    var cell = Cell(first: slot(0), second: slot(1), third: slot(2))
    if labels.count > 3 {
      cell.rest = UInt32(entries.count)
      for label in labels[3...] { entries.append(label) }
      entries.append(Cell.end)
    }
    return cell
  }

  /// The grid for some labels: cells smaller than a typical label, but not too many of them, nor too many labels in
  /// all cells together; `nil` where the cells would hold hardly fewer labels than there are.
  private func shape(_ labels: UnsafeBufferPointer<UInt32>, _ region: Region) -> Node? {
    if labels.isEmpty { return nil }
    guard let extent = Extent(labels, region, boxes) else { return nil }
    var columns = max(1, PickGrid.cellsPerSide * extent.width / extent.meanWidth)
    var rows = max(1, PickGrid.cellsPerSide * extent.height / extent.meanHeight)
    let mostCells = Double(PickGrid.cellsPerLabel * labels.count)
    if columns * rows > mostCells {
      let shrink = (mostCells / (columns * rows)).squareRoot()
      columns = min(max(1, columns * shrink), mostCells)
      rows = min(max(1, rows * shrink), mostCells / columns)
    }
    let budget = min(labels.count * PickGrid.entriesPerLabel, self.budget)
    while columns >= 2 || rows >= 2 {
      guard let node = extent.node(Int(columns), Int(rows), firstCell: cells.count) else { return nil }
      let count = entryCount(node, labels, atMost: budget)
      if count <= budget {
        // A node below the first must leave at most half of the labels in a cell.
        return count < labels.count * node.columns * node.rows / 2 ? node : nil
      }
      (columns, rows) = (max(1, columns / 2), max(1, rows / 2))
    }
    return nil
  }

  /// How many cells the labels reach into in all; something above `most` where it is more.
  private func entryCount(_ node: Node, _ labels: UnsafeBufferPointer<UInt32>, atMost most: Int) -> Int {
    var count = 0
    for label in labels {
      let span = node.span(boxes[Int(label)])
      count += span.columns.count * span.rows.count
      if count > most { break }
    }
    return count
  }
}

/// The labels of each cell of a node, in the order in which they come.
private final class CellLists {
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
      node.forEachCell(of: boxes[Int(label)]) { [labels = labels.values, next = next.values] cell, isCovered in
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

/// What some labels take up of a region.
private struct Extent {
  private var left = Double.infinity
  private var right = -Double.infinity
  private var top = Double.infinity
  private var bottom = -Double.infinity
  private(set) var meanWidth = 0.0
  private(set) var meanHeight = 0.0

  var width: Double { right - left }
  var height: Double { bottom - top }

  /// `nil` where they take up nothing that could be divided. What is infinite does not count.
  init?(
    _ labels: UnsafeBufferPointer<UInt32>, _ region: PickGrid.Region,
    _ boxes: UnsafePointer<PickGrid.Box>
  ) {
    var (widths, heights) = (0.0, 0.0)
    for label in labels {
      let box = boxes[Int(label)]
      let (boxLeft, boxRight) = (max(box.left, region.left), min(box.right, region.right))
      let (boxTop, boxBottom) = (max(box.top, region.top), min(box.bottom, region.bottom))
      if boxLeft.isFinite { left = min(left, boxLeft) }
      if boxRight.isFinite { right = max(right, boxRight) }
      if boxTop.isFinite { top = min(top, boxTop) }
      if boxBottom.isFinite { bottom = max(bottom, boxBottom) }
      if (boxRight - boxLeft).isFinite { widths += boxRight - boxLeft }
      if (boxBottom - boxTop).isFinite { heights += boxBottom - boxTop }
    }
    // A row or column of points is divided in one direction only.
    guard width.isFinite, height.isFinite, width > 0 || height > 0 else { return nil }
    meanWidth = max(widths / Double(labels.count), width * 0x1p-20)
    meanHeight = max(heights / Double(labels.count), height * 0x1p-20)
    if width <= 0 { meanWidth = 1 }
    if height <= 0 { meanHeight = 1 }
  }

  func node(_ columns: Int, _ rows: Int, firstCell: Int) -> PickGrid.Node? {
    let perX = width > 0 ? Double(columns) / width : 1
    let perY = height > 0 ? Double(rows) / height : 1
    guard perX > 0, perY > 0, perX.isFinite, perY.isFinite else { return nil }
    return PickGrid.Node(
      originX: left, originY: top, perX: perX, perY: perY, columns: columns, rows: rows,
      firstCell: firstCell)
  }
}

extension PickGrid.Node {
  fileprivate func span(_ box: PickGrid.Box) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (column(box.left)...column(box.right), row(box.top)...row(box.bottom))
  }

  /// Calls `body` with each cell that the box reaches into, and whether it covers the cell: what is in a column
  /// strictly between those of left and right lies strictly between these, since columns never decrease.
  @inline(__always)
  fileprivate func forEachCell(of box: PickGrid.Box, _ body: (_ cell: Int, _ isCovered: Bool) -> Void) {
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
  fileprivate func region(ofCell cell: Int, within region: PickGrid.Region) -> PickGrid.Region {
    let (row, column) = (cell / columns, cell % columns)
    return PickGrid.Region(
      left: column == 0 ? region.left : originX + Double(column) / perX,
      right: column == columns - 1 ? region.right : originX + Double(column + 1) / perX,
      top: row == 0 ? region.top : originY + Double(row) / perY,
      bottom: row == rows - 1 ? region.bottom : originY + Double(row + 1) / perY)
  }
}
