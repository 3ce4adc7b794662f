extension FastBall {
  /// Error: with s, s' >= 2^127 and a quotient below 2^128 units, |(s ± e)/(s' ± e') - s/s'| is at most
  /// 2^128·(e + e')/2^127/(1 - e'/s') units, where e'/s' < 2^-66 makes less than 1/8 of a unit of difference;
  /// the quotient is truncated. Together less than 2(e + e') + 2.
  @inline(__always)
  package func divided(by divisor: FastBall) -> FastBall {
    if divisor.significand == 0 || isUnknown { return .unknown }
    if isZero { return .zero }
    // A dividend below the divisor: the quotient has 128 bits after the point, the first of them set,
    // because both significands have their top bit set.
    let isHalved = significand >= divisor.significand
    let dividend = isHalved ? significand &>> 1 : significand
    let nextWord = isHalved ? significand.low &<< 63 : 0
    let (high, remainder) = FastBall.digit(dividend, nextWord, divisor.significand)
    let (low, _) = FastBall.digit(remainder, 0, divisor.significand)
    let error = (self.error &+ divisor.error) &<< 1 &+ 2  // < 2^63 + 2
    if error >= 1 &<< 61 { return .unknown }
    return FastBall(
      UInt128(high: high, low: low), error: error,
      exponent: exponent &- divisor.exponent &- (isHalved ? 127 : 128),
      isNegative: isNegative != divisor.isNegative)
  }

  /// ⌊(dividend·2^64 + nextWord)/divisor⌋ and the remainder, for a dividend below the divisor, whose top bit
  /// is set: one step of Knuth's algorithm D (see `Natural.dividedWithRemainder`).
  @inline(__always)
  static func digit(
    _ dividend: UInt128, _ nextWord: UInt64, _ divisor: UInt128
  ) -> (UInt64, UInt128) {
    var guess: UInt64
    var rest: UInt128
    if dividend.high >= divisor.high {
      guess = .max
      rest = UInt128(dividend.low) &+ UInt128(divisor.high)  // < 2^65
    } else {
      let (quotient, remainder) = divisor.high.dividingFullWidth((dividend.high, dividend.low))
      (guess, rest) = (quotient, UInt128(remainder))
    }
    while rest.high == 0 && fullProduct(guess, divisor.low) > UInt128(high: rest.low, low: nextWord) {
      guess &-= 1  // guess·low > 0, so guess >= 1
      rest &+= UInt128(divisor.high)
    }
    // guess is now the digit itself, so the true remainder fits in 128 bits: arithmetic modulo 2^128 gives it.
    let remainder =
      UInt128(high: dividend.low, low: nextWord) &- fullProduct(guess, divisor.low)
      &- fullProduct(guess, divisor.high) &<< 64
    return (guess, remainder)
  }
}
