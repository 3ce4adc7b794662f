import TestSupport
import Testing

@testable import GyreCore

/// Numbers of a pick are correctly rounded, and what goes first decides nothing wrongly.
@Suite struct PickNumberTests {
  /// Facing the viewer, against exact fractions.
  @Test func viewerNumbers() {
    var source = SeededGenerator(seed: 3)
    var rows = FailingRows()
    for _ in 0..<(40 * testScale) {
      let oracle = source.oracle(labels: 20, .viewer)
      let picker = oracle.picker
      for _ in 0..<20 {
        let (x, y) = oracle.point(&source)
        for pick in picker.all(x: x, y: y) {
          let label = oracle.labels[pick.label]
          let shrink = oracle.distance.flatMap { ($0 - label.z).divided(by: $0) } ?? 1
          let (u, v) = ((x - oracle.centerX) * shrink - label.x, (y - oracle.centerY) * shrink - label.y)
          rows.check(
            pick.u == u.rounded && pick.v == v.rounded && pick.z == label.z.rounded,
            "\(label) at \(x), \(y): \(pick)")
        }
      }
    }
    #expect(rows.allHold, "\(rows)")
  }

  /// Facing outward, against the lengths of the exact touched point along the axes.
  @Test func outwardNumbers() {
    var source = SeededGenerator(seed: 4)
    var rows = FailingRows()
    for _ in 0..<(40 * testScale) {
      let oracle = source.oracle(labels: 20, .outward)
      let picker = oracle.picker
      for _ in 0..<20 {
        let (x, y) = oracle.point(&source)
        for pick in picker.all(x: x, y: y) {
          let label = oracle.labels[pick.label]
          guard let point = oracle.touchedPoint(label, x, y) else { continue }
          let axes = oracle.axes(label)
          func along(_ axis: (direction: PickOracle.Vector, square: Rational)) -> Double {
            let (dx, dy, dz) = (point.x - label.x, point.y - label.y, point.z - label.z)
            let product = dx * axis.direction.x + dy * axis.direction.y + dz * axis.direction.z
            if product.isZero { return 0 }
            return Quotient(product: product, square: axis.square).rounded()
          }
          rows.check(
            pick.u == along(axes.u) && pick.v == along(axes.v) && pick.z == point.z.rounded,
            "\(label) at \(x), \(y): \(pick)")
        }
      }
    }
    #expect(rows.allHold, "\(rows)")
  }

  private struct Quotient: Formula {
    let product: Rational
    let square: Rational
    func value<B: Ball>(_ precision: B.Precision) -> B {
      B(product, precision).divided(by: B(square, precision).squareRoot)
    }
  }

  /// The error of an estimate is far within what `knownSign` leaves room for.
  @Test func estimateError() {
    var source = SeededGenerator(seed: 5)
    var rows = FailingRows()
    func number(_ source: inout SeededGenerator) -> Rational {
      let digits = "\(1 + source.below(9)).\(source.next())"
      return Rational(decimal: "\(source.flip() ? "-" : "")\(digits)e\(source.below(40) - 20)") ?? 0
    }
    for _ in 0..<(400 * testScale) {
      let values = (0..<8).map { _ in number(&source) }
      func plane<Number>(_ make: (Rational) -> Number) -> (LabelPlane<Number>.Touch, [Number]) {
        let plane = LabelPlane(
          kind: .general, x: make(values[0]), y: make(values[1]), z: make(values[2]), tilt: make(values[3]))
        let touch = plane.touch(make(values[4]) - make(values[5]), make(values[6]))
        let half = make(values[7])
        let reach = touch.horizontal * touch.divisor * touch.divisor
        return (
          touch,
          [
            touch.u * touch.u - half * half * reach, touch.v * touch.v * touch.radius - half * half * reach,
            touch.divisor, touch.u, touch.v, touch.z * touch.u - touch.v * touch.divisor, plane.numerator,
          ]
        )
      }
      let exact = plane { $0 }.1
      let estimates = plane { Estimate($0.rounded) }.1
      for (value, estimate) in zip(exact, estimates) {
        let error = (value - (Rational(estimate.value) ?? 0)).rounded.magnitude
        rows.check(error <= 0x1p-47 * estimate.magnitude, "\(values): \(estimate), off by \(error)")
        if let sign = estimate.knownSign { rows.check(sign == value.signum, "\(values): \(estimate)") }
      }
    }
    #expect(rows.allHold, "\(rows)")
  }

