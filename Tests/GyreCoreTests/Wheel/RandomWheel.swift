import GyreCore
import TestSupport

/// What a random wheel is made from: easy numbers and long ones, every unit, both directions and ranges.
struct RandomWheel: CustomStringConvertible {
  var count: Int
  /// `nil` for equal sectors.
  var weights: [Rational]?
  var direction: Wheel.Direction
  var first: Arc
  var pointer: Arc
  var span: Arc
  var gap: Arc
  var range: Wheel.Range

  init(_ source: inout SeededGenerator) {
    let generated = 1 + source.below(source.below(8) == 0 ? 100 : 12)
    count = generated
    weights = source.below(2) == 0 ? nil : (0..<generated).map { _ in RandomWheel.positive(&source) }
    direction = source.below(2) == 0 ? .clockwise : .counterclockwise
    range = source.below(2) == 0 ? .signed : .unsigned
    first = RandomWheel.arc(&source)
    pointer = RandomWheel.arc(&source)
    span = .turn
    gap = .zero
    if source.below(2) == 0 { span = RandomWheel.fraction(&source, of: .turn) }
    if source.below(2) == 0, let narrowest = narrowest { gap = RandomWheel.fraction(&source, of: narrowest) }
  }

  var wheel: Wheel {
    get throws {
      guard let weights else {
        return try Wheel(
          count: count, direction: direction, first: first, pointer: pointer, span: span, gap: gap,
          range: range)
      }
      return try Wheel(
        weights: weights, direction: direction, first: first, pointer: pointer, span: span, gap: gap,
        range: range)
    }
  }

  /// The arc of the narrowest sector, without a gap.
  private var narrowest: Arc? {
    guard let weights else { return Rational(1, over: count).map { span * $0 } }
    let sum = weights.reduce(.zero, +)
    return weights.min()?.divided(by: sum).map { span * $0 }
  }

  /// A number > 0 of few or many digits.
  static func positive(_ source: inout SeededGenerator) -> Rational {
    let small = Rational(1 + source.below(20), over: 1 + source.below(12)) ?? .zero
    if source.below(3) > 0 { return small }
    // Decimals, as people type them: sums of fractions with unlike denominators would grow without end.
    let digits = (0..<(1 + source.below(40))).map { _ in String(source.below(10)) }.joined()
    return small + (Rational(decimal: "0." + digits) ?? .zero)
  }

  /// An arc of either sign, at times many turns, at times exactly on a border or the cut.
  private static func arc(_ source: inout SeededGenerator) -> Arc {
    let size = positive(&source)
    let value = source.below(2) == 0 ? size : -size
    switch source.below(6) {
    case 0: return .zero
    case 1: return Arc(multipleOfPi: value)
    case 2: return Arc(value, .radian)
    case 3: return Arc(value, .turn) + Arc(value, .radian)
    case 4: return Arc(value * Rational(1_000_003), .gradian)
    default: return Arc(value, .degree)
    }
  }

  /// A part of the arc, more than nothing and less than all.
  private static func fraction(_ source: inout SeededGenerator, of arc: Arc) -> Arc {
    let part = positive(&source)
    return arc * (part.divided(by: part + positive(&source)) ?? .zero)
  }

  var description: String {
    """
    \(count) \(weights?.map { $0.rounded } ?? []) \(direction) \(range) first \(first) pointer \(pointer) \
    span \(span) gap \(gap)
    """
  }
}

extension Arc {
  /// Whether the arcs are the same but for whole turns.
  func isTurns(from other: Arc) -> Bool {
    let difference = self - other
    return difference.radians.isZero && difference.turns.isWhole
  }
}
