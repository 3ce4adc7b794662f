import GyreCore

extension Natural {
  /// The number written in hexadecimal digits, `5<<70` for 5·2^70; `nil` for anything else.
  init?(hexadecimal text: some StringProtocol) {
    let parts = text.split(separator: "<", omittingEmptySubsequences: true)
    guard let digits = parts.first, parts.count <= 2 else { return nil }
    var words: [UInt64] = []
    var rest = Substring(digits)
    while !rest.isEmpty {
      guard let word = UInt64(rest.suffix(16), radix: 16) else { return nil }
      words.append(word)
      rest = rest.dropLast(16)
    }
    guard parts.count == 2 else {
      self.init(words: words)
      return
    }
    guard let count = Int(parts[1]) else { return nil }
    self = Natural(words: words) << count
  }

  /// Hexadecimal digits.
  var hexadecimal: String {
    guard let top = words.last else { return "0" }
    return words.dropLast().reversed().reduce(String(top, radix: 16)) { text, word in
      let digits = String(word, radix: 16)
      return text + String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  /// The number written in decimal digits; `nil` for anything else.
  init?(decimal text: some StringProtocol) {
    var value = Natural.zero
    var rest = Substring(text)
    if rest.isEmpty { return nil }
    while !rest.isEmpty {
      let chunk = rest.prefix(18)
      guard let digits = UInt64(chunk) else { return nil }
      value = value * Natural.power(10, chunk.count) + Natural(digits)
      rest = rest.dropFirst(18)
    }
    self = value
  }
}

extension Integer {
  /// The number written in hexadecimal digits with an optional minus.
  init?(hexadecimal text: String) {
    let isNegative = text.hasPrefix("-")
    guard let magnitude = Natural(hexadecimal: text.dropFirst(isNegative ? 1 : 0)) else { return nil }
    self.init(isNegative: isNegative, magnitude: magnitude)
  }

  var hexadecimal: String { (isNegative ? "-" : "") + magnitude.hexadecimal }

  /// The number written in decimal digits with an optional minus.
  init?(decimal text: some StringProtocol) {
    let isNegative = text.hasPrefix("-")
    guard let magnitude = Natural(decimal: text.dropFirst(isNegative ? 1 : 0)) else { return nil }
    self.init(isNegative: isNegative, magnitude: magnitude)
  }
}

extension Rational {
  /// The number written as `-12/7` or as `-1.25e-7`, exactly.
  init?(text: String) {
    let fraction = text.split(separator: "/")
    if fraction.count == 2 {
      guard let top = Integer(decimal: fraction[0]), let bottom = Integer(decimal: fraction[1]) else {
        return nil
      }
      self.init(top, overPositive: bottom)
      return
    }
    let parts = text.split(separator: "e")
    let digits = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard let numerator = Integer(decimal: digits.joined()), let tens = Int(parts.count > 1 ? parts[1] : "0")
    else { return nil }
    let exponent = tens - (digits.count > 1 ? digits[1].count : 0)
    let power = Integer(isNegative: false, magnitude: Natural.power(10, abs(exponent)))
    self =
      exponent < 0 ? Rational(numerator, overPositive: power) : Rational(numerator * power)
  }
}
