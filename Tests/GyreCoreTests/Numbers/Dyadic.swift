import GyreCore

/// An exact number, significand·2^exponent, to check balls with: sums and products lose nothing.
struct Dyadic: Comparable {
  let significand: Integer
  let exponent: Int

  init(_ significand: Integer, exponent: Int = 0) {
    self.significand = significand
    self.exponent = exponent
  }

  private static func aligned(_ a: Dyadic, _ b: Dyadic) -> (Integer, Integer, Int) {
    let exponent = min(a.exponent, b.exponent)
    return (a.significand << (a.exponent - exponent), b.significand << (b.exponent - exponent), exponent)
  }

  static func == (a: Dyadic, b: Dyadic) -> Bool {
    let (x, y, _) = aligned(a, b)
    return x == y
  }

  static func < (a: Dyadic, b: Dyadic) -> Bool {
    let (x, y, _) = aligned(a, b)
    return x < y
  }

  static func + (a: Dyadic, b: Dyadic) -> Dyadic {
    let (x, y, exponent) = aligned(a, b)
    return Dyadic(x + y, exponent: exponent)
  }

  static prefix func - (a: Dyadic) -> Dyadic { Dyadic(-a.significand, exponent: a.exponent) }

  static func - (a: Dyadic, b: Dyadic) -> Dyadic { a + -b }

  static func * (a: Dyadic, b: Dyadic) -> Dyadic {
    Dyadic(a.significand * b.significand, exponent: a.exponent + b.exponent)
  }

  var absolute: Dyadic { Dyadic(significand.absolute, exponent: exponent) }

  /// The nearest binary64, for measured ratios.
  var approximate: Double {
    Double(rounding: significand.magnitude, exponent: exponent, isNegative: significand.isNegative)
  }
}

/// What a test needs to see of a ball.
protocol OpenBall: Ball, CustomStringConvertible {
  var middle: Dyadic { get }
  /// The largest distance from the middle; `nil` for the unknown ball.
  var reach: Dyadic? { get }
}

extension OpenBall {
  /// Whether the ball holds the number, as the unknown ball does.
  func holds(_ value: Dyadic) -> Bool {
    guard let reach else { return true }
    return (value - middle).absolute <= reach
  }

  /// Whether the ball holds the quotient, by a divisor other than 0.
  func holds(_ value: Dyadic, over divisor: Dyadic) -> Bool {
    guard let reach else { return true }
    return (value - middle * divisor).absolute <= reach * divisor.absolute
  }

  /// Whether the ball holds the root of a number >= 0.
  func holds(rootOf value: Dyadic) -> Bool {
    guard let reach else { return true }
    let least = max(middle - reach, Dyadic(.zero))
    let greatest = middle + reach
    return !greatest.significand.isNegative && least * least <= value && value <= greatest * greatest
  }

  /// The least and the greatest number of the ball, and its middle; nothing for the unknown ball.
  var samples: [Dyadic] {
    guard let reach else { return [] }
    return reach.significand.isZero ? [middle] : [middle - reach, middle, middle + reach]
  }
}

extension FastBall: OpenBall {
  var middle: Dyadic {
    Dyadic(Integer(isNegative: isNegative, magnitude: Natural(significand)), exponent: exponent)
  }

  var reach: Dyadic? {
    isUnknown ? nil : Dyadic(Integer(isNegative: false, magnitude: Natural(error)), exponent: exponent)
  }

  /// Midpoint, error and exponent.
  public var description: String {
    "\(isNegative ? "-" : "")0x\(String(significand, radix: 16)) ± \(error) · 2^\(exponent)"
  }

  /// The same set of numbers.
  func widened(to precision: Int = 512) -> WideBall {
    guard let reach else { return .unknown(precision) }
    return WideBall(middle.significand, radius: reach.significand, exponent: exponent, precision: precision)
  }
}

extension WideBall: OpenBall {
  var middle: Dyadic { Dyadic(midpoint, exponent: exponent) }

  var reach: Dyadic? { radius.map { Dyadic($0, exponent: exponent) } }

  /// Midpoint, radius, exponent and precision.
  public var description: String {
    "0x\(midpoint.hexadecimal) ± \(radius?.hexadecimal ?? "unknown") · 2^\(exponent), \(precision) bits"
  }
}
