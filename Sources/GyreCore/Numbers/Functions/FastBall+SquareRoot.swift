extension FastBall {
  /// What the square root adds to its operand's error.
  package static let squareRootError: UInt64 = 1 << 25

  /// The root of a ball above 0; unknown for a ball that lies below 0.
  ///
  /// The number is F·4^k with 1 <= F < 4. A binary64 root g of F is corrected once with the exact remainder:
  /// √F = g + (F - g²)/2g - d²/2g, where d = √F - g. An exact square with a root of at most 52 bits gives g
  /// itself with no remainder, and so comes out exact.
  ///
  /// Error, in units of the result's significand r = √F·2^127:
  /// * F is rounded to 53 bits before and √ after: |d| < 2^-52·√F, so d²/2g < 2^-105·√F, 2^23 units;
  /// * the correction is below 2^-52·r < 2^76 units, and the rounded 1/g is good to 2^-53: 2^23 units;
  /// * the remainder is cut to multiples of 2^17, which is divided by 4g: 2^15 units, and one for the last
  ///   shift;
  /// * the operand's error e: Δr = r·e/2s, where r/2s is 1/(2√F) for even exponents and 1/√F, F >= 2, for odd
  ///   ones: less than e.
  ///
  /// Together less than e + 2^24.1.
  @inline(__always)
  package var squareRoot: FastBall {
    if significand == 0 { return self }  // zero, or unknown
    if isNegative { return .unknown }
    let isOdd = exponent & 1 == 0  // F = 2s·2^-127 where exponent + 127 is odd, else s·2^-127
    let upper = Double(Int64(truncatingIfNeeded: significand.high &>> 1))  // in [2^62, 2^63]
    let guess = (upper * (isOdd ? 0x1p-61 : 0x1p-62)).squareRoot()  // g, in [1, 2]
    let root = UInt64(guess * 0x1p62)  // exact: 53 bits, <= 2^63
    // F - g² in units of 2^-128. It is below 2^-49, so arithmetic modulo 2^128 gives it exactly.
    let remainder = Int128(
      truncatingIfNeeded: significand &<< (isOdd ? 2 : 1) &- fullProduct(root, root) &<< 4)
    if remainder == 0 && error == 0 {
      return FastBall(
        UInt128(root) &<< 65, error: 0, exponent: (exponent &+ 127) &>> 1 &- 127, isNegative: false)
    }
    // (F - g²)·2^128/4g = ((F - g²)·2^111)·(2^62/g)/2^47; the factors are below 2^62 and at most 2^62.
    let inverse = Int64(0x1p62 / guess)
    let correction =
      (Int128(Int64(truncatingIfNeeded: remainder &>> 17)) &* Int128(inverse)) &>> 47
    // Modulo 2^128: for g = 2 the first term is 2^128, and the correction is below 0, since F < 4. For g = 1
    // it is not below 0, since F >= 1; and F >= 1 + 2^-51 for a larger g. So the top bit is set.
    let significand = UInt128(root) &<< 65 &+ UInt128(truncatingIfNeeded: correction)
    return .checked(
      significand, error: error &+ FastBall.squareRootError,  // < 2^61 + 2^25
      exponent: (exponent &+ 127) &>> 1 &- 127, isNegative: false)
  }
}
