import GyreCore
import TestSupport

extension SeededGenerator {
  /// One of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func flip() -> Bool { next() & 1 == 1 }

  /// A number of exactly `bits` bits: random, a power of two, all ones, or random words next to extreme ones.
  mutating func natural(bits: Int) -> Natural {
    if bits == 0 { return .zero }
    let top = Natural(1 as UInt64) << (bits - 1)
    let count = (bits + 63) / 64
    let words: [UInt64]
    switch below(5) {
    case 0: return top
    case 1: words = Array(repeating: .max, count: count)
    case 2: words = (0..<count).map { _ in pick([0, 1, .max, .max - 1, 1 << 63, next()]) }
    default: words = (0..<count).map { _ in next() }
    }
    let tail = Natural(words: words)
    // The lower bits - 1 bits, below a top bit that is set.
    return top + (tail.subtracting((tail >> (bits - 1)) << (bits - 1)) ?? .zero)
  }

  mutating func integer(bits: Int) -> Integer {
    Integer(isNegative: flip(), magnitude: natural(bits: bits))
  }

  /// A size in bits: around one, two and three words mostly, now and then up to `longest`.
  mutating func size(longest: Int) -> Int {
    below(4) == 0 ? below(longest + 1) : pick([0, 1, 2, 53, 62, 63, 64, 65, 126, 127, 128, 129, 192, 193])
  }
}
