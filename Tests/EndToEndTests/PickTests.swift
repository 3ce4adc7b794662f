import Foundation
import TestSupport
import Testing

/// `gyre pick` as its users meet it: layouts from everywhere, streams of points, and what is said of them.
@Suite struct PickTests {
  /// A line of shell and what it prints.
  private static let examples: [(line: String, output: String)] = [
    // The left and upper edge is in, the right and lower one out; ties by the later row.
    (
      "printf 'x,y,z\\n0,0,0\\n0.2,0,0\\n' | gyre pick -0.1,-0.1 0.1,0 0,0.1 0.3,0 0,0 --layout - --size 0.2,0.2 --csv",
      "x,y,index,z,u,v,error\n-0.1,-0.1,0,0,-0.1,-0.1,\n0.1,0,1,0,-0.1,0,\n0,0.1,,,,,\n0.3,0,,,,,\n0,0,0,0,0,0,\n"
    ),
    (
      "printf 'x,y,z\\n0,0,0\\n0,0,-0\\n0,0,0.0\\n' | gyre pick 0,0 --layout - --size 1,1 --all --template '{rank}:{index}'",
      "0:2\n1:1\n2:0\n"
    ),
    // Columns in any order, sizes of their own, quotes, CRLF, a byte order mark, blanks, columns passed over.
    (
      "printf '\\357\\273\\277label, z ,note,y,height,x,width,index\\r\\n\"a,\"\"b\"\"\",1,?,2,4,3,6,17\\r\\n\\r\\n,1,,20, ,3,,5\\r\\n'"
        + " | gyre pick 0,0 3,19 --layout - --size 1,2 --csv --fields index,u,v,label",
      "index,u,v,label,error\n17,-3,-2,\"a,\"\"b\"\"\",\n5,0,-1,,\n"
    ),
    // jsonl with members in any order, null, escapes; an array; a document with members after the points.
    (
      "printf '{\"label\": \"\\\\u00e9\\\\ud83d\\\\ude00\\\\n\", \"z\": 1e0, \"y\": 0, \"x\": -0.5, \"a\": [{}, \"\\\\\"\"]}\\n{\"z\": 0, \"y\": 0, \"x\": 0, \"label\": null, \"width\": null}'"
        + " | gyre pick 0,0 0.4,0 --layout - --size 1,1 --jsonl --fields index,label",
      "{\"index\": 1, \"label\": null}\n{\"index\": 1, \"label\": null}\n"
    ),
    (
      "printf '[{\"x\": 1, \"y\": 0, \"z\": 250, \"width\": 2, \"height\": 2}]' | gyre pick 2,0 0,0 --layout - --perspective 500 --template '{u} {v}' --digits 1",
      "0.0 0.0\n-1.0 0.0\n"
    ),
    (
      "printf '{\"points\": [{\"x\": 1, \"y\": 0, \"z\": 250}], \"perspective\": 500, \"center\": [10, -20]}' | gyre pick 12,-20 --layout - --size 2,2 --json",
      "{\"command\": \"pick\", \"unit\": \"rad\", \"count\": 1, \"facing\": \"viewer\", \"perspective\": 500, \"center\": [10, -20], \"picks\": [\n"
        + "  {\"x\": 12, \"y\": -20, \"index\": 0, \"z\": 250, \"u\": 0, \"v\": 0}\n]}\n"
    ),
    (
      "printf '{\"points\": [{\"x\": 1, \"y\": 0, \"z\": 250}], \"perspective\": 500, \"center\": [10, -20]}' | gyre pick 3,0 --layout - --size 2,2 --perspective 1000 --center 0,0 --csv --no-header",
      "3,0,,,,,\n"
    ),
    // A row for each label with its reason, in the order of the layout.
    (
      "printf 'x,y,z,width,height\\n0,0,20,4,4\\n0,0,-1,4,4\\n0,0,1,0,4\\n3,0,1,1,1\\n0,0,1,4,4\\n' | gyre pick 0,0 --layout - --perspective 20 --hide-backface --explain --csv --no-header --fields index,z,reason",
      "0,,behind-eye,\n1,,hidden,\n2,,empty,\n3,,outside,\n4,1,hit,\n"
    ),
    (
      "printf 'x,y,z\\n3,0,0\\n' | gyre pick 0,0 --layout - --size 1,1 --facing outward --explain --jsonl --fields reason",
      "{\"reason\": \"edge-on\"}\n"
    ),
    // Bad records keep their place.
    (
      "printf '0,0\\n# no\\n0\\n0,a\\n0 0 0\\n0,,0\\n 0 , 0 \\n1e0,+1\\n' | gyre pick --count 1 --size 1,1 --csv --fields x,index 2>/dev/null",
      "x,index,error\n0,0,\n,,missing-field\n,,not-a-number\n,,extra-field\n,,empty-field\n0,0,\n1,,\n"
    ),
    // Huge, tiny and long coordinates.
    (
      "printf '1e308,0\\n-1e308,1e308\\n1e-400,-1e-400\\n0.49999999999999999999999999999999,0\\n0.50000000000000000000000000000000,0\\n' | gyre pick --count 1 --radius 1 --size 1,1 --template '{x} {index}' --digits full",
      "1e+308 none\n-1e+308 none\n0 0\n0.5 0\n0.5 none\n"
    ),
    ("gyre pick 0,0 --count 1 --size 1,1 --require-hit --template {index}; echo $?", "0\n0\n"),
    ("gyre pick 0,0 9,9 --count 1 --size 1,1 --require-hit --template {index}; echo $?", "0\nnone\n1\n"),
    (
      "gyre pick 0,0 9,9 --count 1 --size 1,1 --require-hit --all --template {index}; echo $?", "0\nnone\n1\n"
    ),
    (
      "gyre pick 0,0 9,9 --count 1 --size 1,1 --require-hit --explain --template {reason}; echo $?",
      "hit\noutside\n1\n"
    ),
    // What can't be read is no usage error.
    ("gyre pick 0,0 --layout nothing.csv --size 1,1 2>/dev/null; echo $?", "3\n"),
    ("gyre pick 0,0 --layout . --size 1,1 2>/dev/null; echo $?", "3\n"),
    // A layout larger than a block of the reader, with a label in several lines.
    (
      "(echo x,y,z,label; seq 30000 | sed 's/.*/&,0,0,\"two\\nlines\"/') | gyre pick 7,0 29999,0 --layout - --size 1,1 --tsv --fields index,label --no-header",
      "6\ttwo\\nlines\t\n29998\ttwo\\nlines\t\n"
    ),
  ]

