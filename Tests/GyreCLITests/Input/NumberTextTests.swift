import GyreCore
import Testing

@testable import GyreCLI

@Suite struct NumberTextTests {
  /// Texts with the part of a turn, or else the radians, that they are.
  private static let angles:
    [(text: String, unit: AngleUnit, numerator: Int, denominator: Int, isTurns: Bool)] = [
      ("0", .radian, 0, 1, false), ("0.5", .radian, 1, 2, false), ("-.5", .radian, -1, 2, false),
      ("+5.", .radian, 5, 1, false), ("010", .radian, 10, 1, false), ("1e-3", .radian, 1, 1000, false),
      ("1E+2", .radian, 100, 1, false), ("0.1", .turn, 1, 10, true), ("0.5", .degree, 1, 720, true),
      ("-360", .degree, -1, 1, true), ("100", .gradian, 1, 4, true), ("0e400", .degree, 0, 1, true),
      ("45deg", .radian, 1, 8, true), ("-90deg", .gradian, -1, 4, true), ("+.25turn", .radian, 1, 4, true),
      ("0.1turn", .degree, 1, 10, true), ("50grad", .turn, 1, 8, true), ("1e2grad", .radian, 1, 4, true),
      ("1.5rad", .degree, 3, 2, false), ("-1e-2rad", .turn, -1, 100, false),
      ("1e0deg", .radian, 1, 360, true),
      ("pi", .degree, 1, 2, true), ("π", .radian, 1, 2, true), ("+pi", .radian, 1, 2, true),
      ("-pi/4", .turn, -1, 8, true), ("-π/4", .radian, -1, 8, true), ("3pi/8", .radian, 3, 16, true),
      ("2.5pi", .radian, 5, 4, true), ("2.5π/010", .radian, 1, 8, true), (".5pi/3", .radian, 1, 12, true),
      ("1e-3pi", .gradian, 1, 2000, true), ("0pi/7", .radian, 0, 1, true), ("-2pi/1", .radian, -1, 1, true),
    ]

  @Test func angles() throws {
    var wrong: [String] = []
    for row in Self.angles {
      let value = try #require(Rational(row.numerator, over: row.denominator))
      let expected = Arc(value, row.isTurns ? .turn : .radian)
      if try NumberText.angle(Bytes(row.text.utf8).span, unit: row.unit) != expected {
        wrong.append(row.text)
      }
    }
    #expect(wrong == [])
  }

  /// Other units are not added to one that stands there already, and nothing may follow.
  private static let refusals: [(String, NumberFault)] = [
    ("", .notAnAngle), ("-", .notAnAngle), ("+", .notAnAngle), (".", .notAnAngle), ("--1", .notAnAngle),
    ("x", .notAnAngle), ("deg", .notAnAngle), ("-deg", .notAnAngle), ("45degree", .notAnAngle),
    ("45 deg", .notAnAngle), (" 45", .notAnAngle), ("45 ", .notAnAngle), ("45DEG", .notAnAngle),
    ("45d", .notAnAngle), ("45degdeg", .notAnAngle), ("1e", .notAnAngle), ("1edeg", .notAnAngle),
    ("1e+", .notAnAngle), ("1.2.3", .notAnAngle), ("0,5", .notAnAngle), ("0x10", .notAnAngle),
    ("1_0", .notAnAngle), ("−1", .notAnAngle), ("nan", .notAnAngle), ("-inf", .notAnAngle),
    ("45°", .notAnAngle), ("pi4", .notAnAngle), ("pi/", .notAnAngle), ("pi/2.5", .notAnAngle),
    ("pi/-4", .notAnAngle), ("pi/+4", .notAnAngle), ("pi/4x", .notAnAngle), ("pi/4deg", .notAnAngle),
    ("pi*2", .notAnAngle), ("2*pi", .notAnAngle), ("2 pi", .notAnAngle), ("Pi", .notAnAngle),
    ("PI", .notAnAngle), ("pipi", .notAnAngle), ("pi pi", .notAnAngle), ("/2", .notAnAngle),
    ("p", .notAnAngle), ("pi/0", .denominatorZero), ("0pi/000", .denominatorZero),
    ("1e309", .decimal(.tooLarge)), ("-1e400deg", .decimal(.tooLarge)),
    ("1e401", .decimal(.exponentOutOfRange)),
    ("1e-401turn", .decimal(.exponentOutOfRange)), ("0e999", .decimal(.exponentOutOfRange)),
    (String(repeating: "0", count: 801), .decimal(.tooManyDigits)),
    ("pi/" + String(repeating: "1", count: 801), .decimal(.tooManyDigits)),
  ]

  @Test func refusals() {
    let wrong = Self.refusals.filter { text, fault in
      do throws(NumberFault) {
        _ = try NumberText.angle(Bytes(text.utf8).span, unit: .radian)
        return true
      } catch {
        return error != fault
      }
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test func wholeNumbers() {
    let range = 1...10_000_000
    let rows: [(String, Result<Int, NumberFault>)] = [
      ("1", .success(1)), ("+8", .success(8)), ("010", .success(10)), ("1e3", .success(1000)),
      ("2.0", .success(2)), ("25e-1", .failure(.notWhole)), ("80e-1", .success(8)),
      ("1e7", .success(10_000_000)),
      ("10000000.0", .success(10_000_000)), ("0", .failure(.outOfRange(range))),
      ("-0", .failure(.outOfRange(range))), ("-1", .failure(.outOfRange(range))),
      ("10000001", .failure(.outOfRange(range))), ("1e30", .failure(.outOfRange(range))),
      ("2.5", .failure(.notWhole)), ("1e-400", .failure(.notWhole)), ("", .failure(.decimal(.notANumber))),
      ("8deg", .failure(.decimal(.notANumber))), ("pi", .failure(.decimal(.notANumber))),
    ]
    let wrong = rows.filter { text, expected in
      Result { () throws(NumberFault) in try NumberText.whole(Bytes(text.utf8), in: range) } != expected
    }
    #expect(wrong.map(\.0) == [])
  }
}
