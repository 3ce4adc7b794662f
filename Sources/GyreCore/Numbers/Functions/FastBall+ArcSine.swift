extension FastBall {
  /// What arc sine and arc cosine may be wrong by, beyond what their operand's error makes of them: 2^51 for
  /// the series, doubled where a product, and again where a difference, loses a bit. (The balls carry what it
  /// is in their case; this is the most that an exact operand leads to.)
  package static let arcSineError: UInt64 = 1 << 53

  /// asin(√s)/√s for a ball 0 <= s <= 1/4, from its Taylor series about the nearest multiple of 1/128.
  ///
  /// With s = j/128 + t, |t| <= 2^-8: F = c0 + t·G, G = c1 + t·P, P = c2 + t·c3 + … + t⁷·c9.
  ///
  /// Error, in units of 2^-127 (F is in [1, 1.05]):
  /// * P in units of 2^-63: less than one for each coefficient and product that is cut, a quarter of that for
  ///   each power of t² that follows: 2.7 for the even terms, 1.4 (halved by t) for the odd ones, and one for
  ///   their last product: less than 5.1. In F, times t², 5.1·2^-79;
  /// * t cut to 2^-71, times P < 0.16 and t: less than 2^-81;
  /// * the series ends: c10 < 0.2, times 2^-80, and the rest: less than 2^-82;
  /// * products cut at 2^-127: less than 2^3 units.
  ///
  /// Together less than 5.5·2^-79, 2^50.5 units. The error e of s, in units of at most 2^-130, is multiplied
  /// by F' < 0.24: less than e/32 + 1.
  @inline(__always)
  private static func arcSineRatio(_ s: FastBall) -> FastBall {
    let shift = -128 &- s.exponent  // s < 2^-shift
    let fraction = shift > 127 ? 0 : s.significand &>> UInt128(truncatingIfNeeded: shift)
    let index = Int(truncatingIfNeeded: (fraction.high &+ 1 &<< 56) &>> 57)  // 0 ... 32
    let offset = fraction &- UInt128(truncatingIfNeeded: index) &<< 121  // t·2^128, in ±2^120
    let t = Int64(truncatingIfNeeded: offset &>> 57)  // t·2^71
    let row = 12 &* index
    @inline(__always) func coefficient(_ m: Int) -> Int64 {
      Int64(bitPattern: arcSineTable[row &+ 2 &+ m])
    }
    // Even and odd terms apart, so that the processor can work on both. square = t²·2^78.
    let square = signedHighProduct(t, t)
    let even =
      coefficient(2)
      &+ signedHighProduct(
        square,
        coefficient(4)
          &+ signedHighProduct(square, coefficient(6) &+ signedHighProduct(square, coefficient(8))))
    let odd =
      coefficient(3)
      &+ signedHighProduct(
        square,
        coefficient(5)
          &+ signedHighProduct(square, coefficient(7) &+ signedHighProduct(square, coefficient(9))))
    let tail = even &+ signedHighProduct(t, odd)  // P·2^63
    let slope =
      UInt128(high: arcSineTable[row &+ 2], low: arcSineTable[row &+ 3])
      &+ UInt128(truncatingIfNeeded: (Int128(t) &* Int128(tail)) &>> 7)  // G·2^127: 0.16 < G < 0.24
    let isBelow = t < 0
    let distance = (isBelow ? 0 &- offset : offset) &<< 7  // |t|·2^135 <= 2^127
    let change = highProduct(slope, distance) &>> 7
    let start = UInt128(high: arcSineTable[row], low: arcSineTable[row &+ 1])
    // The top bit is set: for j = 0, where c0 = 1, t is not below 0; for j > 0, F > 1 + 2^-11.
    return FastBall(
      isBelow ? start &- change : start &+ change, error: 1 &<< 51 &+ s.error &>> 5,
      exponent: -127, isNegative: false)
  }

  @inline(__always)
  private static func signedHighProduct(_ a: Int64, _ b: Int64) -> Int64 {
    a.multipliedFullWidth(by: b).high
  }

  /// asin |x| for |x| <= 1/2.
  @inline(__always)
  private var arcSineOfSmall: FastBall {
    let magnitude = self.magnitude
    return magnitude * FastBall.arcSineRatio(magnitude * magnitude)
  }

  /// acos |x| = 2 asin √z with z = (1 - |x|)/2, for 1/2 < |x| < 1.
  ///
  /// The difference is exact: it is the complement of the significand, in the same units.
  @inline(__always)
  private var arcCosineOfLarge: FastBall {
    let difference = 0 &- significand
    let zeros = difference.leadingZeroBitCount
    if error != 0 && error.leadingZeroBitCount <= zeros { return .unknown }
    let half = FastBall.checked(
      difference &<< UInt128(zeros), error: error == 0 ? 0 : error &<< UInt64(truncatingIfNeeded: zeros),
      exponent: -129 &- zeros, isNegative: false)
    return half.squareRoot.scaled(byPowerOfTwo: 1) * FastBall.arcSineRatio(half)
  }

  /// Whether the magnitude is above one half (1/2 itself is exponent -128 and significand 2^127).
  @inline(__always)
  private var isAboveHalf: Bool { exponent >= -128 && (exponent > -128 || significand > 1 &<< 127) }

  @inline(__always)
  package var arcSine: FastBall {
    if significand == 0 { return self }
    if exponent > -128 { return isOne ? signed(.halfPi) : .unknown }
    return signed(isAboveHalf ? .halfPi - arcCosineOfLarge : arcSineOfSmall)
  }

  @inline(__always)
  package var arcCosine: FastBall {
    if significand == 0 { return isUnknown ? .unknown : .halfPi }
    if exponent > -128 { return isOne ? (isNegative ? .pi() : .zero) : .unknown }
    if isAboveHalf {
      let angle = arcCosineOfLarge
      return isNegative ? .pi() - angle : angle
    }
    return isNegative ? .halfPi + arcSineOfSmall : .halfPi - arcSineOfSmall
  }

  /// Whether the magnitude is exactly 1. A ball of which only a part is above 1 is unknown too.
  private var isOne: Bool { significand == 1 &<< 127 && exponent == -127 && error == 0 }

  @inline(__always)
  private func signed(_ angle: FastBall) -> FastBall {
    FastBall(angle.significand, error: angle.error, exponent: angle.exponent, isNegative: isNegative)
  }
}
