/// 10^-k as fast balls, for as many decimals as a `PlainDecimal` has.
///
/// Plain memory, which the owner gives back: an array's count of references would be fought over by the threads.
package struct DecimalUnits: @unchecked Sendable {
  private let units: UnsafeMutableBufferPointer<FastBall>

  package init() {
    let one = FastBall(.one)
    units = .allocate(capacity: PlainDecimal.maximumDigits + 1)
    for index in units.indices {
      units.initializeElement(at: index, to: one.divided(by: FastBall(Integer.powerOfTen(UInt(index)))))
    }
  }

  package func deallocate() { units.deallocate() }

  /// 10^-`decimals`, for 0 to `PlainDecimal.maximumDigits` decimals.
  @inline(__always)
  package subscript(decimals: Int) -> FastBall { units[decimals] }
}
