import Foundation
import TestSupport
import Testing

/// What the help and the README show is what happens.
@Suite struct ExampleTests {
  private static let readme = EndToEnd.root.appendingPathComponent("README.md")
  private static let hasReadme = FileManager.default.fileExists(atPath: readme.path)

  /// The examples of a help text: the lines after "Examples:".
  private static func examples(_ help: [String]) throws -> [String] {
    let text = try Program.run(help).outputText
    let block = text.components(separatedBy: "\nExamples:\n").last ?? ""
    return block.components(separatedBy: "\n\n")[0].split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// They work when pasted, and each is a golden command, which compares its output.
  @Test func helpExamples() throws {
    let golden = try EndToEnd.goldenCommands().map(\.line)
    for command in ["", "sectors", "sphere-layout", "pick", "push", "coords"] {
      let help = command.isEmpty ? ["--help"] : [command, "--help"]
      let examples = try Self.examples(help)
      #expect(examples.count == 2)
      #expect(examples.filter { !golden.contains($0) } == [])
    }
  }

  /// Usage comes first, then the examples, all ways of asking give the same, and no line is too long.
  @Test func helpTexts() throws {
    for group in [
      [["--help"], ["-h"], ["help"]],
      [["sectors", "--help"], ["sectors", "8", "-h", "?"], ["help", "sectors"]],
      [["pick", "--help"], ["pick", "1,2", "-h", "?"], ["help", "pick"]],
      [["push", "--help"], ["help", "push"]],
    ] {
      let results = try group.map { try Program.run($0) }
      let text = results[0].outputText
      #expect(results.allSatisfy { $0.exitStatus == 0 && $0.errors == [] && $0.outputText == text })
      #expect(text.hasPrefix("Usage: gyre ") && text.contains("\n\nExamples:\n"))
      #expect(text.split(separator: "\n").filter { $0.count > 100 || $0.hasSuffix(" ") } == [])
    }
  }

  /// The options and fields of the contract that a command without records takes.
  private static let contract = [
    "--format table|json|jsonl|csv|tsv", "--json", "--jsonl", "--csv", "--tsv", "--fields A,B,…",
    "--template TEXT", "--digits N|full", "--unit rad|deg|turn|grad", "--no-header", "-o, --output FILE",
    "--threads N", "--weights W,…", "--weights-file FILE", "--labels A,…", "--labels-file FILE",
    "--direction cw|ccw", "--first ANGLE", "--pointer ANGLE", "--span ANGLE", "--gap ANGLE",
    "--range signed|unsigned", "-h, --help", "sector", "min", "mid", "max", "width", "wraps", "label",
  ]

  @Test func helpListsTheContract() throws {
    let lines = try Program.run(["sectors", "--help"]).outputText.split(separator: "\n")
    let missing = Self.contract.filter { entry in
      !lines.contains { $0 == "  " + entry || $0.hasPrefix("  \(entry) ") }
    }
    #expect(missing == [])
  }

  @Test(.enabled(if: hasReadme)) func readmeNamesEveryOption() throws {
    let text = try EndToEnd.text(Self.readme)
    let words = Set(text.components(separatedBy: CharacterSet.alphanumerics.union(["-"]).inverted))
    let options = Self.contract.flatMap { $0.components(separatedBy: CharacterSet(charactersIn: " ,")) }
      .filter { $0.hasPrefix("-") }
    #expect(options.filter { !words.contains($0) } == [])
  }

  /// Blocks of "$ command" lines, each followed by what it prints; run where the label files are. Commands
  /// without `gyre`, and those that build it, are for people.
  @Test(.enabled(if: hasReadme)) func readmeExamples() throws {
    var examples: [(line: String, output: String)] = []
    var isInside = false
    for line in try EndToEnd.text(Self.readme).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside.toggle()
        examples.append(("", ""))  // what follows is no output of an earlier command
      } else if isInside && line.hasPrefix("$ ") {
        examples.append((String(line.dropFirst(2)), ""))
      } else if isInside {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    let shown = examples.map { example in
      (
        line: example.line.replacingOccurrences(of: "swift run -c release gyre", with: "gyre"),
        output: example.output
      )
    }.filter { $0.line.hasPrefix("gyre ") || $0.line.contains("| gyre ") }
    #expect(!shown.isEmpty)
    let failures = EndToEnd.failures(shown) { line, output in
      let folder = try TemporaryFolder()
      for file in try FileManager.default.contentsOfDirectory(atPath: EndToEnd.data) {
        try folder.write(file, EndToEnd.bytes(URL(fileURLWithPath: EndToEnd.data + "/" + file)))
      }
      let result = try Program.run(shell: line + " 2>&1", in: folder.path)
      return result.outputText == output ? nil : "\(line)\n\(result.description)"
    }
    #expect(failures == [])
  }
}