  @Test func printed() {
    let failures = EndToEnd.failures(Self.examples) { line, output in
      let result = try Program.run(shell: line, in: EndToEnd.data)
      return result.outputText == output ? nil : "\(line)\nexpected \(output)\n\(result.description)"
    }
    #expect(failures == [])
  }

  /// A layout makes the same bytes on the spot and through each format, whatever the options.
  @Test func pipelines() {
    let layouts = [
      "--method fibonacci --radius 150", "--method rings --phase half --turn x:10deg,y:33deg --radius 150",
      "--method equal-area --radius 123.4", "--method spiral --turn y:1 --radius 150",
    ]
    let views = [
      "--perspective 500 --center 10,-20.5", "--perspective 500 --facing outward --center 10,-20.5",
      "--perspective 200.25 --center 0,0 --hide-backface --facing outward --all",
      "--perspective 500 --center 0,0.1 --explain",
    ]
    let lines = layouts.flatMap { layout in views.map { (layout, $0) } }
    let failures = EndToEnd.failures(lines) { layout, view in
      let options = "--labels-file languages.txt \(layout)"
      let seen = view.components(separatedBy: " --").filter { !$0.contains("facing") }
      let projection = "\(seen[0]) --\(seen[1])"
      let points = "$(seq -f '%g.25,7' -150 13 150) --size 40,25.5 --json \(view)"
      let line = """
        gyre pick \(points) \(options) >here
        gyre sphere-layout \(options) \(projection) --json | gyre pick --layout - \(points) | cmp - here
        gyre sphere-layout \(options) \(projection) --jsonl | gyre pick --layout - \(points) | cmp - here
        gyre sphere-layout \(options) \(projection) --csv | gyre pick --layout - \(points) | cmp - here
        wc -l <here
        """
      let folder = try TemporaryFolder()
      let labels = URL(fileURLWithPath: EndToEnd.data + "/languages.txt")
      try folder.write("languages.txt", EndToEnd.bytes(labels))
      let result = try Program.run(shell: line, in: folder.path)
      let isGood = result.errors == [] && (Int(result.outputText.filter { !$0.isWhitespace }) ?? 0) >= 25
      return isGood ? nil : "\(layout) \(view)\n\(result.description)"
    }
    #expect(failures == [])
  }

  /// The explanation, all labels and the label in front agree, and the threads make no difference.
  @Test func answersAgree() throws {
    var source = SeededGenerator(seed: 70)
    let points = (0..<400).map { _ in
      "\(Double(source.below(40_000)) / 100 - 200),\(Double(source.below(40_000)) / 100 - 200)"
    }
    let input = Array(points.joined(separator: "\n").utf8)
    for facing in ["viewer", "outward"] {
      let options =
        "pick --count 300 --method fibonacci --radius 150 --size 50,12 --perspective 400 --facing \(facing)"
      func rows(_ extra: String) throws -> [String] {
        let arguments = "\(options) \(extra)".split(separator: " ").map(String.init)
        let result = try Program.run(arguments, input: input)
        #expect(result.exitStatus == 0 && result.errors == [])
        return result.outputText.split(separator: "\n").map(String.init)
      }
      let template = "--digits full --template {x},{y}:{index},{z},{u},{v}"
      let front = try rows(template)
      let all = try rows(template + ":{rank} --all")
      let explained = try rows(template + ":{reason} --explain --threads 1")
      #expect(front.count == points.count && explained.count == 300 * points.count)
      #expect(
        all.filter { $0.hasSuffix(":0") || $0.hasSuffix(":none") }.map { $0.prefix { $0 != ":" } }.count
          == points.count)
      let first = all.filter { !$0.hasSuffix(":none") && $0.hasSuffix(":0") }.map { String($0.dropLast(2)) }
      #expect(first == front.filter { !$0.hasSuffix("none") })
      let hits = explained.filter { $0.hasSuffix(":hit") }.map { String($0.dropLast(4)) }
      let ranked = all.filter { !$0.hasSuffix(":none") }.map { row in
        String(row[..<(row.lastIndex(of: ":") ?? row.endIndex)])
      }
      #expect(hits.sorted() == ranked.sorted() && hits.count > first.count)
      #expect(try rows(template + " --threads 1") == front)
    }
  }
}
