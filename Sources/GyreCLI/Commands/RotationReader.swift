import GyreCore

/// How a record becomes a rotation.
enum RotationReader: Sendable {
  /// A record is an ANGLE.
  case angle
  /// A record is a CSS transform: a,b or a,b,c,d or a,b,c,d,tx,ty, also as matrix(…).
  case transform
  /// A record is a finger's way: x0,y0,x1,y1.
  case drag(Drag)

  init(_ arguments: ParsedArguments, unit: AngleUnit) throws(UsageError) {
    let kind = try arguments.choice("--from", [("angle", 0), ("transform", 1), ("drag", 2)]) ?? 0
    if kind != 2, let option = ["--rotation", "--center", "--ring"].first(where: arguments.isGiven) {
      throw .optionNeedsOption(option, "--from drag")
    }
    switch kind {
    case 0: self = .angle
    case 1: self = .transform
    default: self = .drag(try Drag(arguments, unit: unit))
    }
  }

  /// The rotation of the record.
  @inline(__always)
  func rotation(_ line: inout RecordLine) throws(RecordError) -> ExactAngle {
    switch self {
    case .angle:
      return ExactAngle(try line.onlyAngle())
    case .transform: return try Transform.rotation(&line)
    case .drag(let drag): return try drag.rotation(&line)
    }
  }
}

/// The rotation of a CSS transform.
private enum Transform {
  static func rotation(_ line: inout RecordLine) throws(RecordError) -> ExactAngle {
    if var inside = line.inside("matrix") {
      inside.wanted = "6 numbers in matrix(…)"
      return try rotation(&inside, counts: [6])
    }
    line.wanted = "2, 4 or 6 numbers"
    return try rotation(&line, counts: [2, 4, 6])
  }

  private static func rotation(_ line: inout RecordLine, counts: [Int]) throws(RecordError) -> ExactAngle {
    var numbers: [Rational] = []
    while numbers.count < 6 && (line.hasMore || !counts.contains(numbers.count)) {
      numbers.append(try line.number())
    }
    try line.end()
    guard let angle = ExactAngle(directionX: numbers[0], y: numbers[1]) else {
      throw RecordError(.zeroVector)
    }
    if numbers.count > 2 && (numbers[0] * numbers[3] - numbers[1] * numbers[2]).signum <= 0 {
      throw RecordError(.mirrored)
    }
    return angle
  }
}

/// A finger that turns the wheel.
struct Drag: Sendable {
  let rotation: Arc
  let center: (x: Rational, y: Rational)
  /// The squares of the least and greatest distance at touch-down.
  let ring: (least: Rational, greatest: Rational)?

  init(_ arguments: ParsedArguments, unit: AngleUnit) throws(UsageError) {
    rotation = try arguments.angle("--rotation", unit) ?? .zero
    center = try arguments.pair("--center") ?? (.zero, .zero)
    guard let (least, greatest) = try arguments.pair("--ring") else {
      ring = nil
      return
    }
    if least.signum < 0 || greatest < least {
      throw .outOfRange(
        Source(name: "--ring"), arguments.values["--ring"] ?? [], wanted: "0 <= MIN <= MAX")
    }
    ring = (least * least, greatest * greatest)
  }

  /// The wheel's rotation now: turned by the angle from the finger down to the finger now, the short way;
  /// exactly half a turn is clockwise.
  func rotation(_ line: inout RecordLine) throws(RecordError) -> ExactAngle {
    line.wanted = "4 numbers"
    let down = try point(&line)
    let now = try point(&line)
    try line.end()
    if let ring {
      let distance = down.x * down.x + down.y * down.y
      if distance < ring.least || distance > ring.greatest { throw RecordError(.outsideRing) }
    }
    // The argument of now·conj(down), which lies in (-π, π].
    let turned = ExactAngle(
      directionX: now.x * down.x + now.y * down.y, y: now.y * down.x - now.x * down.y)
    guard let turned else { throw RecordError(.onCenter) }
    return turned + rotation
  }

  /// A point from the centre.
  private func point(_ line: inout RecordLine) throws(RecordError) -> (x: Rational, y: Rational) {
    let x = try line.number()
    let y = try line.number()
    return (x - center.x, y - center.y)
  }
}

extension ParsedArguments {
  /// The two NUMBERs that an option gives.
  func pair(_ option: String) throws(UsageError) -> (Rational, Rational)? {
    guard let text = values[option] else { return nil }
    let items = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Bytes.init)
    guard items.count == 2 else {
      throw .expected(Source(name: option), text, wanted: "two numbers with a comma between them")
    }
    var numbers: [Rational] = []
    for (index, item) in items.enumerated() {
      do {
        numbers.append(try NumberText.number(item))
      } catch {
        throw .badNumber(Source(name: option, item: index + 1), item, wanted: "a number", error)
      }
    }
    return (numbers[0], numbers[1])
  }
}
