import Foundation
import TestSupport
import Testing

/// `sphere-layout` and `coords` as programs: slices, order, streams and labels.
@Suite struct SphereTests {
  private static let methods = ["rings", "fibonacci", "spiral", "equal-area"]

  /// Pieces joined are byte for byte the whole, whatever is printed.
  @Test func slicesJoin() throws {
    let options = [
      ["--csv"], ["--jsonl", "--digits", "3"],
      ["--spherical", "--perspective", "3", "--order", "--turn", "x:1,y:2"],
    ]
    let failures = EndToEnd.failures(Self.methods) { method in
      for options in options {
        let command = ["sphere-layout", "2500", "--method", method] + options
        let header = options.first == "--jsonl" ? [] : ["--no-header"]
        let whole = try Program.run(command + header).output
        var joined: [UInt8] = []
        for slice in ["0:1", "1:1", "1:1000", "1000:2499", "2499:2500"] {
          joined += try Program.run(command + header + ["--slice", slice]).output
        }
        if joined != whole || whole.isEmpty { return "\(command)" }
      }
      return nil
    }
    #expect(failures == [])
  }

  @Test func sameBytesForAnyNumberOfThreads() throws {
    let failures = EndToEnd.failures(Self.methods) { method in
      let command = ["sphere-layout", "9000", "--method", method, "--json", "--order", "--turn", "x:30deg"]
      let results = try ["1", "2", "3", "64"].map { try Program.run(command + ["--threads", $0]) }
      return results.allSatisfy { $0.exitStatus == 0 && $0.output == results[0].output } ? nil : method
    }
    #expect(failures == [])
  }

  /// The greatest layout begins at once, in little memory, and ends when nobody reads on.
  @Test func memoryOfTheGreatestLayout() throws {
    // With so many rings, neighbours have nearly the same share.
    let rings = try Program.run(["sphere-layout", "3", "--rings", "1000001", "--csv", "--fields", "z"])
    #expect(rings.outputText.split(separator: "\n").map { $0.prefix(6) } == ["z", "0.9999", "1", "0.9999"])
    for method in Self.methods {
      let line = "gyre sphere-layout 1000000000 --method \(method) --csv | head -n 3"
      let head = try Program.run(shell: line, in: "/", seconds: 60)
      #expect(head.outputText.split(separator: "\n").count == 3 && head.errors == [], "\(method)")
      let last = ["sphere-layout", "1e9", "--method", method, "--slice", "999999000:1000000000", "--csv"]
      let (result, peak) = try Program.peakMemory(of: last)
      #expect(result.exitStatus == 0 && result.outputText.contains("\n999999999,"))
      #expect(peak ?? 0 <= StreamTests.permittedMemory, "\(method): \((peak ?? 0) >> 10) KiB")
    }
  }

  /// Only what is printed of the points that are printed counts as too large for binary64.
  @Test func overflowIsThatOfThePoints() throws {
    let near = "1." + String(repeating: "0", count: 700) + "1"
    let rows: [([String], Int32)] = [
      (["2", "--method", "equal-area", "--radius", "1e308", "--perspective", "1.1e308"], 0),
      (["3", "--perspective", near], 0), (["1", "--turn", "x:90deg", "--perspective", near], 0),
      (["1", "--perspective", near], 2), (["1", "--perspective", near, "--fields", "z,alpha"], 0),
      (["9", "--rings", "1", "--perspective", near, "--slice", "1:9"], 0),
      (["9", "--rings", "1", "--perspective", near, "--slice", "0:1"], 2),
    ]
    for (options, status) in rows {
      let result = try Program.run(["sphere-layout"] + options)
      #expect(result.exitStatus == status && (status == 0) == !result.output.isEmpty, "\(options)")
    }
  }

  /// The order is that of the printed z, the farthest first, equal ones by index.
  @Test func paintersOrder() throws {
    let failures = EndToEnd.failures(Self.methods) { method in
      let command = ["sphere-layout", "3000", "--method", method, "--order", "--csv", "--no-header"]
      let output = try Program.run(command + ["--fields", "index,z,order"]).outputText
      let rows = output.split(separator: "\n").map { $0.split(separator: ",").compactMap { Double($0) } }
      let drawn = rows.sorted { ($0[1], $0[0]) < ($1[1], $1[0]) }
      return drawn.map { $0[2] } == (0..<3000).map(Double.init) ? nil : method
    }
    #expect(failures == [])
  }

  /// Turning by whole turns, or there and back, changes no byte.
  @Test func turnsThatChangeNothing() throws {
    let failures = EndToEnd.failures(Self.methods) { method in
      let command = ["sphere-layout", "200", "--method", method, "--spherical", "--csv"]
      let plain = try Program.run(command).output
      for turn in ["x:0.3,x:-0.3", "y:1turn,x:720deg", "x:pi/3,y:1,y:-1,x:-60deg", "x:0,y:-0"] {
        if try Program.run(command + ["--turn", turn]).output != plain { return "\(method), \(turn)" }
      }
      return nil
    }
    #expect(failures == [])
  }

  /// Labels come out as they are in the file, one to a point.
  @Test(arguments: ["awkward-labels.txt", "languages.txt"]) func labels(_ file: String) throws {
    let path = EndToEnd.data + "/" + file
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let labels = text.unicodeScalars.split(separator: "\n").map(String.init).filter { !$0.isEmpty }
    struct Document: Decodable {
      struct Point: Decodable { let label: String }
      let count: Int
      let points: [Point]
    }
    let output = try Program.run(["sphere-layout", "--labels-file", path, "--json"]).outputText
    let document = try JSONDecoder().decode(Document.self, from: Data(output.utf8))
    #expect(document.count == labels.count)
    #expect(document.points.map { Array($0.label.utf8) } == labels.map { Array($0.utf8) })
  }

  /// Records of all kinds through the filter: blanks, comments, CRLF and errors keep their places.
  @Test func coordsIsAFilter() throws {
    let input = "# x y z\r\n\r\n0,3,2\r\n1 2\r\n-1,2,3,4\n0 0 0\n1e308,1e308,1e308\n"
    let result = try Program.run(["coords", "--csv", "--fields", "r,ry"], input: Array(input.utf8))
    #expect(
      result.outputText
        == "r,ry,error\n3.605551275463989,0.5880026035475675,\n,,missing-field\n,,extra-field\n0,,\n"
        + "1.7320508075688772e+308,0.9553166181245093,\n")
    #expect(result.exitStatus == 1)
  }
}
