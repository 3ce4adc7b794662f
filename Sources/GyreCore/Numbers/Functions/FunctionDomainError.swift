/// Why a function of `CorrectlyRounded` has no value.
public enum FunctionDomainError: Error, Equatable, Sendable {
  /// The argument is an infinity or NaN.
  case notFinite(Double)
  /// The argument of an arc sine or arc cosine has a magnitude above 1.
  case beyondOne(Double)
}

extension Double {
  /// The value itself, where it is a number.
  @inline(__always)
  func finite() throws(FunctionDomainError) -> Double {
    if !isFinite { throw .notFinite(self) }
    return self
  }

  /// The value itself, where it is a number from -1 to 1.
  @inline(__always)
  func withinOne() throws(FunctionDomainError) -> Double {
    if magnitude <= 1 { return self }
    if isFinite { throw .beyondOne(self) }
    throw .notFinite(self)
  }
}
