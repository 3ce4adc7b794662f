import Foundation
import GyreCore

/// What the tests of number texts share.
enum TextTesting {
  /// How many times the usual number of random rows: GYRE_TEST_SCALE, or 1.
  static let scale = max(1, ProcessInfo.processInfo.environment["GYRE_TEST_SCALE"].flatMap { Int($0) } ?? 1)

  /// What `write` puts into a buffer of `capacity` bytes, or an account of how it left its bounds.
  static func text(capacity: Int, write: (UnsafeMutablePointer<UInt8>) -> Int) -> String {
    // Sixteen bytes to both sides show a write outside.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity + 32) { memory in
      guard let start = memory.baseAddress else { return "no memory" }
      memory.initialize(repeating: 1)
      let length = write(start + 16)
      guard 1...capacity ~= length else { return "a length of \(length)" }
      if memory[..<16].contains(where: { $0 != 1 }) { return "written before the start" }
      if memory[(16 + capacity)...].contains(where: { $0 != 1 }) { return "written after the end" }
      return String(decoding: memory[16..<(16 + length)], as: UTF8.self)
    }
  }

  static func shortest(_ value: Double) -> String {
    text(capacity: ShortestText.maximumLength) { ShortestText.write(value, to: $0) }
  }

  static func fixed(_ value: Double, _ decimals: Int) -> String {
    text(capacity: FixedText.maximumLength) { FixedText.write(value, decimals: decimals, to: $0) }
  }

  /// A row for the list of failures; the bits make it possible to make it again.
  static func row(_ value: Double, _ actual: String, _ expected: String) -> String {
    "0x\(String(value.bitPattern, radix: 16)): \(actual), expected \(expected)"
  }
}
