import GyreCore

/// A layout from a file: its labels, and what it says of the projection.
final class LayoutFile {
  let table: LabelTable
  /// The `index` of each label; `nil` where that is its place.
  private(set) var indices: PlainMemory<Int>?
  /// The texts of the labels; `nil` where none has one.
  private(set) var texts: TextTable?
  var distance: Rational?
  var center: (x: Rational, y: Rational)?

  private let hasSize: Bool
  private let file: String
  /// The indices so far, once they do not simply grow.
  private var seen: Set<Int>?
  private var lastIndex = Int.min

  /// Reads the layout at `path`, `-` being standard input: json, jsonl or csv, as the first byte that is not blank
  /// tells.
  ///
  /// - Parameter size: of labels without a size of their own; `nil` where there is none.
  init(_ path: Bytes, size: (width: Rational, height: Rational)?) throws {
    table = LabelTable(commonSize: size)
    hasSize = size != nil
    file = InputFile.name(path)
    let bytes = try ByteReader(path)
    switch try JsonReader(bytes).peek() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try readJson(bytes)
    default: try readCsv(bytes)
    }
    if table.count == 0 { throw UsageError.emptyFile(Source(name: file), of: "labels") }
    seen = nil
  }

  /// What a file says of one label.
  struct Record {
    var x: LabelTable.Number?
    var y: LabelTable.Number?
    var z: LabelTable.Number?
    var width: LabelTable.Number?
    var height: LabelTable.Number?
    var index: (value: Int, place: ByteReader.Place)?
    var text: Bytes?

    /// Takes a number from its text.
    mutating func set(_ field: LayoutField, _ text: Bytes) throws(LayoutFault) {
      switch field {
      case .x: x = try Record.number(field, text)
      case .y: y = try Record.number(field, text)
      case .z: z = try Record.number(field, text)
      case .width: width = try Record.size(field, text)
      case .height: height = try Record.size(field, text)
      case .index, .label: break
      }
    }

    private static func size(_ field: LayoutField, _ text: Bytes) throws(LayoutFault) -> LabelTable.Number {
      let size = try number(field, text)
      if size.isNegative { throw .negative(field, text) }
      return size
    }

    private static func number(_ field: LayoutField, _ text: Bytes) throws(LayoutFault) -> LabelTable.Number {
      if let short = text.withUnsafeBufferPointer({ ShortDecimal($0) }) { return .short(short) }
      do {
        return .long(try NumberText.number(text))
      } catch {
        throw .number(field, text, wanted: "a number", error)
      }
    }

    /// The greatest index: the whole numbers up to it are exact in every reader of JSON.
    private static let mostIndex = 1 << 53 - 1

    static func index(_ text: Bytes) throws(LayoutFault) -> Int {
      do {
        return try NumberText.whole(text, in: -mostIndex...mostIndex)
      } catch {
        throw .number(.index, text, wanted: "a whole number", error)
      }
    }
  }

  /// Adds a label that begins at `place`.
  func append(_ record: Record, at place: ByteReader.Place) throws(UsageError) {
    func fault(_ fault: LayoutFault, at place: ByteReader.Place) -> UsageError {
      .layout(file: file, place, fault)
    }
    guard let x = record.x else { throw fault(.missing(.x), at: place) }
    guard let y = record.y else { throw fault(.missing(.y), at: place) }
    guard let z = record.z else { throw fault(.missing(.z), at: place) }
    if !hasSize {
      if record.width == nil { throw fault(.sizeMissing(.width), at: place) }
      if record.height == nil { throw fault(.sizeMissing(.height), at: place) }
    }
    let own = record.index?.value ?? table.count
    if own != table.count && indices == nil {
      let before = PlainMemory<Int>()
      for index in 0..<table.count { before.append(index) }
      indices = before
    }
    if !isNew(own) { throw fault(.indexTwice(own), at: record.index?.place ?? place) }
    indices?.append(own)
    if record.text != nil && texts == nil {
      texts = TextTable()
      for _ in 0..<table.count { texts?.append(nil) }
    }
    texts?.append(record.text)
    table.append(x: x, y: y, z: z, width: record.width, height: record.height)
  }

  /// Whether no label before has the index. They are only looked up once they do not simply grow.
  private func isNew(_ index: Int) -> Bool {
    if seen == nil && index > lastIndex {
      lastIndex = index
      return true
    }
    if seen == nil {
      var all = Set<Int>()
      for place in 0..<table.count { all.insert(indices?.values[place] ?? place) }
      seen = all
    }
    return seen?.insert(index).inserted ?? true
  }
}
