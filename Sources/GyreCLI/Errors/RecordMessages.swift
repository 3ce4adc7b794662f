/// The texts for records that failed.
extension RecordError {
  /// From `field` on, where it is a field that is wrong.
  var message: String { (field.map { "field \($0): " } ?? "") + fault.message }
}

extension RecordFault {
  fileprivate var message: String {
    switch self {
    case .lineTooLong: "the line is longer than \(RecordLine.maximumLength) bytes"
    case .notUTF8: "the record is not UTF-8"
    case .missingField(let wanted): "nothing stands there: expected \(wanted)"
    case .emptyField: "nothing stands between two commas, or before or after one"
    case .extraField(let wanted):
      "one field too many: expected \(wanted) (fields are separated by commas or blanks; the decimal sign is a point)"
    case .number(let token, let wanted, let fault): fault.message(token, wanted)
    case .overflow: "the answer is too large for binary64"
    case .tie(let above, let below):
      "the rotation is exactly on the border "
        + (above == below ? "of the only sector" : "of sectors \(below) and \(above)")
    case .zeroVector: "a and b are 0: that is no rotation"
    case .mirrored: "ad - bc is not greater than 0: that is a mirror image, not a rotation"
    case .onCenter: "a point on the centre has no angle"
    case .outsideRing: "the touch-down is outside the ring"
    case .negativeRadius: "the radius is negative"
    }
  }
}
