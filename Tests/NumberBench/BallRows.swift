#if canImport(GyreCore)
  /// The operations of balls are inlined into the formulas of their own module, and so they must be here: see
  /// Scripts/bench.
  func timeBalls() { print("built as a module of its own: balls are not timed") }
#else
  /// Times the operations of `FastBall`, each on independent pairs of balls with random signs and sizes.
  func timeBalls() {
    var generator = SeededGenerator(seed: 4)
    let precision = FastPrecision()
    func whole() -> FastBall {
      FastBall(Integer(Int.random(in: 1 << 40...1 << 62, using: &generator)), precision)
    }
    let balls = (0..<256).map { index in
      let quotient = whole().divided(by: whole())
      return index & 4 == 0 ? quotient : -quotient
    }
    let squares = balls.map { $0 * $0 }
    let cosines = squares.map { FastBall.one.divided(by: ($0 + .one).squareRoot) }
    time("add", balls) { $0 + $1 }
    time("multiply", balls) { $0 * $1 }
    time("divide", balls) { $0.divided(by: $1) }
    time("square root", squares) { a, _ in a.squareRoot }
    time("sine", balls) { a, _ in .sine(of: a.quarterTurns, isCosine: false) }
    time("sine and cosine", balls) { a, _ in
      let (sine, cosine) = a.sineAndCosine()
      return FastBall(
        sine.significand ^ cosine.significand, error: 0, exponent: sine.exponent, isNegative: false)
    }
    time("arc tangent", balls) { .arcTangent($0, $1) }
    time("arc sine", cosines) { a, _ in a.arcSine }
    time("arc cosine", cosines) { a, _ in a.arcCosine }
    let rounding = nanoseconds(400 * (balls.count - 1)) {
      var sum = 0.0
      for _ in 0..<400 { for ball in balls { sum += ball.rounded ?? 0 } }
      return sum
    }
    print(column("rounding", 22) + decimals(rounding))
  }

  /// The parts of the results are added up, so that none can be dropped.
  @inline(__always)
  private func time(_ name: String, _ balls: [FastBall], _ operation: (FastBall, FastBall) -> FastBall) {
    let time = nanoseconds(400 * (balls.count - 1)) {
      var sum: UInt64 = 0
      for _ in 0..<400 {
        for index in 1..<balls.count {
          let result = operation(balls[index], balls[index &- 1])
          sum &+= result.significand.low ^ result.significand.high ^ result.error
          sum &+= UInt64(truncatingIfNeeded: result.exponent)
        }
      }
      return Double(sum)
    }
    print(column(name, 22) + decimals(time))
  }
#endif
