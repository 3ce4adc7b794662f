/// The labels of a layout, exactly, in little memory: 48 bytes for the centre, 32 for a size of its own.
///
/// A number of more than 19 digits is held in a table aside, and in its place where it stands there.
package final class LabelTable: @unchecked Sendable {
  /// A number as it comes from a layout.
  package enum Number: Sendable {
    case short(ShortDecimal)
    case long(Rational)

    /// Whether it is below 0; `-0` is not.
    package var isNegative: Bool {
      switch self {
      case .short(let decimal): decimal.isNegative && decimal.digits != 0
      case .long(let value): value.signum < 0
      }
    }
  }

  /// Stands in place of the exponent where `digits` is a place in `longNumbers`.
  private static let longMark = Int32.max

  /// x, y, z of one label after the other.
  private let centers = PlainMemory<ShortDecimal>()
  /// Width and height of one label after the other; empty where all have the common size.
  private let sizes = PlainMemory<ShortDecimal>()
  private var longNumbers: [Rational] = []
  private var commonSize = (width: ShortDecimal.zero, height: ShortDecimal.zero)
  let balls = DecimalBalls()
  package private(set) var count = 0

  /// - Parameter commonSize: of labels without a size of their own, >= 0.
  package init(commonSize: (width: Rational, height: Rational)? = nil) {
    guard let commonSize else { return }
    self.commonSize = (stored(.long(commonSize.width)), stored(.long(commonSize.height)))
  }

  /// Adds a label. The sizes, >= 0, are its own, where it has them.
  package func append(x: Number, y: Number, z: Number, width: Number?, height: Number?) {
    centers.append(stored(x))
    centers.append(stored(y))
    centers.append(stored(z))
    if width != nil || height != nil || sizes.count > 0 {
      while sizes.count < 2 * count { appendSize(commonSize.width, commonSize.height) }
      appendSize(width.map(stored) ?? commonSize.width, height.map(stored) ?? commonSize.height)
    }
    count += 1
  }

  private func appendSize(_ width: ShortDecimal, _ height: ShortDecimal) {
    sizes.append(width)
    sizes.append(height)
  }

  private func stored(_ number: Number) -> ShortDecimal {
    switch number {
    case .short(let decimal): return decimal
    case .long(let value):
      if let decimal = ShortDecimal(exactly: value) { return decimal }
      longNumbers.append(value)
      return ShortDecimal(
        digits: UInt64(longNumbers.count - 1), exponent: LabelTable.longMark, isNegative: false)
    }
  }

  /// A label's numbers as they are stored.
  struct Stored {
    let x: ShortDecimal
    let y: ShortDecimal
    let z: ShortDecimal
    let width: ShortDecimal
    let height: ShortDecimal
  }

  @inline(__always)
  func stored(_ label: Int) -> Stored {
    let (centers, sizes) = (centers.values, sizes.values)
    return Stored(
      x: centers[3 * label], y: centers[3 * label + 1], z: centers[3 * label + 2],
      width: sizes.isEmpty ? commonSize.width : sizes[2 * label],
      height: sizes.isEmpty ? commonSize.height : sizes[2 * label + 1])
  }

  @inline(__always)
  private func isLong(_ number: ShortDecimal) -> Bool { number.exponent == LabelTable.longMark }

  func exact(_ number: ShortDecimal) -> Rational {
    isLong(number) ? longNumbers[Int(number.digits)] : number.exact
  }

  @inline(__always)
  func ball(_ number: ShortDecimal) -> FastBall {
    isLong(number) ? FastBall(exact(number), FastPrecision()) : number.ball(balls)
  }

  /// The nearest binary64.
  @inline(__always)
  func rounded(_ number: ShortDecimal) -> Double {
    isLong(number) ? exact(number).rounded : number.rounded(balls)
  }

  func isZero(_ number: ShortDecimal) -> Bool {
    isLong(number) ? exact(number).isZero : number.digits == 0
  }

  /// Whether a > b.
  func isGreater(_ a: ShortDecimal, _ b: ShortDecimal) -> Bool {
    a != b && exact(a) > exact(b)
  }
}
