// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "gyre",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "GyreCore", targets: ["GyreCore"]),
    .executable(name: "gyre", targets: ["gyre"]),
  ],
  targets: [
    .target(
      name: "GyreCore",
      exclude: [
        "Numbers", "Numbers/Functions", "Wheel", "Sphere", "Sphere/Statistics", "Push", "Picking",
      ].map { "\($0)/README.md" },
      // `squareRoot()` is one instruction, but the compiler adds a call of `sqrt` for arguments below 0.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "GyreCLI", dependencies: ["GyreCore"]),
    .executableTarget(name: "gyre", dependencies: ["GyreCLI"]),
    .target(name: "TestSupport", path: "Tests/Support"),
    .executableTarget(name: "FunctionProbe", dependencies: ["GyreCore"], path: "Tests/FunctionProbe"),
    .executableTarget(
      name: "NumberBench", dependencies: ["GyreCore", "TestSupport"], path: "Tests/NumberBench"),
    .testTarget(
      name: "GyreCoreTests", dependencies: ["GyreCore", "TestSupport"],
      exclude: ["Integers", "Balls", "Angles", "Functions"].map { "Numbers/\($0)/Tables" } + ["Sphere/Tables"]
    ),
    .testTarget(name: "GyreCLITests", dependencies: ["GyreCLI", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "gyre"],
      exclude: ["Data", "Golden", "Tables", "Tools"]),
  ],
  swiftLanguageModes: [.v6]
)
