/// What a json document says of the run, before the records.
struct Document: Sendable {
  let command: String
  let unit: String
  /// What the run was asked for; made only where it is printed.
  let entries: @Sendable () -> [Entry]
  /// The name of the array of records.
  let records: String

  struct Entry: Sendable {
    let name: String
    let value: Value
  }

  enum Value: Sendable {
    case integer(Int)
    case number(Double)
    case pair(Double, Double)
    case word(String)
  }
}
