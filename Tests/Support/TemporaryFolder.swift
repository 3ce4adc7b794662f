import Foundation

/// A folder of its own for a test, removed when the test lets go of it.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// An empty folder.
  public init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let url = parent.appendingPathComponent("gyre-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A new file with these bytes; its path.
  @discardableResult
  public func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// The bytes of a file in it; `nil` where there is none.
  public func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map { [UInt8]($0) }
  }

  /// The names of what is in it, sorted.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
