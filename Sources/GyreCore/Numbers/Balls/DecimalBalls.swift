/// The powers of ten that balls of decimals take, in plain memory: threads would fight over an array's count of
/// references.
package final class DecimalBalls: @unchecked Sendable {
  private let memory: UnsafeMutableBufferPointer<FastBall>

  package init() {
    let one = FastBall(.one)
    memory = .allocate(capacity: Units.mostDecimals + 1)
    for index in memory.indices {
      let power = FastBall(Integer.powerOfTen(UInt(index)))
      memory.initializeElement(at: index, to: one.divided(by: power))
    }
  }

  deinit { memory.deallocate() }

  /// The powers, valid as long as this is there.
  package var units: Units {
    Units(powers: UnsafePointer(memory.baseAddress.unsafelyUnwrapped))  // it is not empty
  }

  /// A view of the powers.
  package struct Units: BitwiseCopyable, @unchecked Sendable {
    /// The most decimals for which there is a power.
    package static var mostDecimals: Int { 40 }

    /// 10^-k.
    fileprivate let powers: UnsafePointer<FastBall>

    /// ±digits·10^-decimals, for 0 to `mostDecimals` decimals.
    @inline(__always)
    package func ball(_ digits: UInt64, decimals: Int, isNegative: Bool) -> FastBall {
      let whole = FastBall(UInt128(digits), isNegative: isNegative)
      return decimals == 0 ? whole : whole * powers[decimals]
    }
  }
}
