import TestSupport
import Testing

/// `gyre sphere-layout --stats`, as users call it.
@Suite struct SphereStatsTests {
  private static let rows: [(line: String, output: String)] = [
    (
      "gyre sphere-layout 12 --method equal-area --stats --unit deg --csv",
      """
      count,min_separation,first,second,covering_radius,energy,area_spread,parallels
      12,61.778654881,0,3,38.3104918122,49.1945418642,1.0614908927,4

      """
    ),
    (
      "gyre sphere-layout 1 --stats --unit turn --jsonl",
      """
      {"count": 1, "min_separation": null, "first": null, "second": null, "covering_radius": 0.5, "energy": 0, \
      "area_spread": 1, "parallels": 1}

      """
    ),
    (
      "gyre sphere-layout 2 --stats --json",
      """
      {"command": "sphere-layout", "unit": "rad", "count": 2, "method": "rings", "radius": 1, "stats": [
        {"count": 2, "min_separation": 3.14159265359, "first": 0, "second": 1, "covering_radius": 1.57079632679, \
      "energy": 0.5, "area_spread": 1, "parallels": 1}
      ]}

      """
    ),
    (
      "gyre sphere-layout --labels a,b,c --rings 1 --stats --template '{count} {area_spread} {min_separation}' --digits 3",
      "3 1.000 2.094\n"
    ),
    ("gyre sphere-layout 1 --stats --template '{min_separation} {first}'", "none none\n"),
    ("gyre sphere-layout 1000 --method spiral --stats --csv --no-header --fields energy", "482576.584071\n"),
    // Twelve digits of the figure; the rest are those of the binary64 nearest to it.
    ("gyre sphere-layout 1000 --stats --csv --no-header --digits 11 --fields area_spread", "1.13102725766\n"),
  ]

  @Test func outputs() {
    let failures = EndToEnd.failures(Self.rows) { row in
      let result = try Program.run(shell: row.line, in: EndToEnd.data)
      if result.exitStatus == 0 && result.outputText == row.output && result.errors == [] { return nil }
      return "\(row.line)\nexpected \(row.output.debugDescription)\n\(result.description)"
    }
    #expect(failures == [])
  }

  @Test func threadsDoNotMatter() throws {
    for count in ["1", "63", "64", "65", "700"] {
      let results = try [1, 2, 5].map { threads in
        try Program.run([
          "sphere-layout", count, "--turn", "x:0.3", "--stats", "--csv", "--threads", "\(threads)",
        ]).output
      }
      #expect(results[0] == results[1] && results[0] == results[2])
    }
  }

  /// Options that add fields to points can't stand beside it, and it has a limit.
  @Test func errors() {
    let rows = [
      ("12 --stats --slice 0:2", "options --stats and --slice can't stand together"),
      ("12 --spherical --stats", "options --stats and --spherical can't stand together"),
      ("12 --perspective 5 --stats", "options --stats and --perspective can't stand together"),
      ("12 --order --stats", "options --stats and --order can't stand together"),
      ("100001 --stats", "--stats is for at most 100000 points"),
      ("12 --stats --fields x", "--fields: there is no field 'x'"),
      ("12 --fields energy", "--fields: there is no field 'energy'"),
      ("12 --stats --radius 1e-330", "--stats: the radius is so small that point"),
    ]
    let failures = EndToEnd.failures(rows) { row in
      let result = try Program.run(shell: "gyre sphere-layout \(row.0)", in: EndToEnd.data)
      if result.exitStatus == 2 && result.output == [] && result.errorText.contains(row.1) { return nil }
      return "\(row.0)\nexpected \(row.1)\n\(result.description)"
    }
    #expect(failures == [])
  }
}
