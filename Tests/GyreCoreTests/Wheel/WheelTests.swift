import GyreCore
import Testing

/// Wheels whose angles can be said in advance, and wheels that can't be.
@Suite struct WheelTests {
  private func ratio(_ numerator: Int, _ denominator: Int) throws -> Rational {
    try #require(Rational(numerator, over: denominator))
  }

  /// Sector i of n lies at -i/n of a turn, from half a sector below to half a sector above.
  @Test func equalSectors() throws {
    var wrong: [String] = []
    for count in Array(1...100) + [360, 9_999_999, 10_000_000] {
      let wheel = try Wheel(count: count)
      for index in count <= 360 ? Array(0..<count) : [0, 1, count / 2, count - 1] {
        let mid = Arc(try ratio(2 * index <= count - 1 ? -index : count - index, count), .turn)
        let half = Arc(try ratio(1, 2 * count), .turn)
        // The upper half of the circle; where a sector across the cut has its ends follows from that.
        let min = mid - half < -.halfTurn ? mid - half + .turn : mid - half
        let max = mid + half > .halfTurn ? mid + half - .turn : mid + half
        let isRight =
          wheel.mid(of: index) == mid && wheel.max(of: index) == max
          && (wheel.min(of: index) == min) && wheel.width(of: index) == half + half
        if !isRight { wrong.append("\(index) of \(count)") }
      }
    }
    #expect(wrong == [])
  }

  /// The border of 8 sectors that float storage gets wrong, and shares that binary64 can't hold.
  @Test func knownNumbers() throws {
    let wheel = try Wheel(count: 8)
    #expect(wheel.min(of: 4).rounded(in: .radian) == 0x1.5fdbbe9bba775p+1)
    #expect(wheel.min(of: 4).rounded(in: .degree) == 157.5)
    let weights = try [ratio(1, 10), ratio(2, 10), ratio(3, 10)]
    let widths = try (0..<3).map { try Wheel(weights: weights).width(of: $0).rounded(in: .degree) }
    #expect(widths == [60, 120, 180])
  }

  /// The same wheel in every unit.
  @Test func units() throws {
    let (three, four) = (try ratio(3, 1), try ratio(1, 4))
    let rows = [
      [
        Arc(Rational(270), .degree), Arc(three * four, .turn), Arc(Rational(300), .gradian),
        Arc(multipleOfPi: try ratio(3, 2)),
      ],
      [
        Arc(Rational(-45), .degree), Arc(try ratio(-1, 8), .turn), Arc(Rational(-50), .gradian),
        Arc(multipleOfPi: -four),
      ],
      [
        Arc(Rational(9), .degree), Arc(try ratio(1, 40), .turn), Arc(Rational(10), .gradian),
        Arc(multipleOfPi: try ratio(1, 20)),
      ],
    ]
    let wheels = try (0..<4).map { unit in
      try Wheel(
        count: 7, first: rows[1][unit], pointer: rows[0][unit], span: rows[0][unit], gap: rows[2][unit])
    }
    for wheel in wheels {
      #expect(
        (0..<7).allSatisfy {
          wheel.min(of: $0) == wheels[0].min(of: $0) && wheel.max(of: $0) == wheels[0].max(of: $0)
        })
    }
  }

  @Test func errors() throws {
    let (one, tiny) = (Rational(1), try ratio(1, Int.max))
    let quarter = Arc(try ratio(1, 4), .turn)
    let rows: [(WheelError?, () throws -> Wheel)] = [
      (.countOutOfRange(0), { try Wheel(count: 0) }),
      (.countOutOfRange(-1), { try Wheel(count: -1) }),
      (.countOutOfRange(10_000_001), { try Wheel(count: 10_000_001) }),
      (.countOutOfRange(.min), { try Wheel(count: .min) }),
      (.countOutOfRange(0), { try Wheel(weights: []) }),
      (nil, { try Wheel(weights: [tiny]) }),
      (.weightNotPositive(index: 1), { try Wheel(weights: [one, .zero, .zero]) }),
      (.weightNotPositive(index: 2), { try Wheel(weights: [one, tiny, -tiny]) }),
      (.spanNotPositive, { try Wheel(count: 2, span: .zero) }),
      (.spanNotPositive, { try Wheel(count: 2, span: -Arc(tiny, .turn)) }),
      (.spanExceedsTurn, { try Wheel(count: 2, span: .turn + Arc(tiny, .radian)) }),
      // 710/113 is more than 2π by 6e-7, 6283185/1000000 less by 3e-7.
      (.spanExceedsTurn, { try Wheel(count: 2, span: Arc(ratio(710, 113), .radian)) }),
      (nil, { try Wheel(count: 2, span: Arc(ratio(6_283_185, 1_000_000), .radian)) }),
      (nil, { try Wheel(count: 2, span: Arc(Rational(360), .degree)) }),
      (.gapNegative, { try Wheel(count: 2, gap: -Arc(tiny, .degree)) }),
      (.gapNotSmallerThanSector(index: 0), { try Wheel(count: 4, gap: quarter) }),
      (.gapNotSmallerThanSector(index: 0), { try Wheel(count: 1, gap: .turn) }),
      (nil, { try Wheel(count: 4, gap: quarter - Arc(tiny, .radian)) }),
      (.gapNotSmallerThanSector(index: 1), { try Wheel(weights: [Rational(2), one, one], gap: quarter) }),
      (nil, { try Wheel(weights: [Rational(2), one, one], gap: quarter - Arc(tiny, .turn)) }),
    ]
    var wrong: [String] = []
    for (place, (error, wheel)) in rows.enumerated() {
      do {
        _ = try wheel()
        if error != nil { wrong.append("row \(place): no error") }
      } catch let found as WheelError {
        if found != error { wrong.append("row \(place): \(found)") }
      }
    }
    #expect(wrong == [])
  }
}
