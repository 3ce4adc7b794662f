/// A whole number of any size: 128 bits in place, more on the heap when they are needed.
///
/// A value that fits in an `Int128` is always held in place, so equal numbers have equal representations.
package struct Integer: Hashable, Sendable {
  @usableFromInline enum Storage: Hashable, Sendable {
    case small(Int128)
    case large(isNegative: Bool, magnitude: Natural)
  }
  @usableFromInline let storage: Storage

  @inline(__always) package init(_ value: Int128) { storage = .small(value) }

  @inline(__always) package init(_ value: Int) { storage = .small(Int128(value)) }

  /// The number with this sign and magnitude; 0 has no sign.
  package init(isNegative: Bool, magnitude: Natural) {
    if let value = magnitude.asUInt128 {
      if let positive = Int128(exactly: value) {
        storage = .small(isNegative ? -positive : positive)  // -(2^127 - 1) exists
        return
      }
      if isNegative && value == 1 << 127 {
        storage = .small(.min)
        return
      }
    }
    storage = .large(isNegative: isNegative, magnitude: magnitude)
  }

  package static let zero = Integer(0)
  package static let one = Integer(1)

  /// The value, if it fits in 128 bits with its sign.
  @inline(__always) package var asInt128: Int128? {
    if case .small(let value) = storage { value } else { nil }
  }

  /// The value, if it fits in 64 bits with its sign.
  @inline(__always) package var asInt: Int? {
    if case .small(let value) = storage { Int(exactly: value) } else { nil }
  }

  /// The value without its sign.
  package var magnitude: Natural {
    switch storage {
    case .small(let value): Natural(value.magnitude)
    case .large(_, let magnitude): magnitude
    }
  }

  @inline(__always) package var isZero: Bool {
    if case .small(0) = storage { true } else { false }
  }

  @inline(__always) package var isNegative: Bool {
    switch storage {
    case .small(let value): value < 0
    case .large(let isNegative, _): isNegative
    }
  }

  /// -1, 0 or 1.
  @inline(__always) package var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// The number of bits of the magnitude.
  @inline(__always) package var bitWidth: Int {
    switch storage {
    case .small(let value): 128 &- value.magnitude.leadingZeroBitCount
    case .large(_, let magnitude): magnitude.bitWidth
    }
  }

  @inline(__always) package var isOdd: Bool {
    switch storage {
    case .small(let value): value & 1 == 1
    case .large(_, let magnitude): magnitude.bit(0)
    }
  }
}

extension Integer: Comparable {
  @inline(__always) package static func < (a: Integer, b: Integer) -> Bool {
    if let x = a.asInt128, let y = b.asInt128 { return x < y }
    return (a - b).isNegative
  }
}

extension Integer {
  @inline(__always) package static prefix func - (a: Integer) -> Integer {
    if let value = a.asInt128, value != .min { return Integer(-value) }
    return Integer(isNegative: !a.isNegative, magnitude: a.magnitude)
  }

  @inline(__always) package static func + (a: Integer, b: Integer) -> Integer {
    if let x = a.asInt128, let y = b.asInt128 {
      let (sum, overflow) = x.addingReportingOverflow(y)
      if !overflow { return Integer(sum) }
    }
    return largeSum(a, b)
  }

  @inline(__always) package static func - (a: Integer, b: Integer) -> Integer {
    if let x = a.asInt128, let y = b.asInt128 {
      let (difference, overflow) = x.subtractingReportingOverflow(y)
      if !overflow { return Integer(difference) }
    }
    return largeSum(a, -b)
  }

  @inline(__always) package static func * (a: Integer, b: Integer) -> Integer {
    if let x = a.asInt128, let y = b.asInt128 {
      if let short = Int64(exactly: x), let other = Int64(exactly: y) {
        return Integer(Int128(short) &* Int128(other))  // |product| <= 2^126
      }
      let (product, overflow) = x.multipliedReportingOverflow(by: y)
      if !overflow { return Integer(product) }
    }
    return largeProduct(a, b)
  }

