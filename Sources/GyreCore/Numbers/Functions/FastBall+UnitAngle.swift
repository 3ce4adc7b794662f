extension FastBall {
  /// What the angle of a unit vector adds to the errors of its coordinates, in units of 2^-128.
  package static let unitAngleError: UInt64 = 1 << 44

  /// The angle, from 0 to π, of the unit vector (cosine, sine) with a sine that is not below 0.
  ///
  /// It is a thousand times as precise as the arc functions, for angles that are multiplied by large numbers:
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
  /// Error: that of sin h and of the sum is counted by the balls. asin h adds 2^51 of its own units, which are at
  /// most 2^-135: 2^44 units of 2^-128.
  private static func smallUnitAngle(_ sine: FastBall, _ cosine: FastBall) -> FastBall {
    if sine.significand == 0 { return sine }
    // 3 sin t/(2 + cos t) is t - t⁵/180 - t⁷/1512 - …: below π/4 this is wrong by less than 2^-12.
    let guess = 3 * sine.approximation / (2 + cosine.approximation)
    let square = guess * guess
    let index = Int((guess + guess * square * square / 180) * 128 + 0.5)
    if index > 103 { return .unknown }  // not a unit vector
    if index == 0 { return sine.smallArcSine }
    let row = 4 * index
    let (tableSine, tableCosine) = (tableEntry(row), tableEntry(row + 2))
    let anchor = FastBall(Integer(index)).scaled(byPowerOfTwo: -7)
    return anchor + (sine * tableCosine - cosine * tableSine).smallArcSine
  }

  private static func tableEntry(_ index: Int) -> FastBall {
    let entry = UInt128(high: sineTable[index], low: sineTable[index + 1])
    let zeros = entry.leadingZeroBitCount
    return FastBall(
      entry << UInt128(zeros), error: 1 << UInt64(zeros), exponent: -128 - zeros, isNegative: false)
  }

  /// The upper 53 bits or so of a ball below 2^63.
  @inline(__always)
  private var approximation: Double {
    // The ball is below 1 and hardly ever below 2^-50; what is smaller is 0 here.
    exponent < -190 ? 0 : Double(significand.high &>> UInt64(truncatingIfNeeded: -128 &- exponent)) * 0x1p-64
  }

  /// The arc sine of a ball with a magnitude below 2^-7.89, or unknown.
  ///
  /// Error, in units of the result: `arcSineExcess` is wrong by less than 4.6·2^-80, that is 4.6·2^48 units, and
  /// the lower word of r, times less than 2^-17, is left out: together less than 2^50.3. The operand's error is
  /// multiplied by the slope, which is below 1 + 2^-16.
  @inline(__always)
  private var smallArcSine: FastBall {
    if significand == 0 { return self }
    let shift = -128 &- exponent  // magnitude < 2^-shift
    if shift < 7 || (shift == 7 && significand.high &>> 56 > 137) { return .unknown }  // 138·2^-15 < 2^-7.89
    let top = significand.high
    // W = r²·2^14 < 1/3, in units of 2^-64.
    let square = shift >= 39 ? 0 : highProduct(top, top) &>> UInt64(truncatingIfNeeded: 2 &* shift &- 14)
    let gain = fullProduct(top, FastBall.arcSineExcess(square)) &>> 16  // times 2^-80·2^64
    let (sum, carries) = significand.addingReportingOverflow(gain)
    let error = self.error &+ self.error &>> 16 &+ 1 &<< 51  // < 2^62
    if !carries { return .checked(sum, error: error, exponent: exponent, isNegative: isNegative) }
    return .checked(
      sum &>> 1 | 1 &<< 127, error: error &>> 1 &+ 2, exponent: exponent &+ 1, isNegative: isNegative)
  }

  /// (asin r/r - 1)·2^80 for W = `square`·2^-64 = r²·2^14 < 1/3: r²/6 + 3r⁴/40 + 15r⁶/336 + 105r⁸/3456 + …, which
  /// is W·(4/6 + W·(2^-14·12/40 + W·(2^-28·60/336 + W·2^-42·420/3456)))·2^64.
  ///
  /// Error, with a square at most 3.1 too small: that, times 2/3·1.1, 2.3; one unit for the first product and its
  /// constant, less than one for all that follow, and for the next term, 945/42240·r¹⁰ < 2^-84.4, 0.1: less than
  /// 4.6.
  @inline(__always)
  private static func arcSineExcess(_ square: UInt64) -> UInt64 {
    highProduct(
      square,
      0xaaaa_aaaa_aaaa_aaaa
        &+ highProduct(
          square,
          0x1_3333_3333_3333 &+ highProduct(square, 0x2_db6d_b6db &+ highProduct(square, 0x7_c71c))))
  }
}
