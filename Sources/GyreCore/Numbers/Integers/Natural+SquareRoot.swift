extension Natural {
  /// The whole part of the square root: the largest r with r² <= self.
  ///
  /// Newton's iteration with a precision that doubles from step to step; each step's quotient is of the
  /// precision it needs. The method and its proof (the result before the last line is r or r + 1) are those
  /// of Python's `math.isqrt` (M. Dickinson, 2019).
  package var squareRoot: Natural {
    if isZero { return .zero }
    let rootBits = (bitWidth - 1) / 2
    var root = Natural(1 as UInt64)
    var precision = 0
    for step in stride(from: Int.bitWidth - rootBits.leadingZeroBitCount - 1, through: 0, by: -1) {
      let previous = precision
      precision = rootBits >> step
      let dividend = self >> (2 * rootBits - previous - precision + 1)
      guard let (quotient, _) = dividend.dividedWithRemainder(by: root) else { return .zero }  // root >= 1
      root = (root << (precision - previous - 1)) + quotient
    }
    return root * root > self ? root.subtracting(Natural(1 as UInt64)) ?? .zero : root
  }
}
