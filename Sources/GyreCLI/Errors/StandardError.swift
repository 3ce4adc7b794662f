/// Standard error. If it can't be written to there is nobody to tell.
enum StandardError {
  static func write(_ text: String) {
    let bytes = Bytes(text.utf8)
    bytes.withUnsafeBytes { try? FileDescriptor.standardError.write($0) }
  }
}
