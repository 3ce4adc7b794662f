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
    .target(name: "GyreCore", exclude: ["Numbers/README.md"]),
    .target(name: "GyreCLI", dependencies: ["GyreCore"]),
    .executableTarget(name: "gyre", dependencies: ["GyreCLI"]),
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(
      name: "GyreCoreTests", dependencies: ["GyreCore", "TestSupport"],
      exclude: ["Numbers/Integers/Tables", "Numbers/Balls/Tables", "Numbers/Angles/Tables"]),
    .testTarget(name: "GyreCLITests", dependencies: ["GyreCLI", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "gyre"],
      exclude: ["Data", "Golden", "Tables"]),
  ],
  swiftLanguageModes: [.v6]
)
