import GyreCore
import TestSupport
import Testing

@Suite struct IntegerTextTests {
  /// Both sides of every power of ten and of two, and random ones of all lengths.
  private static let values: [UInt64] = {
    var values: [UInt64] = [0, .max]
    for power in IntegerText.powersOfTen { values += [power - 1, power, power + 1] }
    for shift in 0..<64 { values += [1 << shift, 1 << shift - 1] }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<(2_000 * TextTesting.scale) { values.append(generator.next() >> (generator.next() % 64)) }
    return values
  }()

  @Test func unsigned() {
    var failures: [String] = []
    for value in Self.values {
      let text = TextTesting.text(capacity: IntegerText.maximumLength) { IntegerText.write(value, to: $0) }
      if text != value.description { failures.append("\(value): \(text)") }
    }
    #expect(failures == [])
  }

  @Test func signed() {
    var failures: [String] = []
    for value in Self.values.map({ Int(bitPattern: UInt($0)) }) + [.min, .max, -1] {
      let text = TextTesting.text(capacity: IntegerText.maximumLength) { IntegerText.write(value, to: $0) }
      if text != value.description { failures.append("\(value): \(text)") }
    }
    #expect(failures == [])
  }

  /// Every half of four digits, both as the upper and as the lower one: they are made side by side in one word.
  @Test func allHalvesOfEightDigits() {
    var failures: [String] = []
    for half in 0..<10_000 {
      for value in [half, 10_000 * half + 9_999, 90_000_000 + half, 10_001 * half] {
        let text = TextTesting.text(capacity: IntegerText.maximumLength) { IntegerText.write(value, to: $0) }
        if text != value.description { failures.append("\(value): \(text)") }
      }
    }
    #expect(failures == [])
  }

  @Test func lastDigits() {
    var failures: [String] = []
    for value in Self.values.prefix(200) {
      for count in 1...20 {
        let text = TextTesting.text(capacity: count) {
          IntegerText.writeDigits(value, count: count, to: $0)
          return count
        }
        let expected = (String(repeating: "0", count: 20) + value.description).suffix(count)
        if text != expected { failures.append("\(value), \(count): \(text)") }
      }
    }
    #expect(failures == [])
  }
}
