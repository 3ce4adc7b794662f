import GyreCore
import TestSupport
import Testing

@Suite struct DirectionTests {
  /// What makes the form canonical: the direction lies strictly inside the first octant, without a common
  /// divisor, and turned by the eighths it points where the original does.
  private func isCanonical(_ real: Integer, _ imaginary: Integer) -> Bool {
    guard let (eighths, direction) = Direction.reducing(real: real, imaginary: imaginary) else {
      return real.isZero && imaginary.isZero
    }
    // (1 + i)^n points to n eighths.
    var (x, y) = direction.map { ($0.real, $0.imaginary) } ?? (.one, .zero)
    for _ in 0..<(eighths + 8) % 8 { (x, y) = (x - y, x + y) }
    let cross = x * imaginary - y * real
    let dot = x * real + y * imaginary
    if !cross.isZero || dot.signum != 1 { return false }
    // The argument lies in (-π, π].
    let isInRange = imaginary.isNegative ? -4..<0 ~= eighths : 0...4 ~= eighths
    guard let direction else { return isInRange }
    return isInRange && Integer.zero < direction.imaginary && direction.imaginary < direction.real
      && Integer.greatestCommonDivisor(direction.real, direction.imaginary) == .one
  }

  @Test func canonicalForm() {
    var failing = FailingRows()
    for x in -9...9 {
      for y in -9...9 {
        for scale in [Integer(1), Integer(6), .one << 100] {
          let (real, imaginary) = (Integer(x) * scale, Integer(y) * scale)
          failing.check(isCanonical(real, imaginary), "\(x) \(y)")
          let small = Direction.reducing(real: Integer(x), imaginary: Integer(y))
          let large = Direction.reducing(real: real, imaginary: imaginary)
          failing.check(small?.eighths == large?.eighths && small?.direction == large?.direction, "\(x) \(y)")
        }
      }
    }
    var random = SeededGenerator(seed: 101)
    for _ in 0..<300 * testScale {
      let real = random.integer(bits: random.size(longest: 300))
      let near = random.pick([real, -real, .zero]) + random.integer(bits: random.below(3))
      let imaginary = random.flip() ? near : random.integer(bits: random.size(longest: 300))
      failing.check(
        isCanonical(real, imaginary) && isCanonical(imaginary, real),
        "\(real.hexadecimal) \(imaginary.hexadecimal)")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// Eighths of a turn, and the direction ahead of which they lie, by hand.
  @Test func axesDiagonalsAndOctants() {
    let rows: [(x: Int, y: Int, eighths: Int, real: Int, imaginary: Int)] = [
      (1, 0, 0, 0, 0), (5, 5, 1, 0, 0), (0, 2, 2, 0, 0), (-3, 3, 3, 0, 0), (-7, 0, 4, 0, 0),
      (-4, -4, -3, 0, 0),
      (0, -1, -2, 0, 0), (2, -2, -1, 0, 0), (3, 1, 0, 3, 1), (1, 3, 1, 2, 1), (-1, 3, 2, 3, 1),
      (-3, 1, 3, 2, 1),
      (-3, -1, -4, 3, 1), (-1, -3, -3, 2, 1), (1, -3, -2, 3, 1), (3, -1, -1, 2, 1), (-3, -7, -3, 5, 2),
      (-6, -14, -3, 5, 2), (10, 4, 0, 5, 2),
    ]
    var failing = FailingRows()
    for (x, y, eighths, real, imaginary) in rows {
      let result = Direction.reducing(real: Integer(x), imaginary: Integer(y))
      let (gotReal, gotImaginary) = (result?.direction?.real ?? .zero, result?.direction?.imaginary ?? .zero)
      failing.check(
        result?.eighths == eighths && gotReal == Integer(real) && gotImaginary == Integer(imaginary),
        "\(x) \(y): \(String(describing: result))")
    }
    #expect(failing.allHold, "\(failing)")
  }
}
