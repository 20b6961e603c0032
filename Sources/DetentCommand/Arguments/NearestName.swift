/// Finds what somebody who mistyped a name may have meant.
package enum NearestName {
  /// The name with the fewest edits to `text`, the first of equals; `nil` if none is near.
  package static func of(_ text: String, among names: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = editDistance(Array(text.utf8), Array(name.utf8))
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    guard let best, best.distance <= max(2, text.utf8.count / 3) else { return nil }
    return best.name
  }

  /// The fewest insertions, deletions and replacements that turn `first` into `second`.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, byte) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (second[column] == byte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
