/// The form in which records are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case table
  case json
  case jsonl
  case csv
  case tsv

  var hasHeaderLine: Bool { self == .table || self == .csv || self == .tsv }
}

/// How numbers are printed.
enum Digits: Equatable, Sendable {
  /// The shortest text that reads back to the same binary64.
  case full
  /// So many decimals, 0 to 17.
  case decimals(Int)
}

/// A field of a command's records: its name, and what its values are.
struct Field: Equatable, Sendable {
  enum Kind: Sendable {
    case integer
    /// A number that is printed with the digits that are asked for.
    case number
    /// A word such as true or false, which needs no escaping.
    case word
    case label
  }

  let name: String
  let kind: Kind
  /// What it is, for the help.
  let summary: String
  /// Whether a table shows it without being asked.
  var isInTables = true
  /// The least width in a table of words that are longer than the name.
  var width = 0
  /// The options of which one must be given for the field to exist; none for a field that always does.
  var needs: [String] = []
}
