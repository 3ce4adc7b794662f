import TestSupport
import Testing

/// `gyre snap` as its users meet it: the contract's own examples, streams, and records that can't be read.
@Suite struct SnapTests {
  /// Arguments, records, and the rows expected; from section 5 of the contract but where something else is
  /// said.
  private static let examples: [(arguments: String, records: String, rows: String)] = [
    (
      "snap 8 1 --fields sector,mid,offset,rotate,target --digits 6 --csv --no-header", "",
      "7,0.785398,0.214602,-0.214602,0.785398,"
    ),
    ("snap 4 --template {sector}", "pi/4\n0.7853981633974483\n", "3\n0"),
    ("snap 4 --template {sector} --tie max", "pi/4\n0.7853981633974483\n", "0\n0"),
    // On a border by every kind of input, and one unit in the last of 40 digits beside it.
    (
      "snap 100 --template {sector} --tie error", "1.8deg\n0.005turn\npi/100\n2grad\n",
      "ERROR\nERROR\nERROR\nERROR"
    ),
    (
      "snap 100 --template {sector}",
      "1.800000000000000000000000000000000000000deg\n1.799999999999999999999999999999999999999deg\n"
        + "1.800000000000000000000000000000000000001deg\n", "99\n0\n99"
    ),
    (
      "snap 4 --from transform --template {sector}",
      "1,1\n1 , 1\n1 1\nmatrix(1,1,-1,1,0,0)\n1000001,1000000\n",
      "3\n3\n3\n3\n0"
    ),
    (
      "snap 4 --from transform --csv --fields sector", "0,0\n1,0,0,-1\n1,2,3\nmatrix(1,0,0,1)\n",
      "sector,error\n,zero-vector\n,mirrored\n,missing-field\n,missing-field"
    ),
    // The double nearest to 6π/7; the offset from an independent evaluation with 60 digits.
    ("snap 7 2.6927937030769655 --template {offset} --digits full", "", "-1.32967980042811e-16"),
    ("snap 4 --track --template {rotation}", "3.0\n-3.0\n", "3.000000\n3.283185"),
    (
      "snap 4 --track --template {rotation}|{turns}|{crossed} --unit deg", "0\n180\n0\nx\n-90\n",
      "0.000000|0|0\n180.000000|0|2\n360.000000|1|2\nERROR\n270.000000|0|-1"
    ),
    (
      "snap 16 --track --hysteresis 2deg --unit deg --template {sector}",
      "11.24\n11.26\n11.24\n13.26\n9.26\n9.24\n",
      "0\n0\n0\n15\n15\n0"
    ),
    (
      "snap 8 --to 6 --way cw --turns 5 --unit deg --template {target} 2047.5 --direction ccw --first 22.5deg",
      "",
      "3847.500000"
    ),
    // A mid of 292.5 degrees, as in the issue: 2092.5 is the next one clockwise.
    ("snap 16 --to 3 --way cw --turns 5 --unit deg --template {target} 2047.5", "", "3892.500000"),
    ("snap 4 --unit deg --to 2 --template {rotate}", "0\n1\n-1\n", "180.000000\n179.000000\n-179.000000"),
    ("snap --to label:S --labels N,E,S,W --template {sector}{label} 1", "", "2S"),
    (
      "snap 4 --velocity 90deg --deceleration 0.5 --unit deg --template {landing}|{sector}|{rotate} 44.92",
      "",
      "45.010000|3|45.080000"
    ),
    (
      "snap 8 --from drag --unit deg --template {rotation}",
      "100,0,0,100\n0,-1,0,1\n0,1,0,-1\n1,1,1,1\n0,0,1,1\n",
      "90.000000\n180.000000\n180.000000\n0.000000\nERROR"
    ),
    (
      "snap 8 --from drag --ring 5,10 --csv --fields sector", "4.9,0,0,1\n5,0,0,1\n6,8,0,1\n10.1,0,0,1\n",
      "sector,error\n,outside-ring\n6,\n7,\n,outside-ring"
    ),
    (
      "snap 4 --gap 10deg --unit deg --template {sector}{gap}", "39.9\n40\n40.1\n45\n50\n",
      "0false\n0false\n0true\n3true\n3false"
    ),
    (
      "snap 1 --unit deg --template {sector}{margin}|{target}", "0\n179\n180\n181\n-540\n",
      "0180.000000|0.000000\n01.000000|0.000000\n00.000000|360.000000\n01.000000|360.000000\n00.000000|-360.000000"
    ),
    (
      "snap 2 --unit deg --frames 4 --duration 1 --easing linear --template {frame}:{time}:{rotation} 60", "",
      "0:0.000000:60.000000\n1:0.250000:45.000000\n2:0.500000:30.000000\n3:0.750000:15.000000\n4:1.000000:0.000000"
    ),
  ]

