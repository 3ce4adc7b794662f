extension FastBall {
  /// What the arc tangent adds to four times the errors of its operands.
  package static let arcTangentError: UInt64 = 1 << 52

  @inline(__always)
  package static func arcTangent(_ y: FastBall, _ x: FastBall) -> FastBall {
    if y.significand == 0 || x.significand == 0 { return arcTangentOnAxis(y, x) }
    let isSteep = y.exponent > x.exponent || (y.exponent == x.exponent && y.significand > x.significand)
    let (smaller, larger) = isSteep ? (x, y) : (y, x)
    let gap = larger.exponent &- smaller.exponent
    let acute =
      gap > 8
      ? smallArcTangent(smaller.magnitude.divided(by: larger.magnitude))
      : tableArcTangent(smaller, larger, gap)
    // The angle to the nearer axis, and from there to the positive x axis.
    let angle: FastBall
    if isSteep {
      angle = x.isNegative ? .halfPi + acute : .halfPi - acute
    } else {
      angle = x.isNegative ? .pi() - acute : acute
    }
    return FastBall(
      angle.significand, error: angle.error, exponent: angle.exponent, isNegative: y.isNegative)
  }

  /// A coordinate is 0 or unknown.
  @inline(never)
  private static func arcTangentOnAxis(_ y: FastBall, _ x: FastBall) -> FastBall {
    if x.isUnknown || y.isUnknown || (x.isZero && y.isZero) { return .unknown }
    if y.isZero { return x.isNegative ? .pi() : .zero }
    return y.isNegative ? -halfPi : halfPi
  }

  /// The arc tangent of a quotient q below 2^-8 as q·(1 - A), A = q²/3 - q⁴/5 + …, which keeps the relative
  /// error.
  ///
  /// Error, in units of the result: the quotient's, doubled where the result has one bit less (the slope is
  /// below 1); A is wrong by less than 9·2^-81, and the lower word of q is left out of q·A, less than 2^47:
  /// 9·2^47 + 2^47, less than 2^51.
  @inline(__always)
  private static func smallArcTangent(_ quotient: FastBall) -> FastBall {
    if quotient.isUnknown { return .unknown }
    let shift = -128 &- quotient.exponent  // q < 2^-shift, shift >= 8
    let top = quotient.significand.high
    let square = shift >= 40 ? 0 : highProduct(top, top) &>> UInt64(truncatingIfNeeded: 2 &* shift &- 16)
    // A·2^81 for W = square·2^-64 = q²·2^16: W·(2/3 - W·(2^-16·2/5 - W·(2^-32·2/7 - W·2^-48·2/9))). The
    // square is at most 4.1 too small: 2.8 for that, one for each product and constant and the next term.
    let loss = highProduct(
      square,
      0xaaaa_aaaa_aaaa_aaaa
        &- highProduct(
          square, 0x6666_6666_6666 &- highProduct(square, 0x4924_9249 &- highProduct(square, 0x38e3))))
    let result = quotient.significand &- fullProduct(top, loss) &>> 17
    let zeros = result.leadingZeroBitCount  // 0 or 1, since A < 2^-17
    return .checked(
      result &<< UInt128(zeros), error: quotient.error &<< 1 &+ arcTangentError >> 1,
      exponent: quotient.exponent &- zeros, isNegative: false)
  }

  /// The arc tangent of n/d for 0 < n <= d and exponents at most 8 apart, as atan(i/128) + atan u with
  /// u = (n - d·i/128)/(d + n·i/128), where i/128 is so near to n/d that |u| <= 2^-8·(1 + 2^-30).
  ///
  /// Error, in units of the result:
  /// * atan u = u·(1 - A) with A wrong by less than 4·2^-79: less than 2^-77 relative to u. The result is not
  ///   smaller than |u|·(1 - 2^-17): for i = 0 it is atan u, else it is at least atan(1/128) - atan(2^-8).
  ///   So less than 2^51·(1 + 2^-16);
  /// * the upper words of n and d are cut, n - d·i/128 and d + n·i/128 with them by less than 131 units of
  ///   2^-126 beside d >= 1/2: u is wrong by less than 2^-117; and the lower word of u, less than 2^-71, is
  ///   left out of u·A, A < 2^-17: less than 2^-88. Beside a result of at least 2^-9.1, less than 2^49.2;
  /// * the operands' errors: a change of log(n/d) by δ <= (e + e')·2^-127 turns the angle by at most
  ///   δ·t/(1 + t²), t = n/d, which is at most δ·atan t: less than 2(e + e') + 2.
  ///
  /// Together less than 2(e + e') + 2^51.5.
  @inline(__always)
  private static func tableArcTangent(_ smaller: FastBall, _ larger: FastBall, _ gap: Int) -> FastBall {
    // n and d in units of 2^-126 of the larger one's binade: d in [2^125, 2^126).
    let denominator = larger.significand &>> 2
    let numerator = smaller.significand &>> UInt128(truncatingIfNeeded: gap &+ 2)
    // 128·n/d from binary64 guesses, wrong by less than 2^-40; adding 2^52 rounds to a whole number.
    let ratio =
      Double(Int64(truncatingIfNeeded: numerator.high))
      / Double(Int64(truncatingIfNeeded: denominator.high))
    let index = (ratio * 128 + 0x1p52).bitPattern & 0xff  // 0 ... 128
    // n - d·i/128, of either sign; d·i/128 <= d. And d + n·i/128 <= 2d < 2^127.
    let difference = numerator &- (denominator &>> 7) &* UInt128(index)
    let isBelow = Int64(bitPattern: difference.high) < 0
    let distance = isBelow ? 0 &- difference : difference
    let divisor = denominator &+ (numerator &>> 7) &* UInt128(index)
    // |u|·2^135: distance·2^7 < divisor/2·(1 + 2^-30), and both are shifted so that the divisor's top bit is
    // set.
    let zeros = UInt128(divisor.leadingZeroBitCount)  // 1 or 2
    let normalDivisor = divisor &<< zeros
    let (high, remainder) = digit(distance &<< (7 &+ zeros), 0, normalDivisor)
    let (low, _) = digit(remainder, 0, normalDivisor)
    // A·2^79 for W = square·2^-64 = u²·2^14 < 1/4·(1 + 2^-29), the square at most 2.1 too small: 1.4 for that,
    // 1.25 for the first product and constant, 0.3 for the second, 0.1 for what follows: less than 4.
    let square = highProduct(high, high)
    let loss = highProduct(
      square,
      0xaaaa_aaaa_aaaa_aaaa
        &- highProduct(
          square,
          0x1_9999_9999_9999 &- highProduct(square, 0x4_9249_2492 &- highProduct(square, 0xe_38e3))))
    let part = (UInt128(high: high, low: low) &- fullProduct(high, loss) &>> 15) &>> 7
    let row = Int(truncatingIfNeeded: index) &<< 1
    let entry = UInt128(high: arcTangentTable[row], low: arcTangentTable[row &+ 1])
    // The angle, which lies in (0, π/4].
    let result = isBelow ? entry &- part : entry &+ part
    let leading = result.leadingZeroBitCount
    return .checked(
      result &<< UInt128(leading),
      error: (smaller.error &+ larger.error) &<< 1 &+ arcTangentError,  // < 2^63 + 2^52
      exponent: -128 &- leading, isNegative: false)
  }
}
