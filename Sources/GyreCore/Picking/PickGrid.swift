/// Which labels may lie under a point of the screen, front to back: a grid whose cells hold the labels whose boxes
/// reach into them. A cell with many labels is divided by a grid of its own where that helps.
///
/// Whether a box reaches into a cell is told by the columns and rows of its sides, a point's cell by its column and
/// row. Both come from the same computation, which never decreases as its argument grows, since each of its steps
/// (a difference, a product with a number > 0, a cut, each correctly rounded) does not: so left <= x <= right
/// gives column(left) <= column(x) <= column(right), and no label is missed.
final class PickGrid: @unchecked Sendable {
  /// The box of a label on the screen, which no touched point of it lies outside.
  struct Box {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
  }

  /// A grid. Points beyond it belong to its outermost cells.
  struct Node {
    let originX: Double
    let originY: Double
    /// Columns and rows per unit of the screen, > 0 and finite.
    let perX: Double
    let perY: Double
    let columns: Int
    let rows: Int
    /// Where its cells begin, row by row.
    let firstCell: Int

    @inline(__always)
    func column(_ x: Double) -> Int { Node.place((x - originX) * perX, columns) }

    @inline(__always)
    func row(_ y: Double) -> Int { Node.place((y - originY) * perY, rows) }

    @inline(__always)
    private static func place(_ position: Double, _ count: Int) -> Int {
      // Not an infinity or NaN where it is converted.
      position < Double(count) ? (position > 0 ? Int(position) : 0) : count - 1
    }
  }

  /// The labels of a cell front to back, or the node that divides it: a line of the processor's cache, since most
  /// of the time of a pick goes into waiting for memory.
  struct Cell: BitwiseCopyable {
    /// The foremost labels.
    var first = Slot.empty
    var second = Slot.empty
    var third = Slot.empty
    /// Where the others begin in `entries`, with `Cell.end` after the last; 0 where there are none.
    var rest: UInt32 = 0

    static let end = UInt32.max
    /// Set in `rest` where it is the number of a node.
    static let nodeMark: UInt32 = 1 << 31

    @inline(__always)
    var isNode: Bool { rest & Cell.nodeMark != 0 }
  }

  /// A label and its box in binary32: rounding keeps order there too.
  struct Slot: BitwiseCopyable {
    var left: Float
    var right: Float
    var top: Float
    var bottom: Float
    /// `Cell.end` where there is none.
    var label: UInt32

    static var empty: Slot {
      Slot(left: .infinity, right: -.infinity, top: .infinity, bottom: -.infinity, label: Cell.end)
    }
  }

  let nodes = PlainMemory<Node>()
  let cells = PlainMemory<Cell>()
  /// The labels of cells that have more than three; the first place is not used.
  let entries = PlainMemory<UInt32>()
  let boxes: UnsafePointer<Box>
  /// Whether cells hold no labels behind one that covers them.
  let holdsFrontOnly: Bool
  /// How many labels may yet be put into cells; no cell is divided where that would be more.
  var budget: Int

  /// - Parameters:
  ///   - order: the labels that can be hit, front to back.
  ///   - boxes: the boxes of all labels.
  ///   - holdsFrontOnly: whether labels are left out that lie behind one which covers their cell. It must be sure
  ///     that what lies strictly inside a box is on its label.
  init(_ order: PlainMemory<UInt32>, _ boxes: UnsafePointer<Box>, holdsFrontOnly: Bool) {
    self.boxes = boxes
    self.holdsFrontOnly = holdsFrontOnly
    budget = 40 * order.count
    entries.append(Cell.end)
    let labels = UnsafeBufferPointer(order.values)
    if addNode(labels, .everything, depth: 0) == nil {
      nodes.append(
        Node(originX: 0, originY: 0, perX: 1, perY: 1, columns: 1, rows: 1, firstCell: cells.count))
      cells.append(cell(labels))
    }
  }

  /// A view of the grid, valid as long as it is there.
  struct View: BitwiseCopyable {
    private let nodes: UnsafePointer<Node>
    private let cells: UnsafePointer<Cell>
    private let entries: UnsafePointer<UInt32>

    fileprivate init(_ grid: PickGrid) {
      // Memory for values has an address.
      nodes = UnsafePointer(grid.nodes.values.baseAddress.unsafelyUnwrapped)
      cells = UnsafePointer(grid.cells.values.baseAddress.unsafelyUnwrapped)
      entries = UnsafePointer(grid.entries.values.baseAddress.unsafelyUnwrapped)
    }

    /// The cell of a point.
    @inline(__always)
    func cell(_ x: Double, _ y: Double) -> UnsafePointer<Cell> {
      var node = nodes
      while true {
        let place = node.pointee.row(y) * node.pointee.columns + node.pointee.column(x)
        let cell = cells + (node.pointee.firstCell + place)
        if !cell.pointee.isNode { return cell }
        node = nodes + Int(cell.pointee.rest & ~Cell.nodeMark)
      }
    }

    /// The first of a cell's labels after the foremost three, front to back, for which `isWanted` holds.
    @inline(__always)
    func firstOther(_ cell: UnsafePointer<Cell>, where isWanted: (Int) -> Bool) -> Int? {
      var place = Int(cell.pointee.rest)
      if place == 0 { return nil }
      while entries[place] != Cell.end {
        let label = Int(entries[place])
        if isWanted(label) { return label }
        place += 1
      }
      return nil
    }

    /// The first label, front to back, for which `isWanted` holds, of those whose boxes may hold the point.
    @inline(__always)
    func firstCandidate(_ x: Double, _ y: Double, where isWanted: (Int) -> Bool) -> Int? {
      let cell = cell(x, y)
      for slot in [cell.pointee.first, cell.pointee.second, cell.pointee.third] {
        if slot.label != Cell.end && isWanted(Int(slot.label)) { return Int(slot.label) }
      }
      return firstOther(cell, where: isWanted)
    }
  }

  var view: View { View(self) }
}
