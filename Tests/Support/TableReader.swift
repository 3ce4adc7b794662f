import Foundation

/// Reads the tables beside the tests: one row a line, cells separated by tabs; blank lines and lines that
/// begin with `#` are passed over.
public enum TableReader {
  /// The rows of the file `name` in the folder `Tables` beside the source file that asks.
  public static func rows(_ name: String, beside file: String = #filePath) throws -> [[String]] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent("Tables/" + name), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
