import GyreCore
import Testing

/// Values that no precision decides are ties, answered at the cap; where the structure is recognised, the
/// quick answer is the same.
@Suite struct TieTests {
  /// sin 54°·sin 18° = 1/4, times 4.
  struct SineProduct: Formula {
    func value<B: Ball>(_ precision: B.Precision) -> B {
      func sine(_ degrees: Int) -> B {
        B.sineAndCosine(of: ExactAngle(Arc(Rational(degrees), .degree)), precision).sine
      }
      return sine(54) * sine(18) * B(Integer(4), precision)
    }
  }

  /// sin² + cos² of a number of radians, less 1.
  struct UnitCircle: Formula {
    let radians: Rational
    func value<B: Ball>(_ precision: B.Precision) -> B {
      let (sine, cosine) = B(radians, precision).sineAndCosine()
      return sine * sine + cosine * cosine - B(Integer.one, precision)
    }
  }

  /// The sine of so many twelfths of a turn: recognised, or as a ball of radians.
  struct Twelfths: Formula {
    let count: Int
    let isRecognised: Bool
    func value<B: Ball>(_ precision: B.Precision) -> B {
      let arc = Arc(Rational(30 * count), .degree)
      if isRecognised { return B.sineAndCosine(of: ExactAngle(arc), precision).sine }
      let twelfth = B.pi(precision).divided(by: B(Integer(6), precision))
      return (B(Integer(count), precision) * twelfth).sineAndCosine().sine
    }
  }

  /// 2·acos(x) - π for x = sin 30° - 1/2 = 0, and the arc cosine of sin² + cos² = 1.
  struct ArcOfTie: Formula {
    let isOfOne: Bool
    func value<B: Ball>(_ precision: B.Precision) -> B {
      if isOfOne {
        return (UnitCircle(radians: Rational(1)).value(precision) + B(Integer.one, precision)).arcCosine
      }
      let x: B = Twelfths(count: 1, isRecognised: false).value(precision)
      let half = B(Integer.one, precision).scaled(byPowerOfTwo: -1)
      return (x - half).arcCosine.scaled(byPowerOfTwo: 1) - B.pi(precision)
    }
  }

  /// atan2(0, -1) with a y that is 0 by cancellation.
  struct ArgumentOnTheCut: Formula {
    func value<B: Ball>(_ precision: B.Precision) -> B {
      .arcTangent(UnitCircle(radians: Rational(2)).value(precision), B(Integer(-1), precision))
    }
  }

  @Test func formulas() {
    #expect(SineProduct().floor() == .one)
    #expect(UnitCircle(radians: Rational(1)).sign() == 0)
    #if !DEBUG
      #expect(SineProduct().rounded() == 1)
      #expect(ArcOfTie(isOfOne: true).rounded() == 0)
      #expect(ArcOfTie(isOfOne: false).sign() == 0)
      #expect(ArgumentOnTheCut().rounded() == Double.pi)
    #endif
  }

  /// Sign, floor and value of the sines of multiples of 30°, with and without recognition.
  @Test func recognitionGivesTheCapsAnswers() {
    #if DEBUG
      let counts = [6]
    #else
      let counts = [-2, 0, 1, 3, 5, 6, 7]
    #endif
    for count in counts {
      let quick = Twelfths(count: count, isRecognised: true)
      let capped = Twelfths(count: count, isRecognised: false)
      #expect(quick.sign() == capped.sign(), "\(count)")
      #expect(quick.floor() == capped.floor(), "\(count)")
      #expect(quick.rounded() == capped.rounded(), "\(count)")
    }
  }

  #if !DEBUG
    /// Every function at the cap, within a limit that only a mistake would exceed.
    @Test func costsLittleAtTheCap() {
      let third = WideBall(Integer.one, 8192).divided(by: WideBall(Integer(3), 8192))
      let large = ExactAngle(Arc(Rational(0x1.921fb54442d18p+1000) ?? .zero, .radian))
      let clock = ContinuousClock()
      let rows: [(String, () -> WideBall)] = [
        ("square root", { third.squareRoot }),
        ("sine and cosine", { third.sineAndCosine().sine }),
        ("sine of a large angle", { WideBall.sineAndCosine(of: large, 8192).sine }),
        ("arc tangent", { .arcTangent(third, WideBall(.one, 8192)) }),
        ("arc sine", { third.arcSine }),
        ("arc cosine", { third.arcCosine }),
      ]
      for (name, function) in rows {
        var result = third
        let time = (0..<3).map { _ in clock.measure { result = function() } }.min() ?? .zero
        #expect(result.radius.map { $0.bitWidth <= 64 } == true)
        #expect(time < .milliseconds(100), "\(name)")
        if measuredErrorsArePrinted { print("\(name) at 8192 bits: \(time)") }
      }
      let time = clock.measure { _ = SineProduct().floor() }
      #expect(time < .milliseconds(250))
      if measuredErrorsArePrinted { print("floor of a tie: \(time)") }
    }
  #endif
}
