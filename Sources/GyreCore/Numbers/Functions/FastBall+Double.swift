extension FastBall {
  /// Exactly the value of a finite binary64.
  @inline(__always)
  package init(exactly value: Double) {
    let magnitude = value.bitPattern & (1 &<< 63 &- 1)
    if magnitude &>> 52 == 0 {
      self = FastBall(subnormal: magnitude, isNegative: value < 0)
    } else {
      // 1.f·2^(biased - 1023) with the 1 at bit 127.
      self.init(
        UInt128(high: magnitude &<< 11 | 1 &<< 63, low: 0), error: 0,
        exponent: Int(truncatingIfNeeded: magnitude &>> 52) &- (1023 + 127), isNegative: value < 0)
    }
  }

  @inline(never)
  private init(subnormal magnitude: UInt64, isNegative: Bool) {
    if magnitude == 0 {
      self = .zero
    } else {
      let zeros = magnitude.leadingZeroBitCount
      self.init(
        UInt128(high: magnitude << UInt64(zeros), low: 0), error: 0, exponent: -1074 - 64 - zeros,
        isNegative: isNegative)
    }
  }

  /// The magnitude: the ball without its sign.
  @inline(__always)
  var magnitude: FastBall {
    FastBall(significand, error: error, exponent: exponent, isNegative: false)
  }

  /// Exactly 1.
  @inline(__always)
  static var one: FastBall { FastBall(1 &<< 127, error: 0, exponent: -127, isNegative: false) }

  /// π/2, less than one unit too small.
  @inline(__always)
  static var halfPi: FastBall { pi().scaled(byPowerOfTwo: -1) }
}

/// The upper 128 bits of the 256-bit product, at most 3 units too small.
@inline(__always)
func highProduct(_ a: UInt128, _ b: UInt128) -> UInt128 {
  // No overflow: as in `FastBall.*`.
  fullProduct(a.high, b.high) &+ UInt128(highProduct(a.high, b.low)) &+ UInt128(highProduct(a.low, b.high))
}