  @inline(never) private static func largeSum(_ a: Integer, _ b: Integer) -> Integer {
    if a.isNegative == b.isNegative {
      return Integer(isNegative: a.isNegative, magnitude: a.magnitude + b.magnitude)
    }
    if let difference = a.magnitude.subtracting(b.magnitude) {
      return Integer(isNegative: a.isNegative, magnitude: difference)
    }
    return Integer(
      isNegative: b.isNegative, magnitude: b.magnitude.subtracting(a.magnitude) ?? .zero)
  }

  @inline(never) private static func largeProduct(_ a: Integer, _ b: Integer) -> Integer {
    Integer(isNegative: a.isNegative != b.isNegative, magnitude: a.magnitude * b.magnitude)
  }

  /// The number times 2^`count`, count >= 0.
  package static func << (a: Integer, count: Int) -> Integer {
    if let value = a.asInt128, a.bitWidth + count < 127 { return Integer(value << Int128(count)) }
    return Integer(isNegative: a.isNegative, magnitude: a.magnitude << count)
  }

  /// The number over 2^`count`, rounded towards zero; count >= 0.
  package func shiftedRight(_ count: Int) -> Integer {
    Integer(isNegative: isNegative, magnitude: magnitude >> count)
  }

  package var absolute: Integer { isNegative ? -self : self }

  /// The largest whole number not above a/b, and the remainder a - quotient·b, which has b's sign;
  /// `nil` where b is 0.
  @inline(__always)
  package static func floorDivide(_ a: Integer, by b: Integer) -> (quotient: Integer, remainder: Integer)? {
    if let x = a.asInt, let y = b.asInt, y > 0 {  // y > 0: no overflow
      let remainder = x % y
      let quotient = x / y
      return remainder < 0
        ? (Integer(quotient &- 1), Integer(remainder &+ y))  // quotient > Int.min, since y >= 2 here
        : (Integer(quotient), Integer(remainder))
    }
    return largeFloorDivide(a, by: b)
  }

  @inline(never)
  private static func largeFloorDivide(
    _ a: Integer, by b: Integer
  ) -> (quotient: Integer, remainder: Integer)? {
    if let x = a.asInt128, let y = b.asInt128, y > 0 {
      let (quotient, remainder) = x.quotientAndRemainder(dividingBy: y)
      return remainder < 0
        ? (Integer(quotient - 1), Integer(remainder + y)) : (Integer(quotient), Integer(remainder))
    }
    guard let (quotient, remainder) = a.magnitude.dividedWithRemainder(by: b.magnitude) else { return nil }
    let signedQuotient = Integer(isNegative: a.isNegative != b.isNegative, magnitude: quotient)
    let signedRemainder = Integer(isNegative: a.isNegative, magnitude: remainder)
    if signedRemainder.isZero || a.isNegative == b.isNegative { return (signedQuotient, signedRemainder) }
    return (signedQuotient - .one, signedRemainder + b)
  }

  /// The greatest common divisor, >= 0; gcd(a, 0) = |a|.
  package static func greatestCommonDivisor(_ a: Integer, _ b: Integer) -> Integer {
    if let x = a.asInt128, let y = b.asInt128 {
      let divisor = UInt128.greatestCommonDivisor(x.magnitude, y.magnitude)
      if let small = Int128(exactly: divisor) { return Integer(small) }
      return Integer(isNegative: false, magnitude: Natural(divisor))
    }
    return Integer(
      isNegative: false, magnitude: Natural.greatestCommonDivisor(a.magnitude, b.magnitude))
  }

  /// The least common multiple of two numbers > 0. Where one divides the other that takes a division only.
  package static func leastCommonMultiple(_ a: Integer, _ b: Integer) -> Integer {
    if let (_, remainder) = floorDivide(a, by: b), remainder.isZero { return a }
    guard let (quotient, _) = floorDivide(b, by: greatestCommonDivisor(a, b)) else { return a }
    return a * quotient
  }
}
