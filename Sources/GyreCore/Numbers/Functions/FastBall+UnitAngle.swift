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
    let isSteep = sine.order(width) == 1
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
    let index = Int((guess + guess * square * square * (1 / 180)) * 128 + 0.5)
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

  /// The arc sine of a ball with a magnitude below 2^-7.89, or unknown: r·(1 + c) with c = r²·(1/6 + r²·P) < 2^-18.
  ///
  /// Error, in units of the result, whose significand is at least 2^127: P is wrong by less than 3·2^-67 (see there),
  /// which times r⁴ < 2^-31.5 is less than 2^-96.9 of the result, 2^31.1 units. The products drop less than 4 units of
  /// 2^-142 of r², and as many of 2^-144 of c: less than 2^-141, 2^-13 units, and 5 units for the last product and the
  /// sum. The argument's error grows by the derivative 1/√(1 - r²) < 1 + 2^-16.
  private var smallArcSine: FastBall {
    if significand == 0 { return self }
    let shift = -128 &- exponent  // magnitude < 2^-shift
    if shift < 7 || (shift == 7 && significand.high &>> 56 > 137) { return .unknown }  // 138·2^-15 < 2^-7.89
    // r²·2^14 < 1/3, in units of 2^-128.
    let square =
      shift >= 71
      ? 0 : highProduct(significand, significand) &>> UInt128(truncatingIfNeeded: 2 &* shift &- 14)
    let tail = FastBall.arcSineTail(square.high)
    // 1/6 + r²·P in units of 2^-130, which is below 2^127.5; r²·P·2^130 is square·tail·2^-79.
    let factor = FastBall.sixth.significand &+ highProduct(square, UInt128(tail) &<< 64) &>> 15
    let correction = highProduct(square, factor)  // c in units of 2^-144
    let (sum, carries) = significand.addingReportingOverflow(highProduct(significand, correction) &>> 16)
    let error = self.error &+ self.error &>> 16 &+ 1 &<< 32  // self.error < 2^61
    if !carries { return .checked(sum, error: error, exponent: exponent, isNegative: isNegative) }
    return .checked(
      sum &>> 1 | 1 &<< 127, error: error &>> 1 &+ 1, exponent: exponent &+ 1, isNegative: isNegative)
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