  @Test func examples() throws {
    var wrong: [String] = []
    for (arguments, records, rows) in Self.examples {
      let words = arguments.split(separator: " ").map(String.init)
      let result = try Program.run(words, input: Array(records.utf8))
      if result.outputText != rows + "\n" { wrong.append("\(arguments)\n\(result.description)") }
    }
    #expect(wrong == [])
  }

  /// All that section 3.1 says of lines: ends, marks, comments, blanks, and what can't be read.
  @Test func lines() throws {
    let long = String(repeating: "1", count: 12_000)
    let tooLong = String(repeating: "1", count: 2 << 20)
    let rows: [(input: [UInt8], expected: String)] = [
      (Array("1\r\n2".utf8), "1:7,\n2:5,"),
      (Array("\u{feff}1\n\n# comment\n   \n\t2 \n".utf8), "1:7,\n2:5,"),
      (Array("# only\n".utf8), ""),
      ([], ""),
      (
        Array("1e400\n1e999999999\n08\n-.5\n−0.3\n0,5\n".utf8),
        ":,too-large\n:,exponent-out-of-range\n8:6,\n-0.5:1,\n:,not-an-angle\n:,extra-field"
      ),
      (Array("1,\n,1\n1 2\n1,,2\n".utf8), ":,empty-field\n:,empty-field\n:,extra-field\n:,empty-field"),
      (Array("a\0b\n1\n".utf8), ":,not-an-angle\n1:7,"),
      ([0x31, 0xff, 0x0a, 0x32, 0x0a], ":,not-utf8\n2:5,"),
      (Array("\(long)\n1\n".utf8), ":,too-many-digits\n1:7,"),
      (Array("1\n\(tooLong)\n2\n\(tooLong)".utf8), "1:7,\n:,line-too-long\n2:5,\n:,line-too-long"),
      (Array("+1\n1.\n.5e0\n1e-400\n".utf8), "1:7,\n1:7,\n0.5:7,\n0:0,"),
    ]
    var wrong: [String] = []
    for (input, expected) in rows {
      let result = try Program.run(
        ["snap", "8", "--csv", "--no-header", "--fields", "rotation,sector", "--digits", "full"], input: input
      )
      let rows = result.outputText.replacing(",", with: ":", maxReplacements: 0)
        .split(separator: "\n").map { row in
          let cells = row.split(separator: ",", omittingEmptySubsequences: false)
          return cells.count == 3 ? "\(cells[0]):\(cells[1]),\(cells[2])" : String(row)
        }
      let failed = expected.split(separator: "\n").contains { !$0.hasSuffix(",") }
      if rows.joined(separator: "\n") != expected || result.exitStatus != (failed ? 1 : 0) {
        wrong.append("\(expected.prefix(200))\n\(rows)\n\(result.errorText.prefix(500))")
      }
    }
    #expect(wrong == [])
  }

  /// A failed record in every format, and what standard error says of it.
  @Test func failures() throws {
    let input = Array("1\nfoo\n".utf8)
    let message =
      "field 1: 'foo' is not an angle (write 0.5, 45deg, 1.5rad, 0.25turn, 50grad, or a multiple of pi such as -3pi/8)"
    let rows: [(format: [String], expected: String)] = [
      (["--no-header"], "   1.000000       7\nERROR  \(message)\n"),
      (
        ["--json"],
        "{\"command\": \"snap\", \"unit\": \"rad\", \"count\": 8, \"direction\": \"cw\", \"start\": 0, \"snaps\": [\n"
          + "  {\"rotation\": 1, \"sector\": 7},\n"
          + "  {\"line\": 2, \"error\": {\"code\": \"not-an-angle\", \"field\": 1, \"message\": \"\(message)\"}}\n]}\n"
      ),
      (
        ["--jsonl"],
        "{\"rotation\": 1, \"sector\": 7}\n"
          + "{\"line\": 2, \"error\": {\"code\": \"not-an-angle\", \"field\": 1, \"message\": \"\(message)\"}}\n"
      ),
      (["--csv"], "rotation,sector,error\n1,7,\n,,not-an-angle\n"),
      (["--tsv"], "rotation\tsector\terror\n1\t7\t\n\t\tnot-an-angle\n"),
    ]
    for (format, expected) in rows {
      let result = try Program.run(["snap", "8", "--fields", "rotation,sector"] + format, input: input)
      #expect(result.outputText == expected && result.exitStatus == 1)
      #expect(result.errorText == "gyre snap: <stdin>:2: \(message)\n")
    }
    let many = try Program.run(
      ["snap", "8", "--csv"], input: Array(String(repeating: "x\n", count: 30).utf8))
    #expect(many.errorText.split(separator: "\n").count == 21)
    #expect(many.errorText.hasSuffix("gyre snap: 10 more records failed\n"))
    let fast = try Program.run(["snap", "8", "--csv", "--fail-fast"], input: Array("1\nx\n2\ny\n".utf8))
    #expect(fast.outputText.split(separator: "\n").count == 3 && fast.exitStatus == 1)
    let skipped = try Program.run(["snap", "8", "--csv", "--skip", "1"], input: Array("angle\n1\n".utf8))
    #expect(skipped.exitStatus == 0 && skipped.outputText.split(separator: "\n").count == 2)
    let beyond = try Program.run(["snap", "8", "--csv", "--skip", "9"], input: Array("angle\n1\n".utf8))
    #expect(beyond.exitStatus == 0 && beyond.outputText.split(separator: "\n").count == 1)
  }

