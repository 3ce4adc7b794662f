extension Rational {
  /// The square root where it is rational; `nil` where it is not, or where the value is negative.
  package var exactSquareRoot: Rational? {
    if isZero { return .zero }
    let lowest = reduced  // a square in lowest terms has squares above and below
    guard let top = lowest.numerator.exactSquareRoot, let bottom = lowest.denominator.exactSquareRoot
    else { return nil }
    return Rational(top, overPositive: bottom)
  }

  /// The power with a whole exponent >= 0. Its numbers have `exponent` times as many bits.
  package func raised(to exponent: Int) -> Rational {
    Rational(numerator.raised(to: exponent), overPositive: denominator.raised(to: exponent))
  }

  /// The whole number n >= 0 for which the n-th power of this value is `power`, both between 0 and 1; `nil` where
  /// there is none. A power of 1 has n = 0.
  ///
  /// In lowest terms the denominator of the n-th power is the n-th power of the denominator d, and that has at
  /// least n bits: no power is built that is longer than the one looked for. With d^1, d^2, d^4 … divided out
  /// from the longest on, nothing is left of a pure power.
  package func exponent(ofPower power: Rational) -> Int? {
    let (base, wanted) = (reduced, power.reduced)
    if base.denominator == .one { return nil }
    var divisors = [base.denominator]
    while let last = divisors.last, last.bitWidth <= wanted.denominator.bitWidth {
      divisors.append(last * last)
    }
    var (rest, exponent) = (wanted.denominator, 0)
    for (place, divisor) in divisors.enumerated().reversed() {
      if let (quotient, remainder) = Integer.floorDivide(rest, by: divisor), remainder.isZero {
        rest = quotient
        exponent += 1 << place  // at most as many bits as the denominator has: no overflow
      }
    }
    let isPower = rest == .one && base.numerator.raised(to: exponent) == wanted.numerator
    return isPower ? exponent : nil
  }
}

extension Integer {
  /// The square root where it is whole; `nil` where it is not, or where the number is negative.
  package var exactSquareRoot: Integer? {
    if isNegative { return nil }
    let root = magnitude.squareRoot
    return root * root == magnitude ? Integer(isNegative: false, magnitude: root) : nil
  }

  /// The power with an exponent >= 0.
  package func raised(to exponent: Int) -> Integer {
    var (result, square, rest) = (Integer.one, self, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }
}

extension Ball {
  /// The power with a whole exponent >= 0, by squaring. Its relative error is about the exponent times that of
  /// the base.
  package func raised(to exponent: Integer, _ precision: Precision) -> Self {
    let bits = exponent.magnitude
    var result = Self(.one, precision)
    for place in stride(from: bits.bitWidth - 1, through: 0, by: -1) {
      result = result * result
      if bits.bit(place) { result = result * self }
    }
    return result
  }
}
