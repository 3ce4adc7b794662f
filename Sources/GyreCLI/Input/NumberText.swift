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
  static func angle(_ text: Span<UInt8>, unit: AngleUnit) throws(NumberFault) -> Arc {
    let factor = try Factor(text)
    if factor.end == text.count && factor.hasDigits { return Arc(factor.value, unit) }
    if let multiple = try multipleOfPi(factor.value, text, from: factor.end) { return multiple }
    if !factor.hasDigits { throw .notAnAngle }
    for (suffix, suffixUnit) in suffixes
    where text.count - factor.end == suffix.utf8CodeUnitCount && holds(text, suffix, at: factor.end) {
      return Arc(factor.value, suffixUnit)
    }
    throw .notAnAngle
  }

  private static let suffixes: [(StaticString, AngleUnit)] = [
    ("deg", .degree), ("rad", .radian), ("turn", .turn), ("grad", .gradian),
  ]

  /// `pi` or `π` times the factor, over a denominator if there is one; `nil` where it does not begin so.
  private static func multipleOfPi(
    _ factor: Rational, _ text: Span<UInt8>, from start: Int
  ) throws(NumberFault) -> Arc? {
    guard holds(text, "pi", at: start) || holds(text, "π", at: start) else { return nil }
    let slash = start + 2  // both spellings have two bytes
    if slash == text.count { return Arc(multipleOfPi: factor) }
    // A denominator has digits only: no sign, point or exponent.
    guard text[slash] == UInt8(ascii: "/"), slash + 1 < text.count else { throw .notAnAngle }
    for index in (slash + 1)..<text.count where !isDigit(text[index]) { throw .notAnAngle }
    let denominator: Rational
    do {
      denominator = try DecimalText.parsePrefix(text, from: slash + 1, isBounded: false).value
    } catch {
      throw .decimal(error)
    }
    guard let quotient = factor.divided(by: denominator) else { throw .denominatorZero }
    return Arc(multipleOfPi: quotient)
  }

  private static func holds(_ text: Span<UInt8>, _ word: StaticString, at start: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= text.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where text[start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
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
