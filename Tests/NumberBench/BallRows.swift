#if canImport(GyreCore)
  import GyreCore
  import TestSupport
#endif

/// Times the operations of `FastBall`, each on independent pairs of balls.
func timeBalls() {
  var generator = SeededGenerator(seed: 4)
  let precision = FastPrecision()
  let balls = (0..<256).map { _ in
    let sign = Int.random(in: 0...1, using: &generator) * 2 - 1
    return FastBall(Integer(sign * Int.random(in: 1 << 40...1 << 62, using: &generator)), precision)
      .divided(by: FastBall(Integer(Int.random(in: 1 << 40...1 << 62, using: &generator)), precision))
  }
  let positive = balls.map { $0 * $0 }
  let small = balls.map { ball in
    (ball * ball + FastBall(.one, precision)).squareRoot.inverse
  }
  time("(copy)", balls) { a, _ in a }
  time("add", balls) { $0 + $1 }
  time("multiply", balls) { $0 * $1 }
  time("divide", balls) { $0.divided(by: $1) }
  time("square root", positive) { a, _ in a.squareRoot }
  time("sine and cosine", balls) { a, _ in
    let (sine, cosine) = a.sineAndCosine()
    return sine + cosine
  }
  time("arc tangent", balls) { .arcTangent($0, $1) }
  time("arc sine", small) { a, _ in a.arcSine }
  time("arc cosine", small) { a, _ in a.arcCosine }
  let roundings = nanoseconds(balls.count - 1) {
    var sum = 0.0
    for ball in balls { sum += ball.rounded ?? 0 }
    return sum
  }
  print(column("rounding", 22) + decimals(roundings))
}

extension FastBall {
  fileprivate var inverse: FastBall { FastBall(.one, FastPrecision()).divided(by: self) }
}

/// The results go into an array, so that none can be dropped.
@inline(__always)
private func time(_ name: String, _ balls: [FastBall], _ operation: (FastBall, FastBall) -> FastBall) {
  var results = balls
  let time = nanoseconds(400 * (balls.count - 1)) {
    for _ in 0..<400 {
      for index in 1..<balls.count { results[index] = operation(balls[index], balls[index - 1]) }
    }
    return 0
  }
  print(column(name, 22) + decimals(time))
}
