import Foundation
import TestSupport
import Testing

/// Labels come out of every format as they went in, and can't steer a terminal.
@Suite struct LabelTests {
  private static let files = ["awkward-labels.txt", "compass.txt", "languages.txt"]

  private static func labels(_ file: String) throws -> [String] {
    let text = try String(contentsOfFile: EndToEnd.data + "/" + file, encoding: .utf8)
    return text.unicodeScalars.split(separator: "\n").map(String.init).filter { !$0.isEmpty }
  }

  private static func output(_ file: String, _ options: [String]) throws -> String {
    let result = try Program.run(["sectors", "--labels-file", "\(EndToEnd.data)/\(file)"] + options)
    #expect(result.exitStatus == 0 && result.errors == [] && result.output.last == UInt8(ascii: "\n"))
    return result.outputText
  }

  /// Without the end of the last line; split by scalars, because for characters CR LF is one.
  private static func lines(_ text: String) -> [String] {
    text.unicodeScalars.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func jsonReadsBack() throws {
    struct Document: Decodable {
      let count: Int
      let sectors: [Record]
    }
    struct Record: Decodable {
      let sector: Int
      let label: String
    }
    for file in Self.files {
      let labels = try Self.labels(file)
      let text = try Self.output(file, ["--json"])
      let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
      #expect(document.count == labels.count)
      #expect(document.sectors.map(\.sector) == Array(labels.indices))
      #expect(document.sectors.map { Array($0.label.utf8) } == labels.map { Array($0.utf8) })
      let records = try Self.lines(Self.output(file, ["--jsonl"])).map { line in
        try JSONDecoder().decode(Record.self, from: Data(line.utf8))
      }
      #expect(records.map { Array($0.label.utf8) } == labels.map { Array($0.utf8) })
      // One record a line, so that diff shows records.
      #expect(Self.lines(text).count == labels.count + 2)
    }
  }

  @Test func tsvReadsBack() throws {
    for file in Self.files {
      let cells = try Self.lines(Self.output(file, ["--tsv", "--fields", "label,sector"])).map { line in
        line.unicodeScalars.split(separator: "\t").map(String.init)
      }
      let unescaped = cells.dropFirst().map { row in
        row[0].replacingOccurrences(of: "\\\\", with: "\u{0}").replacingOccurrences(of: "\\t", with: "\t")
          .replacingOccurrences(of: "\u{0}", with: "\\")
      }
      #expect(cells.allSatisfy { $0.count == 2 })
      #expect(try unescaped.map { Array($0.utf8) } == Self.labels(file).map { Array($0.utf8) })
    }
  }

  /// What other programs read, where there is a Python.
  @Test(.enabled(if: (try? Program.run(shell: "python3 -c ''", in: "/").exitStatus) == 0))
  func pythonReadsBack() throws {
    let script = """
      import csv, json, sys
      labels = [l for l in open(sys.argv[1], encoding="utf-8", newline="").read().split("\\n") if l]
      text = sys.stdin.buffer.read().decode()
      if sys.argv[2] == "--json":
          found = [s["label"] for s in json.loads(text)["sectors"]]
      elif sys.argv[2] == "--jsonl":
          found = [json.loads(line)["label"] for line in text.splitlines()]
      else:
          rows = csv.reader(text.split("\\n")[:-1] if "\\r" not in text else [text])
          found = [row[-1] for row in rows][1:]
      sys.exit(found != labels)
      """
    for file in Self.files {
      for format in ["--json", "--jsonl", "--csv"] {
        let line = "gyre sectors --labels-file \(file) \(format) | python3 -c '\(script)' \(file) \(format)"
        let result = try Program.run(shell: line, in: EndToEnd.data, environment: ["LC_ALL": "C.UTF-8"])
        #expect(result.exitStatus == 0 && result.errorText == "", "\(file) \(format)")
      }
    }
  }

  /// Every character that could steer a terminal or turn round what is read, in one label each.
  @Test func controlsAreVisible() throws {
    let bidirectional = [0x061c, 0x200e, 0x200f] + Array(0x202a...0x202e) + Array(0x2066...0x2069)
    let controls = Array(1..<0x20).filter { $0 != 10 } + Array(0x7f..<0xa0)
    let labels = (controls + bidirectional).compactMap(UnicodeScalar.init).map { "a\($0)b" }
    let input = Array(labels.joined(separator: "\n").utf8)
    for options in [["--json"], ["--jsonl"], [], ["--template", "{label}"]] {
      let result = try Program.run(["sectors", "--labels-file", "-"] + options, input: input)
      let isJson = options.first?.hasPrefix("--json") ?? false
      let raw = result.outputText.unicodeScalars.filter { scalar in
        let value = Int(scalar.value)
        return (controls.contains(value)) || (!isJson && bidirectional.contains(value))
      }
      #expect(result.exitStatus == 0 && raw.isEmpty, "\(options)")
      let lines = Self.lines(result.outputText)
      #expect(lines.count == labels.count + (options == [] ? 1 : options == ["--json"] ? 2 : 0))
    }
  }
}
