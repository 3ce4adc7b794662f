import GyreCore

/// Why a text is not the number or angle that is wanted.
enum NumberFault: Error, Equatable, Sendable {
  case decimal(DecimalFault)
  case notAnAngle
  case denominatorZero
  case notWhole
  case outOfRange(ClosedRange<Int>)
}

/// Reads the numbers of the command line.
enum NumberText {
  /// A NUMBER, exactly.
  static func number(_ text: Bytes) throws(NumberFault) -> Rational {
    do {
      return try DecimalText.parse(text.span)
    } catch {
      throw .decimal(error)
    }
  }

  /// A NUMBER that must be whole and in `range`.
  static func whole(_ text: Bytes, in range: ClosedRange<Int>) throws(NumberFault) -> Int {
    let value = try number(text)
    guard value.isWhole else { throw .notWhole }
    guard let whole = value.floor.asInt, range.contains(whole) else { throw .outOfRange(range) }
    return whole
  }

  /// An ANGLE: a NUMBER in `unit`, a NUMBER with a suffix, or a multiple of π.
  static func angle(_ text: Bytes, unit: AngleUnit) throws(NumberFault) -> Arc {
    let factor = try Factor(text.span)
    let rest = text[factor.end...]
    if let multiple = try multipleOfPi(factor.value, rest) { return multiple }
    if !factor.hasDigits { throw .decimal(.notANumber) }
    if rest.isEmpty { return Arc(factor.value, unit) }
    for (suffix, suffixUnit) in suffixes where rest.elementsEqual(suffix.utf8) {
      return Arc(factor.value, suffixUnit)
    }
    throw .notAnAngle
  }

  private static let suffixes: [(String, AngleUnit)] = [
    ("deg", .degree), ("rad", .radian), ("turn", .turn), ("grad", .gradian),
  ]

  /// `pi` or `π` times the factor, over a denominator if there is one; `nil` where it does not begin so.
  private static func multipleOfPi(
    _ factor: Rational, _ rest: ArraySlice<UInt8>
  ) throws(NumberFault) -> Arc? {
    guard rest.starts(with: "pi".utf8) || rest.starts(with: "π".utf8) else { return nil }
    let afterPi = rest.dropFirst(2)  // both spellings have two bytes
    if afterPi.isEmpty { return Arc(multipleOfPi: factor) }
    let digits = Bytes(afterPi.dropFirst())
    guard afterPi.first == UInt8(ascii: "/"), !digits.isEmpty, digits.allSatisfy(isDigit) else {
      throw .notAnAngle
    }
    guard let quotient = factor.divided(by: try number(digits)) else { throw .denominatorZero }
    return Arc(multipleOfPi: quotient)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

  /// What an angle begins with: a number, or at least a sign, which counts as 1 before π.
  private struct Factor {
    let value: Rational
    let hasDigits: Bool
    /// Where it ends.
    let end: Int

    init(_ text: Span<UInt8>) throws(NumberFault) {
      do {
        (value, end) = try DecimalText.parsePrefix(text, from: 0)
        hasDigits = true
      } catch .notANumber {
        let isNegative = text.count > 0 && text[0] == UInt8(ascii: "-")
        value = Rational(isNegative ? -1 : 1)
        hasDigits = false
        end = isNegative || (text.count > 0 && text[0] == UInt8(ascii: "+")) ? 1 : 0
      } catch {
        throw .decimal(error)
      }
    }
  }
}
