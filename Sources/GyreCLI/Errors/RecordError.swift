/// Why a record has no answer; the run goes on.
struct RecordError: Error, Equatable, Sendable {
  let fault: RecordFault
  /// The field that is wrong, from 1; `nil` where it is the whole record.
  let field: Int?

  init(_ fault: RecordFault, field: Int? = nil) {
    self.fault = fault
    self.field = field
  }
}

/// What is wrong with a record.
enum RecordFault: Equatable, Sendable {
  case lineTooLong
  case notUTF8
  case missingField
  case emptyField
  case extraField(wanted: Int)
  case number(Bytes, wanted: String, NumberFault)
  /// The answer is too large for binary64.
  case overflow

  /// The word for programs.
  var code: String {
    switch self {
    case .lineTooLong: "line-too-long"
    case .notUTF8: "not-utf8"
    case .missingField: "missing-field"
    case .emptyField: "empty-field"
    case .extraField: "extra-field"
    case .number(_, _, let fault): fault.code
    case .overflow: "overflow"
    }
  }
}

extension NumberFault {
  fileprivate var code: String {
    switch self {
    case .decimal(.notANumber): "not-a-number"
    case .decimal(.tooManyDigits): "too-many-digits"
    case .decimal(.exponentOutOfRange): "exponent-out-of-range"
    case .decimal(.tooLarge): "too-large"
    case .notAnAngle: "not-an-angle"
    case .denominatorZero: "division-by-zero"
    case .notWhole: "not-whole"
    case .outOfRange: "out-of-range"
    }
  }
}
