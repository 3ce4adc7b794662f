/// The upper 64 bits of the 128-bit product.
@inline(__always)
package func highProduct(_ a: UInt64, _ b: UInt64) -> UInt64 { a.multipliedFullWidth(by: b).high }

/// The whole 128-bit product; it can't overflow, since (2^64 - 1)^2 < 2^128.
@inline(__always)
package func fullProduct(_ a: UInt64, _ b: UInt64) -> UInt128 { UInt128(a) &* UInt128(b) }

extension UInt128 {
  /// The upper 64 bits.
  @inline(__always) package var high: UInt64 { UInt64(truncatingIfNeeded: self &>> 64) }
  /// The lower 64 bits.
  @inline(__always) package var low: UInt64 { UInt64(truncatingIfNeeded: self) }
  /// high·2^64 + low.
  @inline(__always) package init(high: UInt64, low: UInt64) { self = UInt128(high) &<< 64 | UInt128(low) }
}
