extension CorrectlyRounded {
  /// √(x² + y²); infinite where that rounds to 2^1024 or more.
  ///
  /// Domain: finite. Decided in whole numbers: there is no error to bound. With a = ma·2^ea the longer side,
  /// the sum of squares is S = ma² + (mb·2^-d)², and the result is the significand c with
  /// (c - 1/2)² <= S <= (c + 1/2)². Since a square of halves is whole in the units of S, S itself may be cut
  /// off if it is noted that something was.
  public static func hypotenuse(_ x: Double, _ y: Double) throws(FunctionDomainError) -> Double {
    let (first, second) = (try x.finite().magnitude, try y.finite().magnitude)
    let (a, b) = first < second ? (second, first) : (first, second)
    if b < Double.leastNormalMagnitude { return shortHypotenuse(a, b) }
    let distance = Int(truncatingIfNeeded: a.bitPattern &>> 52 &- b.bitPattern &>> 52)
    // b < 2^-53·a: less than a quarter of the last place of a is added.
    if distance > 54 { return a }
    // S·2^20 < 2^127: squares below 2^106, their sum below 2^107.
    let (ma, mb) = (a.significandBits, b.significandBits)
    let short = fullProduct(mb, mb) &<< 20
    let shift = UInt128(truncatingIfNeeded: 2 &* distance)  // 0 ... 108
    let sum = fullProduct(ma, ma) &<< 20 &+ short &>> shift
    let isCut = short & (1 &<< shift &- 1) != 0
    // √S·2^10 in [2^62, 2^63.5), as a binary64 over 2^32. Its last place is 2^10 or, from 2^63 up, 2^11, and it
    // is wrong by hardly more than one of them.
    let guess = Double(Int64(truncatingIfNeeded: sum.high)).squareRoot()
    let isLong = guess >= 0x1p31
    var significand = guess.bitPattern & 0x000f_ffff_ffff_ffff | 1 &<< 52
    let halfPlace: UInt64 = isLong ? 10 : 9
    let upper = (significand &<< 1 &+ 1) &<< halfPlace  // the midpoint above, below 2^64
    let lower = (significand &<< 1 &- 1) &<< halfPlace
    let (upperSquare, lowerSquare) = (fullProduct(upper, upper), fullProduct(lower, lower))
    let isOdd = significand & 1 == 1
    if sum > upperSquare || (sum == upperSquare && (isCut || isOdd)) {
      significand &+= 1
    } else if sum < lowerSquare || (sum == lowerSquare && !isCut && isOdd) {
      significand &-= 1  // not below 2^52, since √S >= 2^52
    }
    // A significand of 2^53 carries into the exponent, at the end up to infinity.
    let exponent = a.bitPattern &>> 52 &+ (isLong ? 1 : 0)
    if exponent > 2046 { return .infinity }
    return Double(bitPattern: (exponent &- 1) &<< 52 &+ significand)
  }

  /// The shorter side is subnormal or 0: the same with numbers of any size.
  @inline(never)
  private static func shortHypotenuse(_ a: Double, _ b: Double) -> Double {
    // b < 2^-1022; where a is so much longer that b adds less than a quarter of its last place, a it is.
    if b == 0 || a >= 0x1p-960 { return a }
    // In units of 2^-1074, both are whole.
    let long = Natural(a.significandBits) << (a.unitExponent + 1074)
    let short = Natural(b.significandBits)
    let sum = (long * long + short * short) << 128
    let root = sum.squareRoot  // at least 64 bits
    return Double(rounding: root, exponent: -1074 - 64, hasRest: root * root != sum)
  }
}
