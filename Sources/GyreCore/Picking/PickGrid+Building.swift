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

  /// Divides some labels (a range of `entries`) within a region into cells, and those again; the number of the new
  /// node, or `nil` where that does not help.
  ///
  /// How finely is a matter of speed and memory only.
  func addNode(_ labels: Range<Int>, _ region: Region, depth: Int) -> Int? {
    guard depth < PickGrid.mostDepth, let node = shape(labels, region) else { return nil }
    let number = nodes.count
    nodes.append(node)
    fill(node, labels)
    for cell in node.firstCell..<(node.firstCell + node.columns * node.rows) {
      let (start, count) = (Int(cells.values[cell].start), Int(cells.values[cell].count))
      if count <= PickGrid.mostLabelsInCell { continue }
      let region = node.region(ofCell: cell - node.firstCell, within: region)
      if let child = addNode(start..<(start + count), region, depth: depth + 1) {
        cells.values[cell] = Cell(first: UInt32(child), start: 0, count: 0, isNode: true)
      }
    }
    return number
  }

  /// The grid for some labels: cells smaller than a typical label, but not too many of them, nor too many labels in
  /// all cells together; `nil` where the cells would hold hardly fewer labels than there are.
  private func shape(_ labels: Range<Int>, _ region: Region) -> Node? {
    if labels.isEmpty { return nil }
    guard let extent = Extent(entries.values[labels], region, boxes) else { return nil }
    var columns = max(1, PickGrid.cellsPerSide * extent.width / extent.meanWidth)
    var rows = max(1, PickGrid.cellsPerSide * extent.height / extent.meanHeight)
    let mostCells = Double(PickGrid.cellsPerLabel * labels.count)
    if columns * rows > mostCells {
      let shrink = (mostCells / (columns * rows)).squareRoot()
      columns = min(max(1, columns * shrink), mostCells)
      rows = min(max(1, rows * shrink), mostCells / columns)
    }
    let budget = min(labels.count * PickGrid.entriesPerLabel, mostEntries - entries.count)
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
  private func entryCount(_ node: Node, _ labels: Range<Int>, atMost most: Int) -> Int {
    var count = 0
    for label in entries.values[labels] {
      let span = node.span(boxes[Int(label)])
      count += span.columns.count * span.rows.count
      if count > most { break }
    }
    return count
  }

  /// Writes the labels of each cell, in the order in which they come.
  private func fill(_ node: Node, _ labels: Range<Int>) {
    cells.append(
      repeating: Cell(first: 0, start: 0, count: 0), count: node.columns * node.rows)
    let own = UnsafeMutableBufferPointer(rebasing: cells.values[node.firstCell...])
    // First how many there are, then, in the same order, which.
    var isClosed = [Bool](repeating: false, count: own.count)
    for label in entries.values[labels] {
      node.forEachCell(of: boxes[Int(label)]) { cell, isCovered in
        if isClosed[cell] { return }
        if own[cell].count == 0 {
          own[cell].first = label
          own[cell].isCovered = holdsFrontOnly && isCovered
        }
        own[cell].count += 1
        isClosed[cell] = holdsFrontOnly && isCovered
      }
    }
    var end = entries.count
    for cell in own.indices {
      own[cell].start = UInt32(end)
      end += Int(own[cell].count)
      own[cell].count = 0
      isClosed[cell] = false
    }
    entries.append(repeating: 0, count: end - entries.count)
    let all = entries.values
    for label in all[labels] {
      node.forEachCell(of: boxes[Int(label)]) { cell, isCovered in
        if isClosed[cell] { return }
        all[Int(own[cell].start + own[cell].count)] = label
        own[cell].count += 1
        isClosed[cell] = holdsFrontOnly && isCovered
      }
    }
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
    _ labels: Slice<UnsafeMutableBufferPointer<UInt32>>, _ region: PickGrid.Region,
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
