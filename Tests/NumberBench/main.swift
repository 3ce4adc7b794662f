// Times the number layer for Scripts/bench: nanoseconds a call of the correctly rounded functions beside those
// of the platform's libm, and of the operations of balls.
#if canImport(GyreCore)
  import GyreCore
  import TestSupport
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let functions: [FunctionRow] = [
  FunctionRow("sin [-3.2, 3.2]", -3.2...3.2, { sin($0) }, { try? CorrectlyRounded.sine($0) }),
  FunctionRow("sin [-1e5, 1e5]", -1e5...1e5, { sin($0) }, { try? CorrectlyRounded.sine($0) }),
  FunctionRow("sin [1e10, 1e300]", 1e10...1e300, { sin($0) }, { try? CorrectlyRounded.sine($0) }),
  FunctionRow(
    "sin of degrees", -400...400, { sin($0 * .pi / 180) }, { try? CorrectlyRounded.sine($0, in: .degree) }),
  FunctionRow("cos [-3.2, 3.2]", -3.2...3.2, { cos($0) }, { try? CorrectlyRounded.cosine($0) }),
  FunctionRow(
    "cos of degrees", -400...400, { cos($0 * .pi / 180) }, { try? CorrectlyRounded.cosine($0, in: .degree) }),
  FunctionRow("asin [-1, 1]", -1...1, { asin($0) }, { try? CorrectlyRounded.arcSine($0) }),
  FunctionRow("acos [-1, 1]", -1...1, { acos($0) }, { try? CorrectlyRounded.arcCosine($0) }),
  FunctionRow(
    "acos in degrees", -1...1, { acos($0) * 180 / .pi }, { try? CorrectlyRounded.arcCosine($0, in: .degree) }),
  FunctionRow(
    "atan2 [-1, 1]²", -1...1, { atan2($0, $1) }, { try? CorrectlyRounded.arcTangent(y: $0, x: $1) }),
  FunctionRow(
    "atan2 in degrees", -1...1, { atan2($0, $1) * 180 / .pi },
    { try? CorrectlyRounded.arcTangent(y: $0, x: $1, in: .degree) }),
  FunctionRow("hypot [-1, 1]²", -1...1, { hypot($0, $1) }, { try? CorrectlyRounded.hypotenuse($0, $1) }),
]

// Balls are timed where Scripts/bench compiles this program together with the number layer as one module, as
// the formulas of GyreCore are; calls across modules would cost more than the operations.
if CommandLine.arguments.dropFirst().first == "balls" {
  print(column("ball of 128 bits", 22) + "ns")
  timeBalls()
} else {
  print(column("function", 22) + column("libm ns", 10) + column("gyre ns", 10) + "ratio")
  for row in functions { row.printTimes() }
}
