/// Balls of decimals: the powers of ten that it takes, made once.
///
/// They are in plain memory, because threads would fight over an array's count of references.
package final class DecimalBalls: @unchecked Sendable {
  /// The most decimals for which a unit is kept.
  package static let mostDecimals = 40

  /// 10^-k.
  private let units: UnsafeMutableBufferPointer<FastBall>

  package init() {
    let one = FastBall(.one)
    units = .allocate(capacity: DecimalBalls.mostDecimals + 1)
    for index in units.indices {
      let power = FastBall(Integer.powerOfTen(UInt(index)))
      units.initializeElement(at: index, to: one.divided(by: power))
    }
  }

  deinit { units.deallocate() }

  /// ±digits·10^-decimals, for 0 to `mostDecimals` decimals.
  @inline(__always)
  package func ball(_ digits: UInt64, decimals: Int, isNegative: Bool) -> FastBall {
    let whole = FastBall(UInt128(digits), isNegative: isNegative)
    return decimals == 0 ? whole : whole * units[decimals]
  }
}
