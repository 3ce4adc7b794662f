extension FastBall {
  /// What the precise sine and cosine add to the errors that balls count, in units of the result.
  package static let preciseSineError: UInt64 = 1 << 32

  /// Sine and cosine of a ball of radians with a magnitude below 0.8, from the table and series as in
  /// `octantSine`, but with all but the last terms of the series as balls.
  ///
  /// With r = j/128 + h, |h| <= 2^-8: sin h = h·(1 - h²·(1/6 - h²·Q)) and 1 - cos h = h²/2·(1 - h²·(1/12 - h²·R)).
  ///
  /// Error: the balls count all but those of Q and R, 3·2^-70 and 3·2^-72 (see there). Times h⁴ <= 2^-32 that is
  /// less than 2^-100.4 of sin h and of 1 - cos h, 2^28 of their units. Both stand beside sines and cosines of which
  /// they are at most four times as large (the sine at j = 1): less than 2^31.
  var preciseSineAndCosine: (sine: FastBall, cosine: FastBall) {
    if isUnknown { return (.unknown, .unknown) }
    let shift = -128 &- exponent  // magnitude < 2^-shift
    if shift < 0 { return (.unknown, .unknown) }
    let top = shift > 63 ? 0 : significand.high &>> UInt64(truncatingIfNeeded: shift)
    if top > 0xcf00_0000_0000_0000 { return (.unknown, .unknown) }  // 103.5/128
    let index = Int(truncatingIfNeeded: (top &+ 1 &<< 56) &>> 57)  // 0 ... 103
    let anchor = FastBall(UInt128(index), isNegative: false).scaled(byPowerOfTwo: -7)
    let offset = magnitude - anchor
    let square = offset * offset
    // W = h²·2^16 <= 1 in units of 2^-64; 2^64 itself is cut to 2^64 - 1.
    let gap = -144 &- square.exponent
    let small =
      square.significand == 0 || gap > 127
      ? 0 : gap < 0 ? .max : (square.significand &>> UInt128(truncatingIfNeeded: gap)).high
    let one = FastBall.one
    let sine = offset * (one - square * (.sixth - square * FastBall.sineTail(small))).widenedBySeries
    let half = square.scaled(byPowerOfTwo: -1)
    let loss = half * (one - square * (.twelfth - square * FastBall.cosineTail(small))).widenedBySeries
    let (tableSine, tableCosine) = FastBall.sineTableEntry(index)
    let result = tableSine - tableSine * loss + tableCosine * sine
    return (isNegative ? -result : result, tableCosine - tableCosine * loss - tableSine * sine)
  }

  /// The sine and cosine of index/128, from the table.
  static func sineTableEntry(_ index: Int) -> (sine: FastBall, cosine: FastBall) {
    if index == 0 { return (.zero, .one) }
    func entry(_ place: Int) -> FastBall {
      let value = UInt128(high: sineTable[place], low: sineTable[place + 1])
      let zeros = value.leadingZeroBitCount
      return FastBall(
        value << UInt128(zeros), error: 1 << UInt64(zeros), exponent: -128 - zeros, isNegative: false)
    }
    return (entry(4 * index), entry(4 * index + 2))
  }

  /// The factor of a series, which is near 1, with the error of its last terms.
  private var widenedBySeries: FastBall {
    .checked(significand, error: error &+ 1 &<< 29, exponent: exponent, isNegative: isNegative)
  }

  /// Q = 1/120 - h²/5040 + h⁴/362880 - …, times 2^70 = 2^70/120 - W·(2^54/5040 - W·2^38/362880).
  ///
  /// Error: two units for the first product and its constant, and the next term, 2^22/39916800, 0.1: less than 3.
  private static func sineTail(_ square: UInt64) -> FastBall {
    tail(0x8888_8888_8888_8888 &- highProduct(square, 0x340_3403_4034 &- highProduct(square, 0xb_8ef1)), -70)
  }

  /// R = 1/360 - h²/20160 + h⁴/1814400 - …, times 2^72 = 2^72/360 - W·(2^56/20160 - W·2^40/1814400).
  private static func cosineTail(_ square: UInt64) -> FastBall {
    tail(0xb60b_60b6_0b60_b60b &- highProduct(square, 0x340_3403_4034 &- highProduct(square, 0x9_3f27)), -72)
  }

  private static func tail(_ value: UInt64, _ exponent: Int) -> FastBall {
    FastBall(UInt128(value), isNegative: false).scaled(byPowerOfTwo: exponent)
  }

  /// 1/6
  static var sixth: FastBall {
    FastBall(
      UInt128(high: 0xaaaa_aaaa_aaaa_aaaa, low: 0xaaaa_aaaa_aaaa_aaaa), error: 1, exponent: -130,
      isNegative: false)
  }

  private static var twelfth: FastBall { sixth.scaled(byPowerOfTwo: -1) }
}
