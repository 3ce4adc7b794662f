/// The labels of a layout, exactly, in little memory: 32 bytes for the centre, 32 for a size of its own.
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
  fileprivate static let longMark: Int32 = 127

  /// The centre of a label: three decimals, with exponents that fit in a byte.
  fileprivate struct Center: BitwiseCopyable {
    var digits: (UInt64, UInt64, UInt64)
    var exponents: (Int8, Int8, Int8)
    var areNegative: (Bool, Bool, Bool)
  }

  private let centers = PlainMemory<Center>()
  /// Width and height of one label after the other; empty where all have the common size.
  private let sizes = PlainMemory<ShortDecimal>()
  private var longNumbers: [Rational] = []
  private var commonSize = (width: ShortDecimal.zero, height: ShortDecimal.zero)
  let units = DecimalUnits()
  package private(set) var count = 0

  /// - Parameter commonSize: of labels without a size of their own, >= 0.
  package init(commonSize: (width: Rational, height: Rational)? = nil) {
    guard let commonSize else { return }
    self.commonSize = (stored(.long(commonSize.width)), stored(.long(commonSize.height)))
  }

  deinit { units.deallocate() }

  /// Adds a label. The sizes, >= 0, are its own, where it has them.
  package func append(x: Number, y: Number, z: Number, width: Number?, height: Number?) {
    let (x, y, z) = (stored(x), stored(y), stored(z))
    centers.append(
      Center(
        digits: (x.digits, y.digits, z.digits),
        exponents: (Int8(x.exponent), Int8(y.exponent), Int8(z.exponent)),
        areNegative: (x.isNegative, y.isNegative, z.isNegative)))
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
    case .short(let decimal) where decimal.exponent.magnitude < LabelTable.longMark: return decimal
    case .short(let decimal): return storedAside(decimal.exact)
    case .long(let value): return ShortDecimal(exactly: value) ?? storedAside(value)
    }
  }

  private func storedAside(_ value: Rational) -> ShortDecimal {
    longNumbers.append(value)
    return ShortDecimal(
      digits: UInt64(longNumbers.count - 1), exponent: LabelTable.longMark, isNegative: false)
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
  func stored(_ label: Int) -> Stored { view.stored(label) }

  /// A view of the numbers, for hot paths; valid as long as the table, until a label is added.
  struct View: BitwiseCopyable {
    fileprivate let centers: UnsafePointer<Center>
    /// `nil` where all labels have the common size.
    fileprivate let sizes: UnsafePointer<ShortDecimal>?
    fileprivate let commonWidth: ShortDecimal
    fileprivate let commonHeight: ShortDecimal
    let units: DecimalUnits

    @inline(__always)
    func stored(_ label: Int) -> Stored {
      let center = centers[label]
      let (digits, exponents, areNegative) = (center.digits, center.exponents, center.areNegative)
      let size = sizes.map { $0 + 2 * label }
      return Stored(
        x: ShortDecimal(digits: digits.0, exponent: Int32(exponents.0), isNegative: areNegative.0),
        y: ShortDecimal(digits: digits.1, exponent: Int32(exponents.1), isNegative: areNegative.1),
        z: ShortDecimal(digits: digits.2, exponent: Int32(exponents.2), isNegative: areNegative.2),
        width: size?[0] ?? commonWidth, height: size?[1] ?? commonHeight)
    }

    /// A ball of a number; unknown where it is not short.
    @inline(__always)
    func ball(_ number: ShortDecimal) -> FastBall { number.ball(units) }
  }

  @inline(__always)
  var view: View {
    // Memory for values has an address.
    View(
      centers: UnsafePointer(centers.values.baseAddress.unsafelyUnwrapped),
      sizes: sizes.count == 0 ? nil : sizes.values.baseAddress.map { UnsafePointer($0) },
      commonWidth: commonSize.width, commonHeight: commonSize.height, units: units)
  }

  @inline(__always)
  private func isLong(_ number: ShortDecimal) -> Bool { number.exponent == LabelTable.longMark }

  @inline(never)
  func exact(_ number: ShortDecimal) -> Rational {
    isLong(number) ? longNumbers[Int(number.digits)] : number.exact
  }

  @inline(__always)
  func ball(_ number: ShortDecimal) -> FastBall {
    let ball = number.ball(units)
    return ball.isUnknown ? FastBall(exact(number), FastPrecision()) : ball
  }

  /// The nearest binary64.
  @inline(__always)
  func rounded(_ number: ShortDecimal) -> Double {
    isLong(number) ? exact(number).rounded : number.rounded(units)
  }

  @inline(__always)
  func isZero(_ number: ShortDecimal) -> Bool {
    isLong(number) ? exact(number).isZero : number.digits == 0
  }

  /// Whether a > b.
  func isGreater(_ a: ShortDecimal, _ b: ShortDecimal) -> Bool {
    a != b && exact(a) > exact(b)
  }

  /// A label, exactly.
  @inline(never)
  func exact(_ label: Int) -> PlacedLabel {
    let stored = stored(label)
    return PlacedLabel(
      x: exact(stored.x), y: exact(stored.y), z: exact(stored.z),
      size: (exact(stored.width), exact(stored.height)))
  }
}

extension PlacedLabel {
  /// A label whose sizes are known to be >= 0.
  fileprivate init(x: Rational, y: Rational, z: Rational, size: (width: Rational, height: Rational)) {
    (self.x, self.y, self.z) = (x, y, z)
    (width, height) = size
  }
}
