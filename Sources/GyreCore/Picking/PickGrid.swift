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
    /// Where the labels begin in `entries`, or the number of the node.
    var start: UInt32
    /// How many labels; `isNode` stands for a node.
    var count: UInt32

    static let isNode = UInt32.max
  }

  let nodes = PlainMemory<Node>()
  let cells = PlainMemory<Cell>()
  let entries: PlainMemory<UInt32>
  /// No cell is divided where there would be more entries than this.
  let mostEntries: Int

  /// - Parameters:
  ///   - order: the labels that can be hit, front to back.
  ///   - box: the box of a label.
  init(_ order: PlainMemory<UInt32>, box: (Int) -> Box) {
    entries = order
    mostEntries = 24 * order.count
    if addNode(0..<order.count, .everything, depth: 0, box) == nil {
      nodes.append(
        Node(originX: 0, originY: 0, perX: 1, perY: 1, columns: 1, rows: 1, firstCell: cells.count))
      cells.append(Cell(start: 0, count: UInt32(order.count)))
    }
  }

  /// The labels whose boxes may hold the point, front to back.
  @inline(__always)
  func candidates(_ x: Double, _ y: Double) -> UnsafeBufferPointer<UInt32> {
    let (nodes, cells) = (nodes.values, cells.values)
    var node = 0
    while true {
      let here = nodes[node]
      let cell = cells[here.firstCell + here.row(y) * here.columns + here.column(x)]
      if cell.count != Cell.isNode {
        let start = Int(cell.start)
        return UnsafeBufferPointer(rebasing: entries.values[start..<(start + Int(cell.count))])
      }
      node = Int(cell.start)
    }
  }
}
