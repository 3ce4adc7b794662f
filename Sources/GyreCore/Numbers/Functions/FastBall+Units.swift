extension FastBall {
  /// A finite binary64 in `unit`, less its nearest multiple of a quarter of a turn. `nil` where the unit's
  /// quarter does not go into the argument fewer than 2^40 times: that is left to exact arithmetic.
  @inline(__always)
  static func quarterTurns(_ x: Double, in unit: AngleUnit) -> QuarterTurns? {
    switch unit {
    case .radian: quarterTurns(radians: x)
    case .degree: quarterTurns(x, quarter: 90, radian: radiansPerDegree)
    case .turn: quarterTurns(x, quarter: 0.25, radian: pi().scaled(byPowerOfTwo: 1))
    case .gradian: quarterTurns(x, quarter: 100, radian: radiansPerGradian)
    }
  }

  /// `radian` is the number of radians in the unit.
  ///
  /// The rest x - k·q is exact. Where k = 0 it is x. Else |x| >= q/2·(1 - 2^-12), and |rest| is not larger
  /// than that by more than 2^-11: x and k·q < 2^53 are multiples of the last place of x or of q's lowest bit
  /// (2, 4, 1/4), whichever is smaller, and so is the rest, which therefore needs no more bits than x.
  @inline(__always)
  private static func quarterTurns(_ x: Double, quarter: Double, radian: FastBall) -> QuarterTurns? {
    let quotient = x / quarter
    if quotient.magnitude >= 0x1p40 { return nil }
    let count = (quotient + 0x1.8p52) - 0x1.8p52  // rounded to a whole number, wrong by less than 2^-12
    return QuarterTurns(
      quarters: Int(count), rest: FastBall(exactly: x - count * quarter) * radian)
  }

  /// So many radians, counted in `unit`.
  @inline(__always)
  func radians(in unit: AngleUnit) -> FastBall {
    switch unit {
    case .radian: self
    case .degree: self * FastBall.degreesPerRadian
    case .turn: self * FastBall.turnsPerRadian
    case .gradian: self * FastBall.gradiansPerRadian
    }
  }

  /// A constant c·2^`exponent`, given by the 128 bits of c that are cut off.
  @inline(__always)
  private init(constant high: UInt64, _ low: UInt64, exponent: Int) {
    self.init(UInt128(high: high, low: low), error: 1, exponent: exponent, isNegative: false)
  }

  /// π/180; these constants are computed again by a test.
  @inline(__always) package static var radiansPerDegree: FastBall {
    FastBall(constant: 0x8efa_3512_94e9_c8ae, 0x0ec5_f66e_9485_c4d9, exponent: -133)
  }
  /// π/200
  @inline(__always) package static var radiansPerGradian: FastBall {
    FastBall(constant: 0x80ad_fc90_b938_ce36, 0x407e_f763_85ab_9790, exponent: -133)
  }
  /// 180/π
  @inline(__always) package static var degreesPerRadian: FastBall {
    FastBall(constant: 0xe52e_e0d3_1e0f_bdc3, 0x0a97_537f_40d2_57d7, exponent: -122)
  }
  /// 200/π
  @inline(__always) package static var gradiansPerRadian: FastBall {
    FastBall(constant: 0xfea5_dd5c_5a4a_6111, 0x99fd_7938_0f22_9a7d, exponent: -122)
  }
  /// 1/2π
  @inline(__always) package static var turnsPerRadian: FastBall {
    FastBall(constant: 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, exponent: -130)
  }
}
