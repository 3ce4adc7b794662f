import GyreCore
import TestSupport
import Testing

/// Decimals without exponent, against the reader of all numbers and the writer of shortest texts.
@Suite struct PlainDecimalTests {
  private func decimal(_ text: String) -> (decimal: PlainDecimal, isShortest: Bool)? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      PlainDecimal(buffer).map { ($0, $0.isShortest(buffer)) }
    }
  }

  private func shortest(_ value: Double) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ShortestText.maximumLength) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      return String(decoding: buffer[..<ShortestText.write(value, to: start)], as: UTF8.self)
    }
  }

  /// What is wrong with the reading of a text, if anything.
  private func fault(_ text: String) -> String? {
    guard let (decimal, isShortest) = decimal(text) else { return "\(text) is not read" }
    guard let value = Rational(decimal: text)?.rounded else { return "\(text) is no number" }
    if let rounded = decimal.rounded, rounded != value { return "\(text) becomes \(rounded)" }
    if decimal.rounded?.sign == .minus && value == 0 { return "\(text) becomes -0" }
    return isShortest && shortest(value) != text ? "\(text) is not \(shortest(value))" : nil
  }

  @Test func texts() {
    let good = [
      "0", "-0", "0.0", "00", "1", "-1", "1.", ".5", "-.5", "0.5", "-0.5", "10", "1.50", "0.000001",
      "0.0000001",
      "0.00000012", "123456789012345", "1234567890123456", "999999999999999", "999999999999999999",
      "0.10000000000000000", "9007199254740993", "0.00000000000000001", "123.456", "007", "-00.5",
    ]
    #expect(good.compactMap(fault) == [])
    let shortestTexts = good.filter { decimal($0)?.isShortest ?? false }
    #expect(
      shortestTexts == [
        "0", "1", "-1", "0.5", "-0.5", "10", "0.000001", "123456789012345", "999999999999999", "123.456",
      ])
    let others = [
      "", "-", ".", "-.", "+1", "1e5", "1..2", "1,5", " 1", "1 ", "nan", "0x1", "1234567890123456789",
    ]
    #expect(others.filter { decimal($0) != nil } == [])
  }

  @Test func random() {
    var source = SeededGenerator(seed: 21)
    var wrong: [String] = []
    for _ in 0..<(20_000 * testScale) {
      var digits = (0..<(1 + source.below(18))).map { _ in String(source.below(source.below(2) == 0 ? 10 : 2))
      }
      if source.below(4) > 0 { digits.insert(".", at: source.below(digits.count + 1)) }
      let text = (source.below(2) == 0 ? "" : "-") + digits.joined()
      if let fault = fault(text) { wrong.append(fault) }
    }
    #expect(wrong == [])
  }
}