  /// What a newcomer found: each was wrong once.
  private static let found: [(arguments: String, records: String, output: String, errors: String)] = [
    (
      "snap 8 --frames 10 --jsonl", "x", "{\"line\": 1, \"error\": {\"code\": \"not-an-angle\"",
      "'x' is not an angle"
    ),
    (
      "snap 8 --frames 10 --tie error", "pi/8",
      "ERROR  the rotation is exactly on the border of sectors 0 and 7", ""
    ),
    ("snap 8 --fields gap", "1", "", "field 'gap' exists only with --gap\n"),
    ("snap 8 --template {sector}", "0,5", "ERROR", "the decimal sign is a point"),
    ("snap 8 --template {sector}", "pi/" + String(repeating: "9", count: 800), "0", ""),
    (
      "snap 4 --from transform", "1 1 1 1 1", "ERROR",
      "field 6: nothing stands there: expected 2, 4 or 6 numbers"
    ),
    ("snap 4 --from transform", "matrix(1,1)", "ERROR", "expected 6 numbers in matrix(…)"),
    ("snap 4 --from drag", "1,2,3", "ERROR", "field 4: nothing stands there: expected 4 numbers"),
    (
      "snap 4 --from drag --center 1", "1,2,3,4", "",
      "--center: expected two numbers with a comma between them"
    ),
    ("snap 8", "\u{feff}\u{feff}2", "ERROR", "'\\u{feff}2'"),
    ("snap 1 --tie error", "pi", "ERROR", "the border of the only sector"),
    ("snap 4 --span 1e-400turn --template {sector}", "-0.1", "3", ""),
  ]

  @Test func faultsThatWereFound() throws {
    var wrong: [String] = []
    for (arguments, record, output, errors) in Self.found {
      let words = arguments.split(separator: " ").map(String.init)
      let result = try Program.run(words, input: Array((record + "\n").utf8))
      let holdsOutput = output.isEmpty || result.outputText.contains(output)
      if !holdsOutput || !(errors.isEmpty || result.errorText.contains(errors)) {
        wrong.append("\(arguments)\n\(result.description)")
      }
    }
    #expect(wrong == [])
  }

  /// Answers come before the next wait, so that the program can sit in a live pipe.
  @Test func livePipe() throws {
    let line =
      "(echo 1; sleep 2; echo 2) | gyre snap 8 --template '{sector}' | while read s; do date +%s; done"
    let result = try Program.run(shell: line, in: "/")
    let times = result.outputText.split(separator: "\n").compactMap { Int($0) }
    #expect(times.count == 2 && times[1] - times[0] >= 1, "\(result.description)")
  }

  /// Order is kept and memory does not grow; the bytes are the same for every number of threads.
  @Test func streams() throws {
    #if DEBUG
      let count = 20_000
    #else
      let count = 1_000_000
    #endif
    var generator = SeededGenerator(seed: 4)
    var text = ""
    for index in 0..<count {
      text +=
        index % 1000 == 999 ? "bad\n" : "\(Double(generator.below(40_000_000) - 20_000_000) / 1_000_000)\n"
    }
    let input = Array(text.utf8)
    var outputs: [[UInt8]] = []
    for threads in ["1", "2", "7", "64"] {
      let result = try Program.run(["snap", "9", "--jsonl", "--threads", threads], input: input)
      #expect(result.exitStatus == 1)
      outputs.append(result.output)
    }
    #expect(outputs.allSatisfy { $0 == outputs[0] })
    #expect(outputs[0].count { $0 == UInt8(ascii: "\n") } == count)
  }
}
