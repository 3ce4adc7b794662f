import GyreCore
import TestSupport
import Testing

/// π·10^count less a whole number.
private struct ScaledPi: Formula {
  let power: Integer
  let whole: Integer

  func value<B: Ball>(_ precision: B.Precision) -> B {
    B.pi(precision) * B(power, precision) - B(whole, precision)
  }
}

/// numerator/divisor·divisor/2^places - subtrahend: exact by nature, never so in balls.
private struct Tie: Formula {
  var numerator: Integer
  var divisor = Integer(3)
  var places = 0
  var subtrahend = Integer.zero

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let quotient = B(numerator, precision).divided(by: B(divisor, precision)) * B(divisor, precision)
    return quotient.divided(by: B(.one << places, precision)) - B(subtrahend, precision)
  }
}

/// π·multiple/π - subtrahend.
private struct PiOverPi: Formula {
  let multiple: Integer
  let subtrahend: Integer

  func value<B: Ball>(_ precision: B.Precision) -> B {
    let pi = B.pi(precision)
    return (pi * B(multiple, precision)).divided(by: pi) - B(subtrahend, precision)
  }
}

/// 1/(π - π): undefined.
private struct Undefined: Formula {
  func value<B: Ball>(_ precision: B.Precision) -> B {
    B(.one, precision).divided(by: B.pi(precision) - B.pi(precision))
  }
}

@Suite struct FormulaTests {
  /// The fraction of π·10^k (Scripts/reference/arguments.py) needs some 3.3·k bits and the result's own: what
  /// is not known at one precision is asked for at the next.
  @Test func escalationReachesTheAnswer() throws {
    var failing = FailingRows()
    let pi = Natural(words: piWords.reversed())
    for cells in try TableReader.rows("arguments.tsv") where cells[0] == "pi" {
      let count = try #require(Int(cells[1]))
      let power = Natural.power(10, count)
      let whole = Integer(isNegative: false, magnitude: (pi * power) >> (64 * piWords.count - 2))
      let scaled = Integer(isNegative: false, magnitude: power)
      let formula = ScaledPi(power: scaled, whole: whole)
      let opposite = ScaledPi(power: -scaled, whole: -whole)
      let expected = UInt64(cells[2], radix: 16).map { Double(bitPattern: $0) }
      failing.check(formula.rounded() == expected, "\(cells): \(formula.rounded())")
      failing.check(opposite.rounded() == expected.map { -$0 }, "\(cells): \(opposite.rounded())")
      failing.check(formula.sign() == 1 && opposite.sign() == -1, "\(cells): sign")
      failing.check(formula.floor() == .zero && opposite.floor() == Integer(-1), "\(cells): floor")
      let tooShort: WideBall = formula.value(max(64, scaled.bitWidth - 8))
      failing.check(
        count < 25 || tooShort.sign == nil && tooShort.rounded == nil, "\(cells): decided too early")
    }
    #expect(failing.allHold, "\(failing)")
  }

  /// What is open at the cap is the tie that it is.
  @Test func tiesAtTheCap() {
    let overflow = Integer(1 << 54 - 1) << 970  // the midpoint above the largest number
    let rows: [(formula: any Formula, sign: Int, floor: Integer, rounded: Double)] = [
      (Tie(numerator: .one, subtrahend: .one), 0, .zero, 0),
      (Tie(numerator: .one), 1, .one, 1), (Tie(numerator: -.one), -1, -.one, -1),
      (Tie(numerator: Integer(5), divisor: Integer(7)), 1, Integer(5), 5),
      (Tie(numerator: Integer(1 << 53 + 1)), 1, Integer(1 << 53 + 1), 0x1p53),
      (Tie(numerator: Integer(1 << 53 + 3)), 1, Integer(1 << 53 + 3), 0x1p53 + 4),
      (Tie(numerator: Integer(-1 - 1 << 53)), -1, Integer(-1 - 1 << 53), -0x1p53),
      (Tie(numerator: Integer(1 << 53 + 1), places: 53), 1, .one, 1),
      (
        Tie(numerator: Integer(-3 - 1 << 53), places: 53), -1, Integer(-2), -0x1.0000000000002p0
      ),
      (Tie(numerator: .one, places: 1075), 1, .zero, 0), (Tie(numerator: -.one, places: 1075), -1, -.one, 0),
      (Tie(numerator: Integer(3), divisor: Integer(7), places: 1075), 1, .zero, 0x1p-1073),
      (Tie(numerator: overflow), 1, overflow, .infinity),
      (PiOverPi(multiple: Integer(3), subtrahend: Integer(3)), 0, .zero, 0),
      (PiOverPi(multiple: Integer(3), subtrahend: Integer(5)), -1, Integer(-2), -2),
    ]
    var failing = FailingRows()
    for (index, (formula, sign, floor, rounded)) in rows.enumerated() {
      let answers = (formula.sign(), formula.floor(), formula.rounded())
      failing.check(
        answers == (sign, floor, rounded) && (rounded != 0 || answers.2.sign == .plus),
        "row \(index): \(answers)")
    }
    let undefined = Undefined()
    failing.check(
      undefined.rounded().isNaN && undefined.sign() == 0 && undefined.floor() == .zero, "undefined")
    #expect(failing.allHold, "\(failing)")
  }

  /// Ties made of roots: √2² is 2, and a midpoint of √ goes to the even number.
  @Test func tiesOfRoots() {
    let cap = 8192
    let two = WideBall(Integer(2), cap)
    let square = two.squareRoot * two.squareRoot
    let rest = square - two
    let midpoint = (square * WideBall(Integer(1 << 53 + 1), cap)).divided(by: two)
    #expect(rest.sign == nil && rest.signTie == 0 && square.floor == nil && square.floorTie == Integer(2))
    #expect(midpoint.rounded == nil && midpoint.roundedTie == 0x1p53 && square.rounded == 2)
  }

  #if !DEBUG
    /// A tie costs every precision up to the cap.
    @Test func tiesAreQuickEnough() {
      let formulas: [any Formula] = [
        Tie(numerator: .one, subtrahend: .one), PiOverPi(multiple: Integer(3), subtrahend: Integer(3)),
        Undefined(),
      ]
      for formula in formulas {
        let least = (0..<3).map { _ in ContinuousClock().measure { _ = formula.sign() } }.min() ?? .zero
        #expect(least < .milliseconds(50))
      }
    }
  #endif
}
