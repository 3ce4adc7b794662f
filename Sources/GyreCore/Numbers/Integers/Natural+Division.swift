extension Natural {
  /// The whole quotient and the remainder; `nil` where `divisor` is 0.
  ///
  /// Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D, in words of 64 bits.
  package func dividedWithRemainder(by divisor: Natural) -> (quotient: Natural, remainder: Natural)? {
    guard let top = divisor.words.last else { return nil }
    if self < divisor { return (.zero, self) }
    if divisor.words.count == 1 {
      let (quotient, remainder) = divided(byWord: top)
      return (quotient, Natural(remainder))
    }
    // Shifted so that the divisor's top bit is set, a digit guessed from two words is at most 2 too large.
    let shift = top.leadingZeroBitCount
    let normalDivisor = (divisor << shift).words
    var dividend = (self << shift).words
    dividend.append(contentsOf: repeatElement(0, count: words.count + 1 - dividend.count))
    let count = normalDivisor.count
    var quotient = [UInt64](repeating: 0, count: dividend.count - count)
    for position in quotient.indices.reversed() {
      quotient[position] = Natural.divideStep(&dividend, at: position, by: normalDivisor)
    }
    return (Natural(words: quotient), Natural(words: Array(dividend[..<count])) >> shift)
  }

  /// One digit of the quotient; what is left of the dividend replaces it.
  private static func divideStep(
    _ dividend: inout [UInt64], at position: Int, by divisor: [UInt64]
  ) -> UInt64 {
    let count = divisor.count
    let high = dividend[position + count], middle = dividend[position + count - 1]
    let low = dividend[position + count - 2]
    let top = divisor[count - 1], next = divisor[count - 2]
    // The guess, lowered while guess·(top, next) exceeds (high, middle, low). high <= top always holds,
    // because what is left is smaller than the divisor.
    var guess: UInt64
    var rest: UInt128
    if high >= top {
      guess = .max
      rest = UInt128(middle) + UInt128(top)
    } else {
      let (quotient, remainder) = top.dividingFullWidth((high, middle))
      (guess, rest) = (quotient, UInt128(remainder))
    }
    while rest.high == 0 && fullProduct(guess, next) > UInt128(high: rest.low, low: low) {
      guess &-= 1  // guess·next > 0, so guess >= 1
      rest &+= UInt128(top)  // rest < 2^64 before
    }
    if subtract(divisor, times: guess, from: &dividend, at: position) {
      guess &-= 1  // the guess was one too large, hence >= 1
      addBack(divisor, to: &dividend, at: position)
    }
    return guess
  }

  /// Subtracts divisor·factor in place; true where that was more than there was.
  private static func subtract(
    _ divisor: [UInt64], times factor: UInt64, from dividend: inout [UInt64], at position: Int
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow: UInt64 = 0
    for index in divisor.indices {
      let product = fullProduct(factor, divisor[index]) &+ UInt128(carry)  // < 2^128, as in *
      carry = product.high
      let (partial, overflow) = dividend[position + index].subtractingReportingOverflow(product.low)
      let (total, borrowOverflow) = partial.subtractingReportingOverflow(borrow)
      dividend[position + index] = total
      borrow = overflow || borrowOverflow ? 1 : 0
    }
    let last = position + divisor.count
    let (partial, overflow) = dividend[last].subtractingReportingOverflow(carry)
    let (total, borrowOverflow) = partial.subtractingReportingOverflow(borrow)
    dividend[last] = total
    return overflow || borrowOverflow
  }

  private static func addBack(_ divisor: [UInt64], to dividend: inout [UInt64], at position: Int) {
    var carry: UInt64 = 0
    for index in divisor.indices {
      let (partial, overflow) = dividend[position + index].addingReportingOverflow(divisor[index])
      let (total, carryOverflow) = partial.addingReportingOverflow(carry)
      dividend[position + index] = total
      carry = overflow || carryOverflow ? 1 : 0
    }
    dividend[position + divisor.count] &+= carry  // wraps to 0: it undoes the borrow
  }

  /// The whole quotient and the remainder by a single word other than 0.
  private func divided(byWord divisor: UInt64) -> (quotient: Natural, remainder: UInt64) {
    var quotient = words
    var remainder: UInt64 = 0
    for index in quotient.indices.reversed() {
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, quotient[index]))
    }
    return (Natural(words: quotient), remainder)
  }

  /// The greatest common divisor (Euclid); gcd(a, 0) = a.
  package static func greatestCommonDivisor(_ a: Natural, _ b: Natural) -> Natural {
    var (larger, smaller) = (a, b)
    while let (_, remainder) = larger.dividedWithRemainder(by: smaller) {
      if let x = smaller.asUInt128, let y = remainder.asUInt128 {
        return Natural(UInt128.greatestCommonDivisor(x, y))
      }
      (larger, smaller) = (smaller, remainder)
    }
    return larger
  }
}

extension UInt128 {
  /// The greatest common divisor (Euclid); gcd(a, 0) = a.
  package static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (larger, smaller) = (a, b)
    while larger.high != 0 || smaller.high != 0 {
      if smaller == 0 { return larger }
      (larger, smaller) = (smaller, larger % smaller)
    }
    var (x, y) = (larger.low, smaller.low)
    while y != 0 { (x, y) = (y, x % y) }
    return UInt128(x)
  }
}
