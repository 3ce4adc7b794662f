/// digits·10^exponent: the decimal with the fewest digits that reads back to a given binary64.
///
/// Method: Schubfach (Raffaello Giulietti 2020, "The Schubfach way to render doubles"). Let the number be
/// c·2^q; the reals that read back to it reach half way to its two neighbours, both ends included if c is
/// even. For k = floor(log10(width)) that interval holds at least one multiple of 10^k and at most one of
/// 10^(k+1); so only the multiples just below and just above the number need to be looked at, first of
/// 10^(k+1), then of 10^k.
struct ShortestDecimal {
  /// Below 10^17, perhaps with trailing zeros; not 0.
  var digits: UInt64
  /// From -324 to 308.
  var exponent: Int

  /// The shortest decimal of the positive binary64 with these bits; of several the closest, of two equally
  /// close the even one.
  ///
  /// Exact for every bit pattern from 1 to that of the greatest finite number. Larger ones (infinity, nan)
  /// are taken as c·2^972, as if the exponents went on; 0 must not be asked for (the result has no meaning).
  @inline(__always)
  init(positiveBits bits: UInt64) {
    let fraction = bits & 0xf_ffff_ffff_ffff
    let biasedExponent = Int(truncatingIfNeeded: bits &>> 52) & 0x7ff
    let isNormal = biasedExponent != 0
    // No overflow: the exponent is from -1074 to 972.
    let significand = isNormal ? fraction | 1 &<< 52 : fraction
    let exponent = (isNormal ? biasedExponent : 1) &- 1075

    // A whole number below 2^53 is its own shortest decimal: a shorter one would be another whole number,
    // which is at least 1 away, and the interval reaches no farther than 1/2.
    if exponent <= 0 && exponent > -53 {
      let shift = UInt64(truncatingIfNeeded: 0 &- exponent)
      let whole = significand &>> shift
      if whole &<< shift == significand {
        self.init(digits: whole, exponent: 0)
        return
      }
    }
    // Below a power of two the neighbour is half as far away, except at the smallest normal number.
    let isUneven = fraction == 0 && biasedExponent > 1
    self = Self.schubfach(significand: significand, exponent: exponent, isUneven: isUneven)
  }

  private init(digits: UInt64, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// The shortest decimal of significand·2^exponent, perhaps with trailing zeros.
  ///
  /// No overflow: all exponents are below 2^11 in magnitude; significand < 2^53, so 4·significand + 2 < 2^55,
  /// shifted by 1 to 4 < 2^59 (powers_of_ten.py --prove checks the shifts); the scaled numbers are below
  /// 4·10^17 < 2^59, since 10^k > width/10.
  @inline(__always)
  private static func schubfach(significand: UInt64, exponent: Int, isUneven: Bool) -> ShortestDecimal {
    let scale =
      isUneven
      ? PowersOfTen.floorLog10(ofThreeQuartersOfPowerOfTwo: exponent)
      : PowersOfTen.floorLog10(ofPowerOfTwo: exponent)
    let shift = UInt64(
      truncatingIfNeeded: exponent &+ PowersOfTen.floorLog2(ofPowerOfTen: 0 &- scale) &+ 1)
    let index = 2 &* (0 &- scale &- PowersOfTen.firstExponent)
    let upper = PowersOfTen.significands[index]
    let lower = PowersOfTen.significands[index &+ 1]

    // The number and the ends of its interval, times 4·10^-scale.
    let middle = 4 &* significand
    let scaled = scaledToOdd(middle &<< shift, upper, lower)
    let below = scaledToOdd((middle &- (isUneven ? 1 : 2)) &<< shift, upper, lower)
    let above = scaledToOdd((middle &+ 2) &<< shift, upper, lower)
    // The ends belong to the interval if the significand is even; else one step inside them is the last that
    // does.
    let isOdd = significand & 1
    let first = below &+ isOdd
    let last = above &- isOdd

    let floor = scaled &>> 2
    // Below 10, which is only at the two smallest subnormals, the coarser multiples are 0, which never fits,
    // and 10, which is right where it fits: 2^-1073 is 1e-323.
    let tens = floor / 10
    let tensBelowFit = first <= 40 &* tens
    let tensAboveFit = 40 &* tens &+ 40 <= last
    // Never both: the interval is narrower than 10^(scale + 1).
    let isInTens = tensBelowFit != tensAboveFit
    let inTens = 10 &* (tens &+ (tensAboveFit ? 1 : 0))
    let lowerFits = first <= 4 &* floor
    let upperFits = 4 &* floor &+ 4 <= last
    // Where both fit, the closer one, and half way between them the even one.
    let half = 4 &* floor &+ 2 &- (floor & 1)
    let roundsUp = lowerFits != upperFits ? upperFits : scaled > half
    // Computed and then chosen: which of the two fits is not to be foreseen, so that a jump would often go wrong.
    return ShortestDecimal(
      digits: isInTens ? inTens : floor &+ (roundsUp ? 1 : 0), exponent: scale)
  }

  /// floor(factor·g/2^128), made odd if it is not exact: g = upper·2^64 + lower is a power of ten, rounded
  /// up.
  ///
  /// The result compares with every even integer as the exact product with the exact power does. g is less
  /// than 1 too high and factor < 2^59, so the estimate is less than 2^-69 too high: if the exact product is
  /// an integer, the 64 bits after the point are zero. If it is not, they are zero only where it is less than
  /// 2^-64 above an integer, and over all binary64 that never happens at an even one (powers_of_ten.py
  /// --prove finds 2^-62.5 as the smallest distance above and 2^-60.5 below); at an odd one making it odd
  /// changes nothing.
  @inline(__always)
  private static func scaledToOdd(_ factor: UInt64, _ upper: UInt64, _ lower: UInt64) -> UInt64 {
    // No overflow: upper·factor < 2^123.
    let product = fullProduct(upper, factor) &+ UInt128(highProduct(lower, factor))
    return product.high | (product.low != 0 ? 1 : 0)
  }

  /// Moves the zeros at the end of the digits to the exponent. Digits of 0 are left alone.
  mutating func removeTrailingZeros() {
    while digits != 0 && digits % 10 == 0 {
      digits /= 10
      exponent &+= 1  // no overflow: there are fewer than 20
    }
  }
}
