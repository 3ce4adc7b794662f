import GyreCore

/// Labels and weights, from the command line or from a file.
enum ListOptions {
  /// The labels, and where they come from; `nil` where there are none.
  static func labels(_ arguments: ParsedArguments) throws -> ([Bytes], Source)? {
    guard let (items, source) = try items(arguments, "--labels", of: "labels") else { return nil }
    return (try items.map { try utf8($0, $1) }, source)
  }

  /// The weights, and where they come from; `nil` where there are none.
  static func weights(_ arguments: ParsedArguments) throws -> ([Rational], Source)? {
    guard let (items, source) = try items(arguments, "--weights", of: "weights") else { return nil }
    return (try items.map { try weight($0, $1) }, source)
  }

  private static func weight(_ text: Bytes, _ source: Source) throws(UsageError) -> Rational {
    let weight: Rational
    do {
      weight = try NumberText.number(text)
    } catch {
      throw .badNumber(source, text, wanted: "a number", error)
    }
    if weight.signum <= 0 { throw .wheel(.weightNotPositive(index: 0), source, value: quoted(text)) }
    return weight
  }

  /// The items of the option's list or of the lines of its file, each with its place, and the whole's place.
  private static func items(
    _ arguments: ParsedArguments, _ option: String, of what: String
  ) throws -> ([(Bytes, Source)], Source)? {
    if let list = arguments.values[option] {
      return (try listItems(list, option), Source(name: option))
    }
    guard let path = arguments.values[option + "-file"] else { return nil }
    let name = InputFile.name(path)
    var lines = InputFile.lines(try InputFile.contents(path))
    for line in lines { _ = try utf8(line.text, Source(name: name, line: line.number)) }
    if what == "weights" {
      lines = lines.map { ($0.number, InputFile.trimmed($0.text)) }
        .filter { $0.text.first != UInt8(ascii: "#") }
    }
    if lines.isEmpty { throw UsageError.emptyFile(Source(name: name), of: what) }
    return (lines.map { ($0.text, Source(name: name, line: $0.number)) }, Source(name: option + "-file"))
  }

  private static func listItems(_ list: Bytes, _ option: String) throws -> [(Bytes, Source)] {
    var items: [(Bytes, Source)] = []
    for item in list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let source = Source(name: option, item: items.count + 1)
      if item.isEmpty { throw UsageError.emptyItem(source) }
      items.append((Bytes(item), source))
    }
    return items
  }
}
