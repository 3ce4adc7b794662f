// Computes functions for Scripts/reference/check_functions.py: reads lines `name bits [bits]`, the arguments'
// bit patterns in hexadecimal, and prints a line with the result's bits for each, or `error`.
import GyreCore

/// The functions by name: in radians, and with `deg`, `turn` or `grad` after the name.
func compute(_ name: Substring, _ x: Double, _ y: Double) throws -> Double? {
  var unit = AngleUnit.radian
  var base = name
  for (suffix, named) in [("deg", AngleUnit.degree), ("turn", .turn), ("grad", .gradian)]
  where name.hasSuffix(suffix) {
    unit = named
    base = name.dropLast(suffix.count)
  }
  switch base {
  case "sin": return try CorrectlyRounded.sine(x, in: unit)
  case "cos": return try CorrectlyRounded.cosine(x, in: unit)
  case "asin": return try CorrectlyRounded.arcSine(x, in: unit)
  case "acos": return try CorrectlyRounded.arcCosine(x, in: unit)
  case "atan2": return try CorrectlyRounded.arcTangent(y: x, x: y, in: unit)
  case "hypot": return try CorrectlyRounded.hypotenuse(x, y)
  default: return nil
  }
}

func double(_ text: Substring) -> Double { UInt64(text, radix: 16).map(Double.init(bitPattern:)) ?? .nan }

var output = ""
while let line = readLine() {
  let words = line.split(separator: " ")
  guard words.count >= 2 else { continue }
  let result = try? compute(words[0], double(words[1]), words.count > 2 ? double(words[2]) : 0)
  output += (result.map { String($0.bitPattern, radix: 16) } ?? "error") + "\n"
  if output.utf8.count > 1 << 16 {
    print(output, terminator: "")
    output = ""
  }
}
print(output, terminator: "")
