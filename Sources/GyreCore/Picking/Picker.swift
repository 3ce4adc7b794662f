/// Says which label of a layout is in front at a point of the screen.
///
/// Every decision is exact: whether the point is on a label (left and upper edge included, right and lower edge
/// not), which label is in front there (the one with the greatest z at the touched point; of several as near the
/// one that comes later), which are left out. A binary64, an estimate or a ball goes first where it decides.
///
/// Labels at or behind the eye, with a size of 0, or seen from their edge are never hit.
public final class Picker: @unchecked Sendable {
  /// What is kept of a label, at its place in the layout, beside its box.
  struct Item: BitwiseCopyable {
    /// Facing the viewer z, correctly rounded; outward no touched point is nearer, nor farther than `back`.
    var front: Double
    var back: Double
    /// The reason why it is not hit, whatever the point; `outside` where that depends on the point.
    var reason: PickReason
    /// Of a label that faces outward: whether its outer side is seen.
    var isFront: Bool
    /// Whether an `Estimate` of it is good.
    var isEstimated: Bool
  }

  package let facing: Facing
  let table: LabelTable
  let sight: ExactSight
  let items: UnsafePointer<Item>
  /// Facing the viewer, the labels' edges on the screen, each correctly rounded: a correctly rounded coordinate on
  /// one side of such a number lies itself on that side of the edge, since rounding keeps the order; only where
  /// they are equal the edge has to be looked at exactly. Facing outward, boxes that hold the labels.
  let boxes: UnsafePointer<PickGrid.Box>
  let grid: PickGrid.View
  let view: LabelTable.View
  /// The centre of the screen and 1/P as balls and binary64.
  let center: (x: FastBall, y: FastBall)
  let tilt: FastBall
  let isParallel: Bool
  let roundedCenter: (x: Double, y: Double)
  let roundedTilt: Double
  /// Whether an `Estimate` of them is good.
  let isSightEstimated: Bool
  /// x, y, z and half the sizes of labels that face outward, as binary64.
  let estimates: UnsafePointer<OutwardLabel>
  /// Holds the memory of the pointers above.
  private let memory: (Preparation, PickGrid)

  /// A picker for labels.
  ///
  /// - Parameter hidesBackface: whether labels beyond the horizon, z <= (x² + y² + z²)/P, are left out; in parallel
  ///   projection those with z <= 0.
  public convenience init(
    labels: [PlacedLabel], projection: Projection, facing: Facing = .viewer, hidesBackface: Bool = false
  ) {
    let table = LabelTable()
    for label in labels {
      table.append(
        x: .long(label.x), y: .long(label.y), z: .long(label.z), width: .long(label.width),
        height: .long(label.height))
    }
    self.init(table, projection, facing, hidesBackface: hidesBackface, wantsAll: true)
  }

  /// - Parameter wantsAll: whether all labels under a point may be asked for, and not only the one in front.
  package init(
    _ table: LabelTable, _ projection: Projection, _ facing: Facing, hidesBackface: Bool, wantsAll: Bool
  ) {
    self.table = table
    self.facing = facing
    let sight = ExactSight(projection)
    self.sight = sight
    isParallel = projection.distance == nil
    center = (
      FastBall(sight.centerX, FastPrecision()), FastBall(sight.centerY, FastPrecision())
    )
    tilt = FastBall(sight.tilt, FastPrecision())
    roundedCenter = (sight.centerX.rounded, sight.centerY.rounded)
    roundedTilt = sight.tilt.rounded
    isSightEstimated = zip(
      [roundedCenter.x, roundedCenter.y, roundedTilt], [sight.centerX, sight.centerY, sight.tilt]
    ).allSatisfy { Estimate.covers($0) && ($0 != 0 || $1.isZero) }
    let preparation = Preparation(table, sight, facing, hidesBackface: hidesBackface)
    // Memory for values has an address.
    items = UnsafePointer(preparation.items.values.baseAddress.unsafelyUnwrapped)
    let boxes = UnsafePointer(preparation.boxes.values.baseAddress.unsafelyUnwrapped)
    estimates = UnsafePointer(preparation.estimates.values.baseAddress.unsafelyUnwrapped)
    let grid = PickGrid(
      preparation.frontToBack(), boxes, holdsFrontOnly: facing == .viewer && !wantsAll)
    self.boxes = boxes
    self.grid = grid.view
    view = table.view
    memory = (preparation, grid)
  }

  /// How many labels there are.
  public var count: Int { table.count }

  /// The label in front at a point of the screen, and where it is touched; `nil` where there is none.
  public func front(x: Rational, y: Rational) -> Pick? {
    PickPoint.with(x, y) { point in frontLabel(at: point).map { pick($0, at: point) } }
  }

  /// All labels under a point of the screen, front to back.
  public func all(x: Rational, y: Rational) -> [Pick] {
    PickPoint.with(x, y) { point in allLabels(at: point).map { pick($0, at: point) } }
  }

  /// Why a label, by its place in the layout, is hit at a point of the screen or not; 0 <= label < count.
  public func reason(of label: Int, x: Rational, y: Rational) -> PickReason {
    PickPoint.with(x, y) { reason(of: label, at: $0) }
  }

  /// The place in the layout of the label in front.
  package func frontLabel(at point: PickPoint) -> Int? {
    facing == .viewer ? frontViewerLabel(at: point) : frontOutwardLabel(at: point)
  }

  /// The labels under a point, front to back.
  package func allLabels(at point: PickPoint) -> [Int] {
    if facing == .outward { return allOutwardLabels(at: point) }
    var labels: [Int] = []
    _ = grid.firstCandidate(point.x, point.y) { label in
      if isCovered(label, point) { labels.append(label) }
      return false
    }
    return labels
  }

  package func reason(of label: Int, at point: PickPoint) -> PickReason {
    let item = items[label]
    if item.reason != .outside { return item.reason }
    let isHit = facing == .viewer ? isCovered(label, point) : isTouched(label, point)
    return isHit ? .hit : .outside
  }

  /// Where a label that is hit is touched.
  package func pick(_ label: Int, at point: PickPoint) -> Pick {
    facing == .viewer ? viewerPick(label, at: point) : outwardPick(label, at: point)
  }
}
