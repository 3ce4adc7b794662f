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

  /// The labels of a cell, or the node that divides it.
  struct Cell: BitwiseCopyable {
    /// The label in front, or the number of the node.
    var first: UInt32
    /// Where the labels begin in `entries`.
    var start: UInt32
    /// How many there are.
    var count: UInt32
    var isNode = false
    /// Whether the label in front covers the whole cell, and none of its edges lies there.
    var isCovered = false
  }

  let nodes = PlainMemory<Node>()
  let cells = PlainMemory<Cell>()
  let entries: PlainMemory<UInt32>
  let boxes: UnsafePointer<Box>
  /// Whether cells hold no labels behind one that covers them.
  let holdsFrontOnly: Bool
  /// No cell is divided where there would be more entries than this.
  let mostEntries: Int

  /// - Parameters:
  ///   - order: the labels that can be hit, front to back.
  ///   - boxes: the boxes of all labels.
  ///   - holdsFrontOnly: whether labels are left out that lie behind one which covers their cell. It must be sure
  ///     that what lies strictly inside a box is on its label.
  init(_ order: PlainMemory<UInt32>, _ boxes: UnsafePointer<Box>, holdsFrontOnly: Bool) {
    entries = order
    self.boxes = boxes
    self.holdsFrontOnly = holdsFrontOnly
    mostEntries = 40 * order.count
    if addNode(0..<order.count, .everything, depth: 0) == nil {
      nodes.append(
        Node(originX: 0, originY: 0, perX: 1, perY: 1, columns: 1, rows: 1, firstCell: cells.count))
      let first = order.count == 0 ? 0 : order.values[0]
      cells.append(Cell(first: first, start: 0, count: UInt32(order.count)))
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
    func cell(_ x: Double, _ y: Double) -> Cell {
      var node = 0
      while true {
        let here = nodes + node
        let cell = cells[
          here.pointee.firstCell + here.pointee.row(y) * here.pointee.columns + here.pointee.column(x)]
        if !cell.isNode { return cell }
        node = Int(cell.first)
      }
    }

    /// The labels of a cell but the first, front to back; it must have one.
    @inline(__always)
    func others(_ cell: Cell) -> UnsafeBufferPointer<UInt32> {
      UnsafeBufferPointer(start: entries + Int(cell.start) + 1, count: Int(cell.count) - 1)
    }

    /// The labels whose boxes may hold the point, front to back.
    @inline(__always)
    func candidates(_ x: Double, _ y: Double) -> UnsafeBufferPointer<UInt32> {
      let cell = cell(x, y)
      return UnsafeBufferPointer(start: entries + Int(cell.start), count: Int(cell.count))
    }
  }

  var view: View { View(self) }
}
