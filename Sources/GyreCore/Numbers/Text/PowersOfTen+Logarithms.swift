extension PowersOfTen {
  // Fixed-point logarithms (Giulietti 2020): a product with a constant rounded down, shifted
  // down. That they are floors in the ranges given is compared with exact integers by
  // Scripts/reference/powers_of_ten.py --prove and by PowersOfTenTests. No overflow: exponents are below 2^11
  // in magnitude, the constants below 2^21.

  /// floor(log10(2^`exponent`)), exact for `exponent` from -1100 to 1100.
  @inline(__always)
  package static func floorLog10(ofPowerOfTwo exponent: Int) -> Int { (exponent &* 1_262_611) &>> 22 }

  /// floor(log10(3/4 · 2^`exponent`)), exact for `exponent` from -1100 to 1100.
  @inline(__always)
  package static func floorLog10(ofThreeQuartersOfPowerOfTwo exponent: Int) -> Int {
    (exponent &* 1_262_611 &- 524_031) &>> 22
  }

  /// floor(log2(10^`exponent`)), exact for `exponent` from `firstExponent` to `lastExponent`.
  @inline(__always)
  package static func floorLog2(ofPowerOfTen exponent: Int) -> Int { (exponent &* 1_741_647) &>> 19 }
}
