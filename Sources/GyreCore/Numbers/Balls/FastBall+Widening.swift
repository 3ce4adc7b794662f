extension FastBall {
  /// The ball with all numbers within `distance` of its own numbers.
  ///
  /// The distance is counted in units of this ball, rounded up; where that is too much, or this ball is zero,
  /// the result is unknown.
  package func widened(by distance: FastBall) -> FastBall {
    if distance.isZero { return self }
    let shift = exponent - distance.exponent
    guard significand != 0, distance.significand != 0, shift > 0 else { return .unknown }
    // s'·2^-shift units are rounded up, and e'·2^-shift is less than one more: where the shift is below 61,
    // s' >= 2^127 is too much already.
    let units = shift >= 128 ? 2 : distance.significand >> UInt128(shift) + 2
    guard units < 1 << 60 else { return .unknown }
    let error = self.error + UInt64(units)  // < 2^61 + 2^60
    if error >= 1 << 61 { return .unknown }
    return FastBall(significand, error: error, exponent: exponent, isNegative: isNegative)
  }

  /// All that a wide ball holds; unknown where that is too much.
  package init(_ ball: WideBall) {
    guard let radius = ball.radius else {
      self = .unknown
      return
    }
    self = FastBall(ball.midpoint).widened(by: FastBall(radius)).scaled(byPowerOfTwo: ball.exponent)
  }
}
