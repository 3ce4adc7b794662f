import Foundation
import TestSupport

/// Where the end-to-end tests keep their files.
enum EndToEnd {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  static let golden = folder.appendingPathComponent("Golden")
  /// The working directory of golden commands and examples.
  static let data = folder.appendingPathComponent("Data").path

  static func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

  static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The golden commands by their names, each one line of shell.
  static func goldenCommands() throws -> [(name: String, line: String)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: golden.path)
    return try names.filter { $0.hasSuffix(".sh") }.sorted().map { name in
      let line = try text(golden.appendingPathComponent(name))
      return (String(name.dropLast(3)), line.trimmingCharacters(in: .newlines))
    }
  }

  /// Calls `body` for each item, two at a time, and returns what it finds wrong with them.
  static func failures<Item: Sendable>(
    _ items: [Item], _ body: @Sendable (Item) throws -> String?
  ) -> [String] {
    let found = Found()
    DispatchQueue.concurrentPerform(iterations: 2) { worker in
      for index in stride(from: worker, to: items.count, by: 2) {
        do {
          if let failure = try body(items[index]) { found.append(failure) }
        } catch {
          found.append("\(items[index]): \(error)")
        }
      }
    }
    return found.all
  }

  private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    var all: [String] { lock.withLock { texts } }
    func append(_ text: String) { lock.withLock { texts.append(text) } }
  }
}
