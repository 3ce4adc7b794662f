import GyreCore
import TestSupport
import Testing

/// What holds for every wheel, as exact arcs. A failing wheel is printed with the law that it breaks.
@Suite struct WheelLawTests {
  private func failures(_ count: Int, seed: UInt64, _ law: (RandomWheel, Wheel) throws -> String?) -> [String]
  {
    var source = SeededGenerator(seed: seed)
    var failures: [String] = []
    for _ in 0..<count {
      let description = RandomWheel(&source)
      do {
        if let failure = try law(description, description.wheel) {
          failures.append("\(failure): \(description)")
        }
      } catch {
        failures.append("\(error): \(description)")
      }
    }
    return failures
  }

  @Test func widthsAddUpToTheSpan() {
    let found = failures(400, seed: 1) { description, wheel in
      let sum = (0..<wheel.count).reduce(Arc.zero) { $0 + wheel.width(of: $1) + description.gap }
      return sum == description.span ? nil : "the sum is \(sum)"
    }
    #expect(found == [])
  }

  /// A border is one arc in both its sectors, and one binary64 in every unit, but at the cut, where it is the
  /// upper end of one sector and the lower end of the other.
  @Test func bordersAgree() {
    let found = failures(400, seed: 2) { description, wheel in
      let high = description.range == .signed ? Arc.halfTurn : Arc.turn
      let isFull = description.span == .turn
      for index in 0..<(isFull ? wheel.count : wheel.count - 1) {
        let next = (index + 1) % wheel.count
        let (below, above) = description.direction == .clockwise ? (next, index) : (index, next)
        let (max, min) = (wheel.max(of: below), wheel.min(of: above))
        if !(max + description.gap).isTurns(from: min) { return "border \(index): \(max), \(min)" }
        guard description.gap.isZero else { continue }
        if max == high && min == high - .turn { continue }
        if max != min { return "border \(index) is two arcs: \(max), \(min)" }
        for unit in AngleUnit.allCases where max.rounded(in: unit) != min.rounded(in: unit) {
          return "border \(index) is two numbers in \(unit)"
        }
      }
      return nil
    }
    #expect(found == [])
  }

  /// The ranges hold exactly; min, mid and max lie half a width apart; a sector that wraps is the one across
  /// the cut.
  @Test func anglesOfASector() {
    let found = failures(400, seed: 3) { description, wheel in
      let high = description.range == .signed ? Arc.halfTurn : Arc.turn
      let low = high - .turn
      for index in 0..<wheel.count {
        let (min, mid, max, width) = (
          wheel.min(of: index), wheel.mid(of: index), wheel.max(of: index), wheel.width(of: index)
        )
        let half = width * (Rational(1, over: 2) ?? .zero)
        let midIsInside = description.range == .signed ? low < mid && mid <= high : low <= mid && mid < high
        if !(low <= min && min < high && low < max && max <= high && midIsInside) {
          return "range of \(index)"
        }
        if !((mid - half).isTurns(from: min) && (mid + half).isTurns(from: max)) {
          return "middle of \(index)"
        }
        if !(.zero < width && width <= .turn) { return "width of \(index)" }
        let wraps = wheel.wraps(index)
        if wraps != (min >= max) || max - min + (wraps ? .turn : .zero) != width {
          return "wrapping of \(index)"
        }
        let sector = wheel[index]
        let isSame = sector.index == index && sector.min == min && sector.mid == mid && sector.max == max
        if !isSame || sector.width != width || sector.wraps != wraps { return "sector \(index)" }
      }
      return nil
    }
    #expect(found == [])
  }

  /// In a mirror the labels run the other way, and only pointer - first matters.
  @Test func symmetries() {
    let found = failures(300, seed: 4) { description, wheel in
      var mirrored = description
      mirrored.direction = description.direction == .clockwise ? .counterclockwise : .clockwise
      (mirrored.first, mirrored.pointer) = (description.pointer, description.first)
      var shifted = description
      (shifted.first, shifted.pointer) = (.zero, description.pointer - description.first)
      let (mirror, shift) = (try mirrored.wheel, try shifted.wheel)
      if !(wheel.start.isTurns(from: shifted.pointer) && wheel.start == wheel.mid(of: 0)) { return "start" }
      for index in 0..<wheel.count {
        let min = wheel.min(of: index)
        if !(-mirror.max(of: index)).isTurns(from: min) || mirror.width(of: index) != wheel.width(of: index) {
          return "mirror of \(index)"
        }
        if shift.min(of: index) != min || shift.max(of: index) != wheel.max(of: index) {
          return "shift of \(index)"
        }
      }
      return nil
    }
    #expect(found == [])
  }

  /// Only the proportion of weights matters, and equal weights make equal sectors.
  @Test func proportions() {
    var source = SeededGenerator(seed: 5)
    let found = failures(200, seed: 6) { description, wheel in
      var scaled = description
      let factor = RandomWheel.positive(&source)
      scaled.weights = (description.weights ?? Array(repeating: Rational(1), count: wheel.count)).map {
        $0 * factor
      }
      let other = try scaled.wheel
      for index in 0..<wheel.count {
        if wheel.min(of: index) != other.min(of: index) || wheel.mid(of: index) != other.mid(of: index) {
          return "weights times \(factor)"
        }
      }
      return nil
    }
    #expect(found == [])
  }
}
