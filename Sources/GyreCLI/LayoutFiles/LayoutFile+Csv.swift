import GyreCore

extension LayoutFile {
  /// Reads a header with the columns x, y, z and others in any order, and a label in each row.
  func readCsv(_ bytes: ByteReader) throws {
    var csv = CsvReader(bytes)
    guard try csv.startRow() else { return }
    let columns = try header(&csv)
    while try csv.startRow() {
      let place = bytes.place
      var record = Record()
      var count = 0
      var hasMore = true
      while hasMore {
        hasMore = try csv.field()
        if count < columns.count, let field = columns[count] { try read(field, csv, &record) }
        count += 1
      }
      if count != columns.count { throw csv.fault(.fieldCount(count, expected: columns.count), at: place) }
      try append(record, at: place)
    }
  }

  /// What each column holds; `nil` for one that is passed over.
  private func header(_ csv: inout CsvReader) throws -> [LayoutField?] {
    let place = csv.bytes.place
    var columns: [LayoutField?] = []
    var hasMore = true
    while hasMore {
      hasMore = try csv.field()
      let field = LayoutField(InputFile.trimmed(csv.text))
      if let field, columns.contains(field) { throw csv.fault(.twice(field)) }
      columns.append(field)
    }
    for field in [LayoutField.x, .y, .z] where !columns.contains(field) {
      throw csv.fault(.columnMissing(field), at: place)
    }
    return columns
  }

  /// An empty field is one that does not exist.
  private func read(_ field: LayoutField, _ csv: CsvReader, _ record: inout Record) throws {
    if field == .label {
      if !csv.text.isEmpty { record.text = csv.text }
      return
    }
    let hasBlanks = csv.text.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let text = hasBlanks ? InputFile.trimmed(csv.text) : csv.text
    if text.isEmpty {
      if field == .width || field == .height { return }
      throw csv.fault(.missing(field))
    }
    do throws(LayoutFault) {
      if field == .index {
        record.index = (try Record.index(text), csv.place)
      } else {
        try record.set(field, text)
      }
    } catch {
      throw csv.fault(error)
    }
  }
}
