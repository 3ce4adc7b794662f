import GyreCore
import TestSupport

/// A push with walls of a random kind: easy numbers mostly, so that contacts fall on times that can be written.
struct RandomPush: CustomStringConvertible {
  let mode: Push.Mode
  let strength: Push.Strength
  let center: (x: Rational, y: Rational)
  let size: (width: Rational, height: Rational)
  let density: Rational
  let room: Room?
  let push: Push

  init(_ source: inout SeededGenerator) throws {
    mode = source.flip() ? .continuous : .instantaneous
    let strengths: [Push.Strength] = [
      .divisor(200), .divisor(source.decimal(1...5000)), .magnitude(source.decimal(-500...500)),
      .magnitude(1),
    ]
    strength = source.pick(strengths)
    center = (source.decimal(-4000...4000), source.decimal(-4000...4000))
    size = (source.decimal(1...900), source.decimal(1...900))
    density = source.pick([1, 1, source.decimal(1...50)])
    let elasticities: [Rational] = [
      0, 1, 1, Rational(1, overPositive: 2), Rational(4, overPositive: 5), source.decimal(0...10),
      Rational(999_999, overPositive: 1_000_000),
    ]
    let gaps = (0..<4).map { _ in source.pick([0, 120, source.decimal(0...3000)]) }
    let half = Rational(1, overPositive: 2)
    room =
      source.below(8) == 0
      ? nil
      : try Room(
        x: center.x - size.width * half - gaps[0], y: center.y - size.height * half - gaps[1],
        width: gaps[0] + size.width + gaps[2], height: gaps[1] + size.height + gaps[3],
        elasticity: source.pick(elasticities))
    push = try Push(
      Push.View(center: center, size: size, density: density), mode: mode, strength: strength, in: room)
  }

  var description: String {
    let room = room.map { "\($0.left.rounded) \($0.right.rounded) e \($0.elasticity.rounded)" } ?? "no room"
    return "\(mode) \(strength) from \(center.x.rounded),\(center.y.rounded) in \(room)"
  }
}

extension SeededGenerator {
  /// So many tenths.
  mutating func decimal(_ tenths: ClosedRange<Int>) -> Rational {
    Rational(tenths.lowerBound + below(tenths.count), overPositive: 10)
  }

  /// The text of a plain decimal below `limit`, with up to `decimals` decimals.
  mutating func plainText(below limit: Int, decimals: Int) -> String {
    let fraction = (0..<below(decimals + 1)).map { _ in String(below(10)) }.joined()
    return (flip() ? "-" : "") + "\(below(limit))" + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension PlainDecimal {
  init?(text: String) {
    let bytes = Array(text.utf8)
    guard let value = bytes.withUnsafeBufferPointer({ PlainDecimal($0) }) else { return nil }
    self = value
  }
}
