extension FastBall {
  /// What the angle of a unit vector adds to the errors of its coordinates, in units of 2^-128.
  package static let unitAngleError: UInt64 = 1 << 25

  /// The angle, from 0 to π, of the unit vector (cosine, sine) with a sine that is not below 0.
  ///
  /// It is a million million times as precise as the arc functions, for angles that are multiplied by large numbers:
  /// an angle between 0 and π/4 is j/128 + h with |h| < 2^-7.89, and sin h = sine·cos(j/128) - cosine·sin(j/128)
  /// is small, so that the series of its arc sine needs few bits.
  package static func angle(sine: FastBall, cosine: FastBall) -> FastBall {
    if sine.isNegative || sine.isUnknown || cosine.isUnknown { return .unknown }
    let width = cosine.magnitude
    let isSteep = (sine - width).sign == 1
    let (smaller, larger) = isSteep ? (width, sine) : (sine, width)
    let acute = smallUnitAngle(smaller, larger)
    if isSteep { return cosine.isNegative ? .halfPi + acute : .halfPi - acute }
    return cosine.isNegative ? .pi() - acute : acute
  }

  /// The angle whose sine and cosine these are, from 0 to π/4.
  ///
  /// Error: that of sin h and of the sum is counted by the balls. asin h adds 2^32 of its own units, which are at
  /// most 2^-135: 2^25 units of 2^-128.
  private static func smallUnitAngle(_ sine: FastBall, _ cosine: FastBall) -> FastBall {
    if sine.significand == 0 { return sine }
    // 3 sin t/(2 + cos t) is t - t⁵/180 - t⁷/1512 - …: below π/4 this is wrong by less than 2^-12.
    let guess = 3 * sine.approximation / (2 + cosine.approximation)
    let square = guess * guess
    let index = Int((guess + guess * square * square / 180) * 128 + 0.5)
    if index > 103 { return .unknown }  // not a unit vector
    if index == 0 { return sine.smallArcSine }
    let (tableSine, tableCosine) = sineTableEntry(index)
    let anchor = FastBall(Integer(index)).scaled(byPowerOfTwo: -7)
    return anchor + (sine * tableCosine - cosine * tableSine).smallArcSine
  }

  /// The upper 53 bits or so of a ball below 2^63.
  @inline(__always)
  private var approximation: Double {
    // The ball is below 1 and hardly ever below 2^-50; what is smaller is 0 here.
    exponent < -190 ? 0 : Double(significand.high &>> UInt64(truncatingIfNeeded: -128 &- exponent)) * 0x1p-64
  }

  /// The arc sine of a ball with a magnitude below 2^-7.89, or unknown: r·(1 + r²·(1/6 + r²·P)).
  ///
  /// Error: the balls count all but that of P, which is wrong by less than 3·2^-67 (see there). Times r⁴ < 2^-31.5
  /// that is less than 2^-96.9 of the result, 2^31.1 of its units.
  private var smallArcSine: FastBall {
    if significand == 0 { return self }
    let shift = -128 &- exponent  // magnitude < 2^-shift
    if shift < 7 || (shift == 7 && significand.high &>> 56 > 137) { return .unknown }  // 138·2^-15 < 2^-7.89
    // W = r²·2^14 < 1/3, in units of 2^-64.
    let top = highProduct(significand.high, significand.high)
    let small = shift >= 39 ? 0 : top &>> UInt64(truncatingIfNeeded: 2 &* shift &- 14)
    let tail = FastBall(UInt128(FastBall.arcSineTail(small)), isNegative: false).scaled(byPowerOfTwo: -67)
    let square = self * self
    let result = self * (.one + square * (.sixth + square * tail))
    return .checked(
      result.significand, error: result.error &+ 1 &<< 32, exponent: result.exponent, isNegative: isNegative)
  }

  /// P·2^67 = (3/40 + r²·15/336 + r⁴·105/3456 + r⁶·945/42240 + …)·2^67 for W = `square`·2^-64 = r²·2^14 < 1/3.
  ///
  /// Error: two units for the first product and its constant, less than a hundredth for all that follow (a square
  /// at most 3.1 too small among it), and for the next term, 10395/599040·r⁸ < 2^-68.9, a quarter: less than 3.
  @inline(__always)
  private static func arcSineTail(_ square: UInt64) -> UInt64 {
    0x9999_9999_9999_9999
      &+ highProduct(
        square,
        0x1_6db6_db6d_b6db &+ highProduct(square, 0x3_e38e_38e3 &+ highProduct(square, 0xb_745d)))
  }
}
