extension FastBall {
  /// What sine and cosine add to twice their argument's error.
  package static let sineError: UInt64 = 1 << 52

  /// Sine, or cosine, of a ball of radians with a magnitude below 0.8.
  ///
  /// From 2^-8 up, the argument is j/128 + h with |h| <= 2^-8, and from the table
  ///
  ///     sin(j/128 + h) = S - S·(1 - cos h) + C·sin h,    cos(j/128 + h) = C - C·(1 - cos h) - S·sin h.
  ///
  /// Error, in units of the result, beyond twice the argument's own:
  /// * A = 1 - sin h/h is wrong by less than 8·2^-82 and B = 1 - cos h by less than 10·2^-81 (see there);
  /// * sin h by |h|·8·2^-82 <= 2^-87, and 2^-90 for the lower word left out of h·A;
  /// * sine R >= sin(1/256), and S/R < 2 (at j = 1): (2·10·2^-81 + (2^-87 + 2^-90)/R) relative to R is less than
  ///   25·2^-81, of a significand below 2^128 less than 25·2^47;
  /// * cosine R >= cos 0.81 > 0.68, and C/R < 1.01: less than 11·2^47;
  /// * truncations at 2^-128, at most twelve units, 2^-124.4/R: less than 2^12.
  ///
  /// Together less than 2^51.7. The argument's error: |Δ| of the result is at most |Δ| of the argument (mean
  /// value theorem), whose unit is at most twice the result's, since sin r >= 0.89 r for r <= 0.81, and since
  /// cos r >= 1/2 has a unit of 2^-128 or 2^-127 and r < 1 one of at most 2^-128.
  @inline(__always)
  func octantSine(isCosine: Bool) -> FastBall {
    let shift = -128 &- exponent  // the argument is in [2^(-1 - shift), 2^-shift)
    if shift > 7 || significand == 0 { return smallSine(isCosine: isCosine) }
    guard shift >= 0, let terms = OctantTerms(significand &>> UInt128(truncatingIfNeeded: shift)) else {
      return .unknown
    }
    return octantSine(terms, isCosine ? 1 : 0)
  }

  /// `octantSine` for both, each with the cosine where the other is the sine.
  ///
  /// - Parameter swapped: 1 for the cosine first, 0 for the sine first.
  @inline(__always)
  func octantSines(swapped: Int) -> (FastBall, FastBall) {
    let shift = -128 &- exponent
    if shift > 7 || significand == 0 {
      return (smallSine(isCosine: swapped == 1), smallSine(isCosine: swapped == 0))
    }
    guard shift >= 0, let terms = OctantTerms(significand &>> UInt128(truncatingIfNeeded: shift)) else {
      return (.unknown, .unknown)
    }
    return (octantSine(terms, swapped), octantSine(terms, 1 &- swapped))
  }

  /// - Parameter cosine: 1 for the cosine, 0 for the sine.
  @inline(__always)
  private func octantSine(_ terms: OctantTerms, _ cosine: Int) -> FastBall {
    let result = terms.result(cosine)
    let zeros = result.leadingZeroBitCount
    return .checked(
      result &<< UInt128(zeros), error: error &<< 1 &+ FastBall.sineError,
      exponent: -128 &- zeros, isNegative: isNegative && cosine == 0)
  }

  /// The same below 2^-8, where sin r = r·(1 - A) keeps the relative error.
  ///
  /// Error, in units of the result: A is wrong by less than 9·2^-82 and the lower word of r is left out of
  /// r·A, less than 2^46: together less than 2^50 for the sine. B is wrong by less than 11·2^-81: less than
  /// 2^50.5 for the cosine.
  @inline(__always)
  private func smallSine(isCosine: Bool) -> FastBall {
    if significand == 0 { return isUnknown ? .unknown : isCosine ? .one : .zero }
    // r² times 2^(2·(shift - 8)) has 16 bits fewer than its word, and one unit more is dropped.
    let shift = -128 &- exponent
    let top = significand.high
    let square = shift >= 40 ? 0 : highProduct(top, top) &>> UInt64(truncatingIfNeeded: 2 &* shift &- 16)
    if isCosine {
      let loss = UInt128(FastBall.cosineLoss(square)) &<< 47
      let error = self.error &+ FastBall.sineError  // in units of 2^-128, which are not smaller than r's
      if loss == 0 { return .checked(1 &<< 127, error: error, exponent: -127, isNegative: false) }
      return .checked(0 &- loss, error: error, exponent: -128, isNegative: false)
    }
    let result = significand &- fullProduct(top, FastBall.sineLoss(square)) &>> 18
    let zeros = result.leadingZeroBitCount  // 0 or 1, since A < 2^-18
    return .checked(
      result &<< UInt128(zeros), error: error &<< 1 &+ FastBall.sineError, exponent: exponent &- zeros,
      isNegative: isNegative)
  }

