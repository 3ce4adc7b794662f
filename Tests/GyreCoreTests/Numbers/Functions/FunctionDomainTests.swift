import GyreCore
import Testing

/// Arguments without a value throw an error that holds the argument.
@Suite struct FunctionDomainTests {
  @Test func refusesWhatIsNoNumber() {
    for bad in [Double.infinity, -.infinity] {
      let calls: [() throws -> Double] = [
        { try CorrectlyRounded.sine(bad) }, { try CorrectlyRounded.cosine(bad, in: .degree) },
        { try CorrectlyRounded.arcSine(bad) }, { try CorrectlyRounded.arcCosine(bad) },
        { try CorrectlyRounded.arcTangent(y: bad, x: 1) }, { try CorrectlyRounded.arcTangent(y: 1, x: bad) },
        { try CorrectlyRounded.hypotenuse(bad, 1) }, { try CorrectlyRounded.hypotenuse(1, bad) },
      ]
      for call in calls { #expect(throws: FunctionDomainError.notFinite(bad)) { try call() } }
    }
    #expect(throws: FunctionDomainError.self) { try CorrectlyRounded.sine(.nan) }
    #expect(throws: FunctionDomainError.self) { try CorrectlyRounded.arcCosine(.nan) }
  }

  @Test func refusesCosinesBeyondOne() {
    for bad in [(1.0).nextUp, (-1.0).nextDown, 2, -1e300] {
      #expect(throws: FunctionDomainError.beyondOne(bad)) { try CorrectlyRounded.arcSine(bad) }
      #expect(throws: FunctionDomainError.beyondOne(bad)) { try CorrectlyRounded.arcCosine(bad) }
    }
  }

  /// A ball of which nothing is in the domain is unknown, and unknown stays unknown.
  @Test func ballsWithoutAValueAreUnknown() {
    let fast = FastPrecision()
    let (two, minus) = (FastBall(Integer(2), fast), FastBall(Integer(-1), fast))
    let balls: [FastBall] = [
      two.arcSine, two.arcCosine, minus.squareRoot, .unknown.squareRoot,
      FastBall.unknown.sineAndCosine().sine,
      FastBall.unknown.sineAndCosine().cosine, .arcTangent(.unknown, two), .arcTangent(two, .unknown),
      .arcTangent(two - two, two - two), FastBall.unknown.arcSine, FastBall.unknown.arcCosine,
    ]
    for (index, ball) in balls.enumerated() { #expect(ball.isUnknown, "\(index)") }
    let (wideTwo, wideMinus) = (WideBall(Integer(2), 256), WideBall(Integer(-1), 256))
    let unknown = wideMinus.squareRoot
    let wides = [
      wideTwo.arcSine, wideTwo.arcCosine, unknown, unknown.squareRoot, unknown.sineAndCosine().sine,
      .arcTangent(unknown, wideTwo), .arcTangent(wideTwo - wideTwo, wideTwo - wideTwo), unknown.arcCosine,
    ]
    for (index, ball) in wides.enumerated() { #expect(ball.radius == nil, "\(index)") }
  }
}
