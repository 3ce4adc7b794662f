/// Why a text is not a number.
package enum DecimalFault: Error, Equatable, Sendable {
  /// It does not follow the grammar.
  case notANumber
  /// It has more than `DecimalText.maximumDigits` digits.
  case tooManyDigits
  /// Its exponent is beyond ±`DecimalText.maximumExponent`.
  case exponentOutOfRange
  /// Its magnitude is 2^1024 - 2^970 or more: no finite binary64 is nearest.
  case tooLarge
}

/// Reads decimal numbers exactly: `[+-]? (digits [. digits*] | . digits) ([eE] [+-]? digits)?`.
package enum DecimalText {
  package static let maximumDigits = 800
  package static let maximumExponent = 400

  /// The number that the whole text is.
  package static func parse(_ text: Span<UInt8>) throws(DecimalFault) -> Rational {
    let (value, end) = try parsePrefix(text, from: 0)
    if end != text.count { throw .notANumber }
    return value
  }

  /// The longest number that begins at `start`, and where it ends.
  ///
  /// - Parameter isBounded: whether the number must have a finite nearest binary64.
  package static func parsePrefix(
    _ text: Span<UInt8>, from start: Int, isBounded: Bool = true
  ) throws(DecimalFault) -> (value: Rational, end: Int) {
    var position = start
    let isNegative = position < text.count && text[position] == UInt8(ascii: "-")
    if isNegative || (position < text.count && text[position] == UInt8(ascii: "+")) { position += 1 }

    var significand = Significand()
    let wholeDigits = significand.readDigits(text, &position)
    var fractionDigits = 0
    if position < text.count && text[position] == UInt8(ascii: ".") {
      let point = position
      position += 1
      fractionDigits = significand.readDigits(text, &position)
      if wholeDigits == 0 && fractionDigits == 0 { position = point }
    }
    let digits = wholeDigits + fractionDigits
    if digits == 0 { throw .notANumber }
    if digits > maximumDigits { throw .tooManyDigits }
    let exponent = try parseExponent(text, &position)
    let scale = exponent - fractionDigits
    let value = significand.scaled(byPowerOfTen: scale, isNegative: isNegative)
    // Below 10^308 there is nothing to check.
    if isBounded && significand.digits + scale > 308 && value.rounded.isInfinite { throw .tooLarge }
    return (value, position)
  }

  /// The exponent, if one stands here; else 0.
  private static func parseExponent(
    _ text: Span<UInt8>, _ position: inout Int
  ) throws(DecimalFault) -> Int {
    guard position < text.count, text[position] | 0x20 == UInt8(ascii: "e") else { return 0 }
    var end = position + 1
    let isNegative = end < text.count && text[end] == UInt8(ascii: "-")
    if isNegative || (end < text.count && text[end] == UInt8(ascii: "+")) { end += 1 }
    let firstDigit = end
    var exponent = 0
    while end < text.count, let digit = digitValue(text[end]) {
      if exponent <= maximumExponent { exponent = 10 * exponent + Int(digit) }
      end += 1
    }
    if end == firstDigit { return 0 }  // the e is not part of the number
    if exponent > maximumExponent { throw .exponentOutOfRange }
    position = end
    return isNegative ? -exponent : exponent
  }

  @inline(__always) fileprivate static func digitValue(_ byte: UInt8) -> UInt8? {
    let value = byte &- UInt8(ascii: "0")
    return value <= 9 ? value : nil
  }
}

/// The digits of a number, taken together in words of up to 19 digits.
private struct Significand {
  /// Digits from the first that is not 0.
  private(set) var digits = 0
  private var word: UInt64 = 0
  private var digitsInWord = 0
  private var upper = Natural.zero

  /// Reads digits up to the first other byte; how many there were. Past the permitted number they are only
  /// counted.
  mutating func readDigits(_ text: Span<UInt8>, _ position: inout Int) -> Int {
    let start = position
    while position < text.count, let digit = DecimalText.digitValue(text[position]) {
      position += 1
      if digits == 0 && digit == 0 { continue }
      digits += 1
      if digits > DecimalText.maximumDigits { continue }
      if digitsInWord == 19 { closeWord() }
      word = 10 &* word &+ UInt64(digit)  // at most 19 digits: below 10^19 < 2^64
      digitsInWord += 1
    }
    return position - start
  }

  private mutating func closeWord() {
    upper = upper * Natural.power(10, digitsInWord) + Natural(word)
    (word, digitsInWord) = (0, 0)
  }

  /// ±digits·10^scale.
  func scaled(byPowerOfTen scale: Int, isNegative: Bool) -> Rational {
    let numerator: Integer
    if upper.isZero {
      numerator = Integer(isNegative ? -Int128(word) : Int128(word))
    } else {
      var whole = self
      whole.closeWord()
      numerator = Integer(isNegative: isNegative, magnitude: whole.upper)
    }
    if scale == 0 || numerator.isZero { return Rational(numerator) }
    let power = Integer.powerOfTen(scale.magnitude)
    return scale > 0 ? Rational(numerator * power) : Rational(numerator, overPositive: power)
  }
}

extension Rational {
  /// Exactly the decimal number that `text` is, such as `-12.5e-3`; `nil` where it does not follow the grammar
  /// `[+-]? (digits [. digits*] | . digits) ([eE] [+-]? digits)?`, has more than 800 digits or an exponent
  /// beyond ±400, or is too large for binary64.
  public init?(decimal text: String) {
    let bytes = Array(text.utf8)
    guard let value = try? DecimalText.parse(bytes.span) else { return nil }
    self = value
  }
}

extension Integer {
  /// 10^exponent.
  package static func powerOfTen(_ exponent: UInt) -> Integer {
    if exponent < IntegerText.powersOfTen.count {
      return Integer(Int128(IntegerText.powersOfTen[Int(exponent)]))
    }
    return Integer(isNegative: false, magnitude: Natural.power(10, Int(exponent)))
  }
}
