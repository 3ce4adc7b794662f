import Foundation
import TestSupport
import Testing

/// The golden commands give the bytes of their files, under every circumstance that must not matter.
@Suite struct GoldenTests {
  /// What is different in each of the runs: variables, and options added to commands other than help.
  private static let circumstances: [(environment: [String: String], options: String)] = [
    ([:], ""),
    (["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"], ""),
    (["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"], ""),
    ([:], "--threads 1"),
    ([:], "--threads 2"),
  ]

  @Test func sameBytesEverywhere() throws {
    let commands = try EndToEnd.goldenCommands()
    let tools = EndToEnd.folder.appendingPathComponent("Tools").path
    #expect(commands.count >= 40)
    for circumstance in Self.circumstances {
      var environment = circumstance.environment
      environment["GYRE_UNDER_TEST"] = Program.path
      environment["GYRE_MORE_OPTIONS"] = circumstance.options
      let variables = environment
      let failures = EndToEnd.failures(commands) { name, line in
        let expected = try EndToEnd.bytes(EndToEnd.golden.appendingPathComponent(name + ".out"))
        let result = try Program.run(
          shell: line, in: EndToEnd.data, tools: tools, environment: variables)
        if result.exitStatus == 0 && result.errors == [] && result.output == expected { return nil }
        return "\(name): \(line)\nwith \(circumstance)\n\(result.description)"
      }
      #expect(failures == [])
    }
  }
}
