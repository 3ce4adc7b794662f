import GyreCore
import Testing

/// Every word of the generated tables, and every constant of the fast path, computed again with wide balls.
@Suite struct FunctionTableTests {
  private static let precision = 320

  /// ⌊value·2^`bits`⌋ in `count` words, most significant first.
  private func words(_ value: WideBall, _ bits: Int, _ count: Int) -> [UInt64] {
    guard let whole = value.scaled(byPowerOfTwo: bits).floor, !whole.isNegative else { return [] }
    let words = whole.magnitude.words
    return Array((words + Array(repeating: 0, count: max(0, count - words.count))).reversed())
  }

  private func ratio(_ top: Int, _ bottom: Int, _ precision: Int = precision) -> WideBall {
    WideBall(Integer(top), precision).divided(by: WideBall(Integer(bottom), precision))
  }

  @Test func sines() {
    #expect(sineTable.count == 4 * 104)
    #expect(sineTable[..<4] == [0, 0, .max, .max])
    for j in 1..<104 {
      let (sine, cosine) = ratio(j, 128).sineAndCosine()
      #expect(Array(sineTable[4 * j..<4 * j + 4]) == words(sine, 128, 2) + words(cosine, 128, 2))
    }
  }

  @Test func arcTangents() {
    #expect(arcTangentTable.count == 2 * 129)
    let one = WideBall(.one, Self.precision)
    for i in 0...128 {
      let angle = WideBall.arcTangent(ratio(i, 128), one)
      #expect(Array(arcTangentTable[2 * i..<2 * i + 2]) == words(angle, 128, 2))
    }
  }

  /// With F = asin(√s)/√s, F + 2sF' = (1 - s)^(-1/2): so its coefficients c about s follow from those, b, of the
  /// right side, 2s(m + 1)·c[m + 1] = b[m] - (2m + 1)·c[m].
  @Test func arcSines() {
    #expect(arcSineTable.count == 12 * 33)
    for j in 0...32 {
      let s = ratio(j, 128, 640)
      let one = WideBall(.one, 640)
      let root = (one - s).squareRoot
      var right = one.divided(by: root)
      var coefficient = one
      if j > 0 { coefficient = s.squareRoot.arcSine.divided(by: s.squareRoot) }
      var row: [UInt64] = []
      for m in 0..<10 {
        let bits = m < 2 ? 127 : 63 - 7 * (m - 2)
        row += words(coefficient, bits, m < 2 ? 2 : 1)
        let left = right - coefficient * WideBall(Integer(2 * m + 1), 640)
        let nextRight = (right * ratio(2 * m + 1, 2 * m + 2, 640)).divided(by: one - s)
        if j > 0 {
          coefficient = left.divided(by: s * WideBall(Integer(2 * (m + 1)), 640))
        } else {
          coefficient = nextRight.divided(by: WideBall(Integer(2 * m + 3), 640))
        }
        right = nextRight
      }
      #expect(Array(arcSineTable[12 * j..<12 * j + 12]) == row, "row \(j)")
    }
  }

  @Test func twoOverPi() {
    let count = twoOverPiWords.count - 1
    let value = WideBall(Integer(2), 1500).divided(by: WideBall.pi(1500))
    #expect(twoOverPiWords == [0] + words(value, 64 * count, count))
  }

  @Test func constants() {
    let pi = WideBall.pi(Self.precision)
    func whole(_ value: Int) -> WideBall { WideBall(Integer(value), Self.precision) }
    let rows: [(FastBall, WideBall)] = [
      (.pi(), pi),
      (.radiansPerDegree, pi.divided(by: whole(180))), (.radiansPerGradian, pi.divided(by: whole(200))),
      (.degreesPerRadian, whole(180).divided(by: pi)), (.gradiansPerRadian, whole(200).divided(by: pi)),
      (.turnsPerRadian, whole(1).divided(by: pi + pi)),
    ]
    for (fast, wide) in rows {
      #expect(words(wide, -fast.exponent, 2) == [fast.significand.high, fast.significand.low])
      #expect(fast.error == 1)
    }
  }
}
