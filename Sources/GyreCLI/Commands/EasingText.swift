import GyreCore

/// Reads the easing of `--easing`.
enum EasingText {
  static func easing(_ arguments: ParsedArguments) throws(UsageError) -> Easing {
    guard let text = arguments.values["--easing"] else { return .easeInOut }
    if let named = names.first(where: { text.elementsEqual($0.name.utf8) }) { return named.easing }
    guard let numbers = try controlPoints(text) else {
      throw .unknownChoice(Source(name: "--easing"), text, choices: names.map(\.name) + [curve])
    }
    guard let easing = Easing(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]) else {
      throw .outOfRange(Source(name: "--easing"), text, wanted: "x1 and x2 from 0 to 1")
    }
    return easing
  }

  private static let names: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
  ]
  private static let curve = "cubic-bezier(x1,y1,x2,y2)"

  /// The four numbers of `cubic-bezier(x1,y1,x2,y2)`; blanks may stand round them, as in CSS.
  private static func controlPoints(_ text: Bytes) throws(UsageError) -> [Rational]? {
    let start = Bytes("cubic-bezier(".utf8)
    guard text.starts(with: start), text.last == UInt8(ascii: ")") else { return nil }
    let items = text[start.count..<(text.count - 1)]
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard items.count == 4 else { return nil }
    var numbers: [Rational] = []
    for (index, item) in items.enumerated() {
      let item = InputFile.trimmed(Bytes(item))
      do {
        numbers.append(try NumberText.number(item))
      } catch {
        throw .badNumber(Source(name: "--easing", item: index + 1), item, wanted: "a number", error)
      }
    }
    return numbers
  }
}
