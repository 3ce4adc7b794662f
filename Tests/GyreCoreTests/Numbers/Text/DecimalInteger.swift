/// A whole number of any size in base 10^9, as plain as can be: what the tests compare the fast code with.
struct DecimalInteger: Equatable, Comparable {
  /// The lowest limb first; the last is not 0.
  private var limbs: [UInt32] = []

  init(_ value: UInt128) {
    var rest = value
    while rest != 0 {
      limbs.append(UInt32(rest % 1_000_000_000))
      rest /= 1_000_000_000
    }
  }

  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(carry % 1_000_000_000)
      carry /= 1_000_000_000
    }
    while carry != 0 {
      limbs.append(UInt32(carry % 1_000_000_000))
      carry /= 1_000_000_000
    }
  }

  /// self · base^exponent, exponent >= 0, base^8 below 2^32.
  func times(_ base: UInt32, toThe exponent: Int) -> DecimalInteger {
    var product = self
    let step = (0..<8).reduce(1) { power, _ in power * base }
    for _ in 0..<(exponent / 8) { product.multiply(by: step) }
    for _ in 0..<(exponent % 8) { product.multiply(by: base) }
    return product
  }

  static func < (left: DecimalInteger, right: DecimalInteger) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    return left.limbs.reversed().lexicographicallyPrecedes(right.limbs.reversed())
  }

  /// The decimal digits, without leading zeros; none for 0.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    return digits.reversed()
  }
}

extension DecimalInteger {
  /// A binary64 with `decimals` decimals by way of all its digits: c·2^-n is c·5^n with the point n places
  /// up.
  static func fixedText(_ value: Double, decimals: Int) -> String {
    let exponent = max(Int(value.exponentBitPattern), 1) - 1075
    let implicitBit: UInt64 = value.exponentBitPattern == 0 ? 0 : 1 << 52
    let significand = DecimalInteger(UInt128(value.significandBitPattern | implicitBit))
    let places = max(0, -exponent)
    let all = exponent < 0 ? significand.times(5, toThe: places) : significand.times(2, toThe: exponent)
    var digits = all.digits
    // At least one digit before the point, and `decimals` after it.
    digits.insert(contentsOf: repeatElement(0, count: max(0, places + 1 - digits.count)), at: 0)
    digits.append(contentsOf: repeatElement(0, count: max(0, decimals - places)))
    let kept = digits.count - max(places, decimals) + decimals
    let dropped = digits[kept...]
    digits.removeLast(dropped.count)
    let isHalf = dropped.first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
    if let first = dropped.first, first >= 5, !isHalf || digits[kept - 1] % 2 == 1 {
      var index = kept - 1
      while index >= 0 && digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
    }
    let isNegative = value.sign == .minus && digits.contains { $0 != 0 }
    var text = digits.map { UInt8(ascii: "0") + $0 }
    if decimals > 0 { text.insert(UInt8(ascii: "."), at: text.count - decimals) }
    return (isNegative ? "-" : "") + String(decoding: text, as: UTF8.self)
  }
}
