/// Why a record has no answer; the run goes on.
struct RecordError: Error, Sendable {
  let fault: RecordFault
  /// The field that is wrong, from 1; `nil` where it is the whole record.
  let field: Int?

  init(_ fault: RecordFault, field: Int? = nil) {
    self.fault = fault
    self.field = field
  }
}

/// What is wrong with a record.
enum RecordFault: Sendable {
  case lineTooLong
  case notUTF8
  case missingField(wanted: StaticString)
  case emptyField
  case extraField(wanted: StaticString)
  case number(Bytes, wanted: String, NumberFault)
  /// The answer is too large for binary64.
  case overflow
  /// A rotation is exactly on the border between two sectors.
  case tie(Int, Int)
  /// A transform that is no rotation: a and b are 0.
  case zeroVector
  /// A transform with a mirror image in it.
  case mirrored
  /// A finger on the centre.
  case onCenter
  /// A finger put down outside the ring.
  case outsideRing
  /// A point with a radius below 0.
  case negativeRadius

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
    case .tie: "tie"
    case .zeroVector: "zero-vector"
    case .mirrored: "mirrored"
    case .onCenter: "on-center"
    case .outsideRing: "outside-ring"
    case .negativeRadius: "negative-radius"
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
