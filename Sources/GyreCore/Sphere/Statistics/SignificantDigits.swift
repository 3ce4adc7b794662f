extension Formula {
  /// A value > 0 rounded to `digits` significant decimal digits, as the binary64 nearest to that decimal, of which
  /// the shortest text is the decimal itself for up to 15 digits.
  ///
  /// Decided by `floor()`. A value in the middle between two decimals, as far as 8192 bits tell, goes up.
  func rounded(toSignificantDigits digits: Int) -> Double {
    let approximation = rounded()
    guard approximation > 0, approximation.isFinite else { return approximation }
    // If rounding took the value over a power of ten, all digits are one place off and 0 or 9, and the result
    // is the power of ten in both ways.
    let scale = digits - 1 - SignificantDigits.exponent(of: approximation)
    let whole = Rational(ShiftedFormula(base: self, power: SignificantDigits.powerOfTen(scale)).floor())
    return (whole * SignificantDigits.powerOfTen(-scale)).rounded
  }
}

private enum SignificantDigits {
  /// The decimal exponent of the first digit of a finite number > 0.
  static func exponent(of value: Double) -> Int {
    guard let exact = Rational(value) else { return 0 }
    var exponent = 0
    while exact >= powerOfTen(exponent + 1) { exponent += 1 }
    while exact < powerOfTen(exponent) { exponent -= 1 }
    return exponent
  }

  static func powerOfTen(_ exponent: Int) -> Rational {
    let power = Integer.powerOfTen(exponent.magnitude)
    return exponent < 0 ? Rational(.one, overPositive: power) : Rational(power)
  }
}

/// base·power + 1/2
private struct ShiftedFormula<Base: Formula>: Formula {
  let base: Base
  let power: Rational

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let half = B(.one, precision).scaled(byPowerOfTwo: -1)
    return base.value(precision) * B(power, precision) + half
  }
}

/// A fraction.
struct RationalFormula: Formula {
  let number: Rational

  func value<B: Ball>(_ precision: B.Precision) -> B { B(number, precision) }
}
