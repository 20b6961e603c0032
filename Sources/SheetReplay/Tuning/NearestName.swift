/// Finds the name that a misspelt one was probably meant to be.
package enum NearestName {
  /// The first of `names` that begins with the name, else the one that takes the fewest edits.
  ///
  /// Case does not count. An unknown name of fewer than three bytes begins nothing.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - names: What is known.
  /// - Returns: The nearest name; `nil` for no names.
  package static func nearest(to name: String, in names: [String]) -> String? {
    let written = Array(name.lowercased().utf8.prefix(longestCompared))
    if written.count >= 3,
      let longer = names.first(where: { $0.lowercased().utf8.starts(with: written) })
    {
      return longer
    }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = editDistance(written, Array(candidate.lowercased().utf8))
      if let best, best.distance <= distance { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The nearest of `names` in the form of an example, such as ` such as 'uikit'`.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - names: What is known.
  /// - Returns: The example with a blank before it; nothing for no names.
  package static func example(for name: String, in names: [String]) -> String {
    nearest(to: name, in: names).map { " such as '\($0)'" } ?? ""
  }

  /// The nearest of `names` if it is near enough to be what was meant.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - names: What is known, which may have nothing to do with it.
  /// - Returns: A name that takes an edit for each three bytes at most.
  package static func similar(to name: String, in names: [String]) -> String? {
    guard let nearest = nearest(to: name, in: names) else { return nil }
    let written = Array(name.lowercased().utf8.prefix(longestCompared))
    let isBeginning = written.count >= 3 && nearest.lowercased().utf8.starts(with: written)
    let edits = editDistance(written, Array(nearest.lowercased().utf8))
    return isBeginning || edits <= max(1, written.count / 3) ? nearest : nil
  }

  /// Bytes of a written name that are compared: hostile input may be long.
  private static let longestCompared = 200

  /// Insertions, deletions and replacements that turn one text into the other (Levenshtein).
  private static func editDistance(_ from: [UInt8], _ to: [UInt8]) -> Int {
    var row = Array(0...to.count)
    for (index, byte) in from.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in to.indices {
        let replaced = diagonal + (to[column] == byte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[to.count]
  }
}
