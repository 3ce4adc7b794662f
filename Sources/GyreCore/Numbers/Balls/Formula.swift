/// A formula over exact values, written once for every precision.
///
/// Each question is put to the ball of the fast precision first, then to balls of 256, 512 … 8192 bits, until
/// one is decided (Ziv's strategy, doi:10.1145/114697.116813). Two numbers that agree to 8192 bits count as
/// equal: what is still open then is answered as the tie that it is. A formula that is undefined for its
/// values (a division by zero) rounds to NaN; callers exclude that.
package protocol Formula {
  /// The value of the formula as a ball of the given precision.
  func value<B: Ball>(_ precision: B.Precision) -> B
}

extension Formula {
  /// The value rounded once to binary64, to nearest, ties to even; infinite where it is too large.
  @inline(__always)
  package func rounded() -> Double {
    let ball: FastBall = value(FastPrecision())
    return ball.rounded ?? escalate({ $0.rounded }, atCap: { $0.roundedTie })
  }

  /// -1, 0 or 1.
  @inline(__always)
  package func sign() -> Int {
    let ball: FastBall = value(FastPrecision())
    return ball.sign ?? escalate({ $0.sign }, atCap: { $0.signTie })
  }

  /// The largest whole number not above the value.
  @inline(__always)
  package func floor() -> Integer {
    let ball: FastBall = value(FastPrecision())
    return ball.floor ?? escalate({ $0.floor }, atCap: { $0.floorTie })
  }

  @inline(never)
  private func escalate<Answer>(
    _ question: (WideBall) -> Answer?, atCap tie: (WideBall) -> Answer
  ) -> Answer {
    var precision = 256
    while true {
      let ball: WideBall = value(precision)
      if let answer = question(ball) { return answer }
      if precision >= WideBall.precisionCap { return tie(ball) }
      precision *= 2
    }
  }
}
