/// The name that differs least from what was typed, if that is little enough to have been meant: by at most
/// one edit in three letters, and not by everything; capital letters count as small ones, which all names
/// have. Of several the first.
func nearest(to typed: String, among names: [String]) -> String? {
  let letters = Array(typed.lowercased().unicodeScalars.prefix(64))
  var best: (name: String, distance: Int)?
  for name in names {
    let distance = editDistance(letters, Array(name.unicodeScalars))
    if distance < best?.distance ?? .max { best = (name, distance) }
  }
  guard let best, best.distance <= max(1, best.name.unicodeScalars.count / 3) else { return nil }
  return best.distance < typed.unicodeScalars.count ? best.name : nil
}

/// How many letters must be inserted, left out, replaced or exchanged with their neighbour (the optimal string
/// alignment distance), in time and space of the product of the lengths.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var rows = [Array(0...b.count)]
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      let replaced = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      var least = min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        least = min(least, rows[i - 2][j - 2] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
