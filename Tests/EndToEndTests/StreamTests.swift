import TestSupport
import Testing

/// Long outputs: memory does not grow with them, and the bytes do not depend on the number of threads.
@Suite struct StreamTests {
  /// A debug program is larger by itself.
  #if DEBUG
    static let permittedMemory = 20 << 20
  #else
    static let permittedMemory = 16 << 20
  #endif

  @Test func memoryOfAStream() throws {
    #if DEBUG
      let count = 50_000
    #else
      let count = 10_000_000
    #endif
    for threads in ["1", "64", "1024"] {
      let (result, peak) = try Program.peakMemory(
        of: ["sectors", "\(count)", "--template", "{max}", "--digits", "0", "--threads", threads])
      #expect(result.exitStatus == 0 && result.output.count { $0 == UInt8(ascii: "\n") } == count)
      #expect(peak ?? 0 <= Self.permittedMemory, "with \(threads) threads: \((peak ?? 0) >> 10) KiB")
    }
    // The widest rows.
    let (_, peak) = try Program.peakMemory(of: ["sectors", "50000", "--json", "--threads", "1024"])
    #expect(peak ?? 0 <= Self.permittedMemory, "json: \((peak ?? 0) >> 10) KiB")
  }

  @Test func sameBytesForAnyNumberOfThreads() throws {
    for options in [
      ["--json"], ["--csv", "--pointer", "1"], ["--weights-file", "-", "--template", "{mid}"],
    ] {
      let isEqual = options.first != "--weights-file"
      let input = isEqual ? [] : Array((1...5000).map { "\($0)\n" }.joined().utf8)
      let results = try ["1", "2", "3", "64"].map { threads in
        try Program.run(
          ["sectors"] + (isEqual ? ["5000"] : []) + options + ["--threads", threads], input: input)
      }
      #expect(results.allSatisfy { $0.exitStatus == 0 && $0.output == results[0].output }, "\(options)")
    }
  }

  /// Weights 1, 2, 1, 2 … from a file: widths of 2.4 and 4.8 thousandths of a degree, exactly.
  @Test func manyWeights() throws {
    let input = Array(String(repeating: "1\n2\r\n", count: 50_000).utf8)
    let result = try Program.run(
      ["sectors", "--weights-file", "-", "--unit", "deg", "--template", "{width} {mid}"], input: input)
    let lines = result.outputText.split(separator: "\n")
    let narrow = lines.indices.filter { lines[$0].hasPrefix("0.002400 ") }
    #expect(result.exitStatus == 0 && lines.count == 100_000)
    #expect(narrow == Array(stride(from: 0, to: 100_000, by: 2)))
    #expect(lines.last == "0.004800 0.003600")
    #expect(lines.dropFirst().first == "0.004800 -0.003600")
  }
}
