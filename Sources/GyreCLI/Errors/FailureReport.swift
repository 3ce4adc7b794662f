/// Tells standard error of the records that failed: the first twenty one by one, the others as a number. Not for
/// use by two threads at a time.
final class FailureReport: @unchecked Sendable {
  private let command: String
  /// Where the records come from: the name of a file, or `nil` for operands.
  private let file: String?
  private var count = 0

  init(command: String, file: String?) {
    self.command = command
    self.file = file
  }

  var hasFailures: Bool { count > 0 }

  func report(_ failures: RecordPiece.Failures) {
    for (record, error) in failures.first.prefix(max(0, RecordPiece.Failures.most - count)) {
      let place = file.map { "\(escapedForMessage($0)):\(record)" } ?? "operand \(record)"
      StandardError.write("gyre \(command): \(place): \(error.message)\n")
    }
    count += failures.count
  }

  /// Says how many more there were than were told.
  func end() {
    let untold = count - RecordPiece.Failures.most
    if untold > 0 { StandardError.write("gyre \(command): \(untold) more records failed\n") }
  }
}
