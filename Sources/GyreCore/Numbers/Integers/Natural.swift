/// A whole number >= 0 of any size: 64-bit words, least significant first, the last one never 0.
///
/// Sums and shifts are linear in the number of words.
package struct Natural: Hashable, Sendable {
  /// The words; empty for 0.
  package private(set) var words: [UInt64]

  /// The number whose words, least significant first, are `words`; zeros at the end are dropped.
  package init(words: [UInt64]) {
    self.words = words
    while self.words.last == 0 { self.words.removeLast() }
  }

  package init(_ value: UInt64) { words = value == 0 ? [] : [value] }

  package init(_ value: UInt128) { self.init(words: [value.low, value.high]) }

  package static let zero = Natural(words: [])

  package var isZero: Bool { words.isEmpty }

  /// The number of bits up to the highest 1; 0 for 0.
  package var bitWidth: Int {
    guard let top = words.last else { return 0 }
    return 64 * words.count - top.leadingZeroBitCount
  }

  /// How many zeros stand below the lowest 1; 0 for 0.
  package var trailingZeroBitCount: Int {
    guard let index = words.firstIndex(where: { $0 != 0 }) else { return 0 }
    return 64 * index + words[index].trailingZeroBitCount
  }

  /// The value, if it is below 2^128.
  package var asUInt128: UInt128? {
    switch words.count {
    case 0: 0
    case 1: UInt128(words[0])
    case 2: UInt128(high: words[1], low: words[0])
    default: nil
    }
  }

  /// The bit of weight 2^`position`, for any position >= 0.
  package func bit(_ position: Int) -> Bool {
    let index = position >> 6
    return index < words.count && (words[index] >> UInt64(position & 63)) & 1 == 1
  }

  /// Whether any of the lowest `count` bits is 1.
  package func hasBits(below count: Int) -> Bool { !isZero && trailingZeroBitCount < count }
}

extension Natural: Comparable {
  package static func < (a: Natural, b: Natural) -> Bool {
    if a.words.count != b.words.count { return a.words.count < b.words.count }
    for index in a.words.indices.reversed() where a.words[index] != b.words[index] {
      return a.words[index] < b.words[index]
    }
    return false
  }
}

extension Natural {
  package static func + (a: Natural, b: Natural) -> Natural {
    var (sum, other) = a.words.count >= b.words.count ? (a.words, b.words) : (b.words, a.words)
    sum.reserveCapacity(sum.count + 1)
    other.append(contentsOf: repeatElement(0, count: sum.count - other.count))
    var carry: UInt64 = 0
    for index in sum.indices {
      let (partial, overflow) = sum[index].addingReportingOverflow(other[index])
      let (total, carryOverflow) = partial.addingReportingOverflow(carry)
      sum[index] = total
      carry = overflow || carryOverflow ? 1 : 0
    }
    if carry != 0 { sum.append(carry) }
    return Natural(words: sum)
  }

  /// a - b, or `nil` where b > a.
  package func subtracting(_ b: Natural) -> Natural? {
    if self < b { return nil }
    var difference = words
    var borrow: UInt64 = 0
    for index in difference.indices {
      let other = index < b.words.count ? b.words[index] : 0
      let (partial, overflow) = difference[index].subtractingReportingOverflow(other)
      let (total, borrowOverflow) = partial.subtractingReportingOverflow(borrow)
      difference[index] = total
      borrow = overflow || borrowOverflow ? 1 : 0
    }
    return Natural(words: difference)
  }

  /// The number times 2^`count`, count >= 0.
  package static func << (a: Natural, count: Int) -> Natural {
    if a.isZero || count == 0 { return a }
    let shift = UInt64(count & 63)
    var shifted = [UInt64](repeating: 0, count: count >> 6)
    shifted.reserveCapacity(shifted.count + a.words.count + 1)
    var carry: UInt64 = 0
    for word in a.words {
      shifted.append(word << shift | carry)
      carry = shift == 0 ? 0 : word >> (64 - shift)
    }
    shifted.append(carry)
    return Natural(words: shifted)
  }

  /// The whole part of the number over 2^`count`, count >= 0.
  package static func >> (a: Natural, count: Int) -> Natural {
    let skipped = count >> 6
    if skipped >= a.words.count { return .zero }
    let shift = UInt64(count & 63)
    var shifted = Array(a.words[skipped...])
    if shift != 0 {
      for index in shifted.indices {
        let above = index + 1 < shifted.count ? shifted[index + 1] : 0
        shifted[index] = shifted[index] >> shift | above << (64 - shift)
      }
    }
    return Natural(words: shifted)
  }
}
