/// An angle as whole quarters of a turn, of which only the number modulo 4 counts, and the rest.
package struct QuarterTurns: Sendable {
  /// Any whole number.
  package let quarters: Int
  /// Radians, with a magnitude of at most π/4 or hardly more.
  package let rest: FastBall

  @inline(__always)
  package init(quarters: Int, rest: FastBall) {
    self.quarters = quarters
    self.rest = rest
  }
}

extension FastBall {
  /// A ball of radians, less its nearest multiple of π/2; unknown from 2^50 up.
  ///
  /// The upper bits say which multiple is the nearest: they give x·2/π to 2^-12, so that the rest is at most
  /// π/4 + 2^-11. The rest itself is ball arithmetic, which counts its own errors.
  @inline(__always)
  package var quarterTurns: QuarterTurns {
    let top = exponent &+ 128  // magnitude < 2^top
    if significand == 0 || top < 0 { return QuarterTurns(quarters: 0, rest: self) }
    if top > 50 { return QuarterTurns(quarters: 0, rest: .unknown) }
    // x·2/π·2^(63 - top), at most two units too small, and below 0.64·2^63; so there is room for the half.
    let scaled = highProduct(significand.high, 0xa2f9_836e_4e44_1529) &>> 1
    let fractionBits = UInt64(truncatingIfNeeded: 63 &- top)
    let count = (scaled &+ 1 &<< (fractionBits &- 1)) &>> fractionBits
    if count == 0 { return QuarterTurns(quarters: 0, rest: self) }
    let zeros = UInt64(truncatingIfNeeded: count.leadingZeroBitCount)
    let multiple = FastBall(
      UInt128(high: count &<< zeros, low: 0), error: 0, exponent: -64 &- Int(truncatingIfNeeded: zeros),
      isNegative: isNegative)
    let quarters = Int(truncatingIfNeeded: count)
    return QuarterTurns(
      quarters: isNegative ? 0 &- quarters : quarters, rest: self - multiple * .halfPi)
  }

  /// A finite binary64 in radians, less its nearest multiple of π/2, at any size (Payne and Hanek, SIGNUM
  /// Newsletter 18, 1983).
  ///
  /// x = m·2^E with a whole m < 2^53. Of 2/π only four words count, from the bit that makes a multiple of 4
  /// of m·2^E (the bits before it add whole turns) to 2^-256 of that: their product with m, modulo 2^256, is
  /// x·2/π modulo 4 in units of 2^-254. The words are cut off, so it is less than 2^53 units too small.
  ///
  /// Error of the rest in quarters of a turn, in units of its 128 bits: two, since no binary64 comes closer to
  /// a multiple of π/2 than 2^-62 or so, and then 190 of the 254 bits are left; what comes closer would be
  /// unknown.
  @inline(__always)
  package static func quarterTurns(radians x: Double) -> QuarterTurns {
    let magnitude = x.bitPattern & (1 &<< 63 &- 1)
    if magnitude < 0x3f70_0000_0000_0000 {  // 2^-8
      return QuarterTurns(quarters: 0, rest: FastBall(exactly: x))
    }
    let significand = magnitude & 0x000f_ffff_ffff_ffff | 1 &<< 52
    // E - 2, and the word of zeros before: from 2 (for 2^-8) to 1033.
    let start = Int(truncatingIfNeeded: magnitude &>> 52) &- (1075 + 2 - 64)
    let index = start &>> 6
    let shift = UInt64(truncatingIfNeeded: start & 63)
    // The words k of the window, each from two words of the table.
    @inline(__always) func word(_ k: Int) -> UInt64 {
      twoOverPiWords[index &+ k] &<< shift | (twoOverPiWords[index &+ k &+ 1] &>> 1) &>> (63 &- shift)
    }
    // The product modulo 2^256, without its lowest word. Each sum of a 117-bit product and a carry fits.
    let low = fullProduct(significand, word(2)) &+ UInt128(highProduct(significand, word(3)))
    let middle = fullProduct(significand, word(1)) &+ UInt128(low.high)
    let high = significand &* word(0) &+ middle.high  // modulo 2^64: whole turns drop out
    // Rounded to the nearest quarter; what is left has the sign of the highest bit.
    let quarters = Int(truncatingIfNeeded: (high &+ 1 &<< 61) &>> 62)
    let mask = UInt64(bitPattern: Int64(bitPattern: high &<< 2) &>> 63)
    let topWord = (high ^ mask) & (1 &<< 62 &- 1)  // complemented: one unit of 2^-190 less
    if topWord == 0 { return QuarterTurns(quarters: 0, rest: .unknown) }
    let zeros = UInt64(truncatingIfNeeded: topWord.leadingZeroBitCount)  // 3 ... 63
    let pair = UInt128(high: topWord, low: middle.low ^ mask) &<< UInt128(zeros)
    let fraction = FastBall(
      pair | UInt128((low.low ^ mask) &>> (64 &- zeros)), error: 2,
      exponent: -126 &- Int(truncatingIfNeeded: zeros), isNegative: (mask != 0) != (x < 0))
    return QuarterTurns(quarters: x < 0 ? 0 &- quarters : quarters, rest: fraction * .halfPi)
  }
}

extension FastBall {
  /// The sine, or cosine, of so many quarters of a turn plus the rest.
  @inline(__always)
  package static func sine(of angle: QuarterTurns, isCosine: Bool) -> FastBall {
    // sin(x + π/2) = cos x, cos(x + π/2) = -sin x.
    let quarters = angle.quarters &+ (isCosine ? 1 : 0)
    let result = angle.rest.octantSine(isCosine: quarters & 1 == 1)
    return FastBall(
      result.significand, error: result.error, exponent: result.exponent,
      isNegative: result.isNegative != (quarters & 2 == 2))
  }

  /// Sine and cosine of so many quarters of a turn plus the rest, in little more time than one of them.
  @inline(__always)
  package static func sineAndCosine(of angle: QuarterTurns) -> (sine: FastBall, cosine: FastBall) {
    let (sine, cosine) = angle.rest.octantSines(swapped: angle.quarters & 1)
    return (
      FastBall(
        sine.significand, error: sine.error, exponent: sine.exponent,
        isNegative: sine.isNegative != (angle.quarters & 2 == 2)),
      FastBall(
        cosine.significand, error: cosine.error, exponent: cosine.exponent,
        isNegative: cosine.isNegative != ((angle.quarters &+ 1) & 2 == 2))
    )
  }

  /// With errors so small that formulas may go on with the results; `sine(of:isCosine:)` takes a third of the time.
  package func sineAndCosine() -> (sine: FastBall, cosine: FastBall) {
    let angle = quarterTurns
    var (sine, cosine) = angle.rest.preciseSineAndCosine
    if angle.quarters & 1 == 1 { (sine, cosine) = (cosine, -sine) }
    return angle.quarters & 2 == 2 ? (-sine, -cosine) : (sine, cosine)
  }

  package static func sineAndCosine(
    of angle: ExactAngle, _ precision: FastPrecision
  ) -> (sine: FastBall, cosine: FastBall) {
    angle.sineAndCosine(precision)
  }
}
