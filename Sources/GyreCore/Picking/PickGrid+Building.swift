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
  /// In a node the labels stand in so many cells each, on average, at most.
  private static let entriesPerLabel = 32

  /// How many cells there are for a label, at most, and a typical label is so many cells wide and high. Where cells
  /// hold all their labels, fewer keep the memory small.
  private var cellsPerLabel: Double { holdsFrontOnly ? 1.5 : 0.75 }
  private var cellsPerSide: Double { holdsFrontOnly ? 3 : 1.5 }

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
    var columns = max(1, cellsPerSide * extent.width / extent.meanWidth)
    var rows = max(1, cellsPerSide * extent.height / extent.meanHeight)
    let mostCells = max(1, cellsPerLabel * Double(labels.count))
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
