/// Finds the name that a misspelt one was probably meant to be.
package enum NearestName {
  /// The first of `names` that begins with the name, else the one that takes the fewest edits, if
  /// it is near enough to be what was meant.
  ///
  /// Case does not count. An unknown name of fewer than three bytes begins nothing.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - names: What is known, which may have nothing to do with it.
  /// - Returns: A name that takes an edit for each three bytes at most, or a single one.
  package static func nearest(to name: String, in names: [String]) -> String? {
    guard let (closest, edits) = closest(to: name, in: names) else { return nil }
    return edits <= max(1, min(name.utf8.count, longestCompared) / 3) ? closest : nil
  }

  /// The nearest of `names` in the form of an example, such as ` such as 'uikit'`.
  ///
  /// An example serves however far it is from what was written.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - names: What is known.
  /// - Returns: The example with a blank before it; nothing for no names.
  package static func example(for name: String, in names: [String]) -> String {
    closest(to: name, in: names).map { " such as '\($0.name)'" } ?? ""
  }

  /// The `count` nearest of `names`, the nearest first, however far they are.
  ///
  /// - Parameters:
  ///   - count: How many at most.
  ///   - name: What was written.
  ///   - names: What is known.
  /// - Returns: Different names.
  package static func nearest(_ count: Int, to name: String, among names: [String]) -> [String] {
    var names = names
    var nearest: [String] = []
    while nearest.count < count, let (closest, _) = closest(to: name, in: names) {
      nearest.append(closest)
      names.removeAll { $0 == closest }
    }
    return nearest
  }

  /// The nearest name and its edits, of which a name that goes on takes none.
  private static func closest(to name: String, in names: [String]) -> (name: String, edits: Int)? {
    let written = Array(name.lowercased().utf8.prefix(longestCompared))
    if written.count >= 3,
      let longer = names.first(where: { $0.lowercased().utf8.starts(with: written) })
    {
      return (longer, 0)
    }
    var best: (name: String, edits: Int)?
    for candidate in names {
      let edits = editDistance(written, Array(candidate.lowercased().utf8))
      if let best, best.edits <= edits { continue }
      best = (candidate, edits)
    }
    return best
  }

  /// Bytes of a written name that are compared: hostile input may be long.
  private static let longestCompared = 200

  /// Insertions, deletions, replacements and exchanges of two neighbours that turn one text into the
  /// other (optimal string alignment).
  private static func editDistance(_ from: [UInt8], _ to: [UInt8]) -> Int {
    var before: [Int] = []
    var row = Array(0...to.count)
    for (index, byte) in from.enumerated() {
      var next = [index + 1]
      for column in to.indices {
        let replaced = row[column] + (to[column] == byte ? 0 : 1)
        var edits = min(replaced, row[column + 1] + 1, next[column] + 1)
        if index > 0, column > 0, to[column - 1] == byte, to[column] == from[index - 1] {
          edits = min(edits, before[column - 1] + 1)
        }
        next.append(edits)
      }
      (before, row) = (row, next)
    }
    return row[to.count]
  }
}