  /// (1 - sin h/h)·2^82 for W = `square`·2^-64 = h²·2^16 <= 1: h²/6 - h⁴/120 + h⁶/5040 - …, which is
  /// W·(4/6 - W·(2^-16·4/120 - W·2^-32·4/5040))·2^64.
  ///
  /// Error, with a square at most 3.1 too small: that, times 2/3, 2.1; one unit for each of three products
  /// and three constants, and 0.8 for the next term: less than 8. (Another unit of the square adds 0.7.)
  @inline(__always)
  fileprivate static func sineLoss(_ square: UInt64) -> UInt64 {
    highProduct(
      square,
      0xaaaa_aaaa_aaaa_aaaa &- highProduct(square, 0x0888_8888_8888 &- highProduct(square, 0x34_0340)))
  }

  /// (1 - cos h)·2^81 for W = `square`·2^-64 = h²·2^16 <= 1: h²/2 - h⁴/24 + h⁶/720 - …, which is
  /// (W - W²·(2^-16/12 - W·2^-32/360))·2^64.
  ///
  /// Error, with a square at most 3.1 too small: that, one unit for each of two products and two constants,
  /// and 3.3 for the next term, 2^-48/20160: the square of W is only multiplied by 2^-19. Less than 10.6.
  @inline(__always)
  fileprivate static func cosineLoss(_ square: UInt64) -> UInt64 {
    square
      &- highProduct(
        highProduct(square, square), 0x1555_5555_5555 &- highProduct(square, 0xb6_0b60))
  }
}

/// What the sine and the cosine of j/128 + h have in common.
private struct OctantTerms {
  /// Where the table has j.
  private let row: Int
  /// All ones where h < 0, else 0.
  private let sign: UInt64
  private let sineOfDistance: UInt128
  private let cosineLoss: UInt64

  /// - Parameter fraction: j/128 + h in units of 2^-128, at least 2^-8; `nil` beyond the table.
  @inline(__always)
  init?(_ fraction: UInt128) {
    let index = Int(truncatingIfNeeded: (fraction.high &+ 1 &<< 56) &>> 57)  // 1 ... 128
    if index > 103 { return nil }
    row = index &<< 2
    let offset = fraction &- UInt128(truncatingIfNeeded: index) &<< 121
    sign = UInt64(bitPattern: Int64(bitPattern: offset.high) &>> 63)
    // |h|·2^128 < 2^120, one unit too small where h < 0.
    let distance = offset ^ UInt128(high: sign, low: sign)
    let top = (distance &<< 8).high
    let square = highProduct(top, top)
    sineOfDistance = distance &- fullProduct(top, FastBall.sineLoss(square)) &>> 26
    cosineLoss = FastBall.cosineLoss(square)
  }

  /// - Parameter cosine: 1 for the cosine, 0 for the sine. No jump depends on it, nor on the sign of h: of angles
  ///   all round the circle neither is to be foreseen.
  @inline(__always)
  func result(_ cosine: Int) -> UInt128 {
    let first = row &+ 2 &* cosine
    let second = row &+ 2 &- 2 &* cosine
    let start = UInt128(high: sineTable[first], low: sineTable[first &+ 1])
    let slope = UInt128(high: sineTable[second], low: sineTable[second &+ 1])
    let loss =
      (fullProduct(start.high, cosineLoss) &+ UInt128(highProduct(start.low, cosineLoss))) &>> 17
    // Less for the sine where h < 0, and for the cosine where h > 0.
    let isLess = sign ^ (0 &- UInt64(truncatingIfNeeded: cosine))
    let mask = UInt128(high: isLess, low: isLess)
    let change = (highProduct(slope, sineOfDistance) ^ mask) &- mask
    // start >= 2^120.9 and loss + change < 2^121: the result is the sine or cosine, which lies in (0, 1).
    return start &- loss &+ change
  }
}
