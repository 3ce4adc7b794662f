/// 10^-k as fast balls, for all decimals that a `PlainDecimal` has and most of those of a `ShortDecimal`.
///
/// Plain memory, which the owner gives back: an array's count of references would be fought over by the threads.
package struct DecimalUnits: BitwiseCopyable, @unchecked Sendable {
  /// The most decimals for which there is a unit.
  package static var mostDecimals: Int { 40 }

  private let units: UnsafeMutableBufferPointer<FastBall>

  package init() {
    let one = FastBall(.one)
    units = .allocate(capacity: DecimalUnits.mostDecimals + 1)
    for index in units.indices {
      units.initializeElement(at: index, to: one.divided(by: FastBall(Integer.powerOfTen(UInt(index)))))
    }
  }

  package func deallocate() { units.deallocate() }

  /// 10^-`decimals`, for 0 to `mostDecimals` decimals.
  @inline(__always)
  package subscript(decimals: Int) -> FastBall { units[decimals] }

  /// ±digits·10^-decimals, for 0 to `mostDecimals` decimals.
  @inline(__always)
  package func ball(_ digits: UInt64, decimals: Int, isNegative: Bool) -> FastBall {
    let whole = FastBall(UInt128(digits), isNegative: isNegative)
    return decimals == 0 ? whole : whole * units[decimals]
  }
}
