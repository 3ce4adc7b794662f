extension Natural {
  /// The product, by the schoolbook method: as many steps as the product of the numbers of words.
  package static func * (a: Natural, b: Natural) -> Natural {
    if a.isZero || b.isZero { return .zero }
    var product = [UInt64](repeating: 0, count: a.words.count + b.words.count)
    a.words.withUnsafeBufferPointer { left in
      b.words.withUnsafeBufferPointer { right in
        product.withUnsafeMutableBufferPointer { result in
          for i in left.indices {
            var carry: UInt64 = 0
            for j in right.indices {
              // (2^64 - 1)^2 + 2·(2^64 - 1) = 2^128 - 1: it can't overflow.
              let sum = fullProduct(left[i], right[j]) &+ UInt128(result[i &+ j]) &+ UInt128(carry)
              result[i &+ j] = sum.low
              carry = sum.high
            }
            result[i &+ right.count] = carry
          }
        }
      }
    }
    return Natural(words: product)
  }

  /// base^exponent, exponent >= 0.
  package static func power(_ base: UInt64, _ exponent: Int) -> Natural {
    var result = Natural(1 as UInt64)
    var square = Natural(base)
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }
}