  /// The cells of a grid hold every label whose box holds the point, in order, whatever the boxes.
  @Test func gridMissesNothing() {
    var source = SeededGenerator(seed: 6)
    var rows = FailingRows()
    func side(_ source: inout SeededGenerator) -> Double {
      switch source.below(12) {
      case 0: source.pick([-.infinity, .infinity])
      case 1: source.anyFiniteDouble()
      case 2...4: Double(source.below(9))
      default: Double(source.below(1_000_000)) / 1e4
      }
    }
    for _ in 0..<(100 * testScale) {
      let count = source.below(400)
      let span = source.pick([0.1, 3.0, 50])
      let boxes = (0..<count).map { _ in
        let (left, top) = (side(&source), side(&source))
        let isSmall = source.below(20) != 0
        let (right, bottom) =
          isSmall ? (left + span, top + span / 2) : (max(left, side(&source)), max(top, side(&source)))
        return PickGrid.Box(left: left, right: right, top: top, bottom: bottom)
      }
      let order = PlainMemory<UInt32>()
      for label in 0..<count { order.append(UInt32(label)) }
      let memory = PlainMemory<PickGrid.Box>()
      for box in boxes { memory.append(box) }
      let address = UnsafePointer(memory.values.baseAddress.unsafelyUnwrapped)
      let holdsFrontOnly = source.flip()
      let grid = PickGrid(order, address, holdsFrontOnly: holdsFrontOnly)
      for _ in 0..<50 {
        let box = boxes.isEmpty ? nil : boxes[source.below(count)]
        var (x, y) = (side(&source), side(&source))
        if let box, source.flip() {
          x = source.pick([box.left, box.right, box.left.nextUp, box.right.nextDown])
        }
        if let box, source.flip() { y = source.pick([box.top, box.bottom, box.top.nextDown]) }
        if !x.isFinite || !y.isFinite { continue }
        var found: [Int] = []
        _ = grid.view.firstCandidate(x, y) { label in
          found.append(label)
          return false
        }
        let holding = boxes.indices.filter {
          boxes[$0].left <= x && x <= boxes[$0].right && boxes[$0].top <= y && y <= boxes[$0].bottom
        }
        // Behind a box that holds the point strictly inside, none need be there.
        let isInside = { (box: PickGrid.Box) in box.left < x && x < box.right && box.top < y && y < box.bottom
        }
        let first = boxes.firstIndex(where: isInside) ?? count
        let needed = holdsFrontOnly ? holding.filter { $0 <= first } : holding
        let isGood = found == found.sorted() && Set(found).isSuperset(of: needed)
        rows.check(isGood, "\(boxes) at \(x), \(y)")
      }
      withExtendedLifetime(memory) {}
    }
    #expect(rows.allHold, "\(rows)")
  }

  /// Short decimals are the decimals of their text; the others are left to the general way.
  @Test func shortDecimals() {
    let units = DecimalUnits()
    var rows = FailingRows()
    let texts = [
      "0", "-0", "+1", "1.", ".5", "007", "-12.50", "1e3", "1E-3", "2.5e+007",
      "0.000000000000000000000000123",
      "9999999999999999999", "12345678901234567.89", "9007199254740993", "9007199254740993e-5", "1e250",
      "1e-250",
      "1234567890123456789e250", "4.9406564584124654e-249",
    ]
    for text in texts {
      let decimal = Array(text.utf8).withUnsafeBufferPointer { ShortDecimal($0) }
      let exact = Rational(decimal: text)
      rows.check(
        decimal.map { $0.exact == exact.or(1) && $0.rounded(units) == exact.or(1).rounded } ?? false,
        text)
    }
    for text in [
      "", "-", ".", "e1", "1e", "1e+", "1x", "1 ", "1.2.3", "12345678901234567890", "1e251", "nan",
    ] {
      rows.check(Array(text.utf8).withUnsafeBufferPointer { ShortDecimal($0) } == nil, text)
    }
    for value in [0, 0.1, -2.5, 1e21, Double.leastNonzeroMagnitude, 1.797_693_134_862_315_7e308] {
      rows.check(ShortDecimal(shortestOf: value).rounded(units) == value, "\(value)")
    }
    #expect(rows.allHold, "\(rows)")
  }
}
