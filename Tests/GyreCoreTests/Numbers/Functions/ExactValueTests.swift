import GyreCore
import Testing

/// Results that are rational come out exactly, and quickly.
@Suite struct ExactValueTests {
  @Test func multiplesOfThirtyDegrees() throws {
    let sines = [0, 0.5, nil, 1, nil, 0.5, 0, -0.5, nil, -1, nil, -0.5]
    for (index, sine) in sines.enumerated() {
      guard let sine else { continue }
      for turns in [-3, 0, 1, 1 << 40] {
        let degrees = Double(30 * index + 360 * turns)
        #expect(try CorrectlyRounded.sine(degrees, in: .degree) == sine, "sine of \(degrees)°")
        #expect(try CorrectlyRounded.cosine(degrees - 90, in: .degree) == sine, "cosine of \(degrees - 90)°")
      }
    }
    #expect(try CorrectlyRounded.sine(1e300, in: .turn) == 0)
    #expect(try CorrectlyRounded.cosine(0x1.fffffffffffffp+1023, in: .turn) == 1)
    #expect(try CorrectlyRounded.cosine(100, in: .gradian) == 0)
  }

  @Test func arcsOfRationalValues() throws {
    let arcTangents: [(Double, Double, Double)] = [
      (0, 0, 0), (0, 5, 0), (3, 3, 45), (7, 0, 90), (1e-300, -1e-300, 135), (0, -2, 180),
      (-1, -1, -135), (-4, 0, -90), (-5, 5, -45),
    ]
    for (y, x, degrees) in arcTangents {
      #expect(try CorrectlyRounded.arcTangent(y: y, x: x, in: .degree) == degrees)
      #expect(try CorrectlyRounded.arcTangent(y: y, x: x, in: .turn) == degrees / 360)
    }
    for (x, degrees) in [(-1.0, -90.0), (-0.5, -30), (0, 0), (0.5, 30), (1, 90)] {
      #expect(try CorrectlyRounded.arcSine(x, in: .degree) == degrees)
      #expect(try CorrectlyRounded.arcCosine(x, in: .degree) == 90 - degrees)
    }
  }

  @Test func hypotenuses() throws {
    let rows: [(Double, Double, Double)] = [
      (3, 4, 5), (0, 0, 0), (-5, 12, 13), (0, -7, 7),
      (3 * .leastNonzeroMagnitude, 4 * .leastNonzeroMagnitude, 5 * .leastNonzeroMagnitude),
      (0x1p1023, 0x1p1023, 0x1.6a09e667f3bcdp+1023), (0x1.fffffffffffffp+1023, 0x1p1023, .infinity),
    ]
    for (x, y, root) in rows { #expect(try CorrectlyRounded.hypotenuse(x, y) == root, "\(x), \(y)") }
  }

  @Test func zeroHasNoSign() throws {
    let zeros = [
      try CorrectlyRounded.sine(-0.0), try CorrectlyRounded.sine(-180, in: .degree),
      try CorrectlyRounded.arcTangent(y: -0.0, x: 1), try CorrectlyRounded.arcSine(-0.0),
      try CorrectlyRounded.cosine(-90, in: .degree), try CorrectlyRounded.hypotenuse(-0.0, -0.0),
    ]
    for zero in zeros { #expect(zero == 0 && zero.sign == .plus) }
    #expect(try CorrectlyRounded.arcTangent(y: -0.0, x: -1) == 0x1.921fb54442d18p+1)
  }

  /// Square roots of squares of up to 52 bits, at both precisions.
  @Test func squareRoots() {
    for root in [0, 1, 2, 3, 10, 4_503_599_627_370_495, 94_906_267] {
      for shift in [-7, 0, 1, 64] {
        let square = Integer(root) * Integer(root)
        let fast = FastBall(square, FastPrecision()).scaled(byPowerOfTwo: 2 * shift).squareRoot
        let wide = WideBall(square, 128).scaled(byPowerOfTwo: 2 * shift).squareRoot
        #expect(fast.rounded == Double(root) * Double(sign: .plus, exponent: shift, significand: 1))
        #expect(fast.error == 0)
        #expect(wide.radius == .zero)
        #expect(wide.rounded == fast.rounded)
      }
    }
  }
}
