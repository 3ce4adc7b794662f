import GyreCore
import TestSupport

extension SeededGenerator {
  /// A decimal: often a small multiple of one half, so that labels meet; else with many digits.
  mutating func coordinate(_ reach: Int) -> Rational {
    switch below(6) {
    case 0...3: return Rational(below(4 * reach + 1) - 2 * reach, over: 2).or(0)
    case 4: return Rational(decimal: "\(below(2 * reach) - reach).\(below(1000))") ?? 0
    default:
      return Rational(decimal: "\(flip() ? "-" : "")\(below(reach)).\(next() % 100_000_000_000_000_000)") ?? 0
    }
  }

  mutating func size() -> Rational {
    below(12) == 0
      ? 0 : Rational(1 + below(24), over: 2).or(1) + (below(3) == 0 ? Rational(decimal: "0.1") ?? 0 : 0)
  }

  mutating func label(_ reach: Int) -> PlacedLabel {
    var (x, y, z) = (coordinate(reach), coordinate(reach), coordinate(reach))
    switch below(12) {
    case 0: (x, z) = (0, 0)
    case 1: (x, y, z) = (0, 0, 0)
    case 2: z = 0
    case 3: z = Rational(30 + below(20))
    default: break
    }
    return rectangle(x, y, z, width: size(), height: size())
  }

  mutating func oracle(labels count: Int, _ facing: Facing) -> PickOracle {
    PickOracle(
      labels: (0..<count).map { _ in label(12) },
      distance: below(3) == 0 ? nil : Rational(pick([30, 31, 40, 64])),
      centerX: pick([0, 0, 5, Rational(-7, over: 10).or(0)]), centerY: pick([0, 0, 3]), facing: facing,
      hidesBackface: below(3) == 0)
  }
}

extension PickOracle {
  /// A point on an edge or corner of a label, or very near one, or anywhere.
  func point(_ source: inout SeededGenerator) -> (x: Rational, y: Rational) {
    let anywhere = (x: centerX + source.coordinate(20), y: centerY + source.coordinate(20))
    let label = labels[source.below(labels.count)]
    let kind = source.below(4)
    if kind == 0 { return anywhere }
    let half = Rational(1, over: 2).or(0)
    func part(_ size: Rational, _ source: inout SeededGenerator) -> Rational {
      size * source.pick([-half, half, -half, half, 0, Rational(1, over: 3).or(0)])
    }
    let (across, down) = (part(label.width, &source), part(label.height, &source))
    var seen = (x: label.x + across, y: label.y + down, z: label.z)
    if facing == .outward {
      // Exact where the axes have rational lengths, else as near as binary64 comes.
      let axes = axes(label)
      let (u, v) = (across * length(axes.u.square), down * length(axes.v.square))
      seen = (
        label.x + u * axes.u.direction.x + v * axes.v.direction.x,
        label.y + u * axes.u.direction.y + v * axes.v.direction.y,
        label.z + u * axes.u.direction.z + v * axes.v.direction.z
      )
    }
    let scale = distance.flatMap { $0.divided(by: $0 - seen.z) } ?? 1
    var point = (x: centerX + seen.x * scale, y: centerY + seen.y * scale)
    let tiny = Rational(decimal: "\(source.flip() ? "-" : "")1e-\(10 + source.below(40))") ?? 0
    if kind == 2 { point.x = point.x + tiny }
    if kind == 3 { point.y = point.y + tiny }
    return point
  }

  /// The inverse of a root: exact for squares, else rounded.
  private func length(_ square: Rational) -> Rational {
    let root = Rational(square.rounded.squareRoot()).or(1)
    return Rational(1).divided(by: root) ?? 1
  }
}
