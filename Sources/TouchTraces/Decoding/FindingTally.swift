/// Counts the findings of a session: one per kind and key, at the place of the first.
package struct FindingTally: Sendable {
  private struct Entry {
    var kind: FindingKind
    var key: String
    var location: TraceLocation?
    var message: String
    var count: Int
  }

  /// Different findings that are told apart; chosen by us, so that memory has a bound.
  private static let limit = 64

  private var entries: [Entry] = []

  /// Creates a tally of nothing.
  package init() {}

  /// Counts one finding.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - key: What tells it from others of its kind, such as a name; findings of the same kind and
  ///     key are one.
  ///   - location: Where it is.
  ///   - message: What to say, made only for the first of them.
  package mutating func count(
    _ kind: FindingKind, key: String = "", at location: TraceLocation?,
    _ message: @autoclosure () -> String
  ) {
    if increment(kind, key) { return }
    guard entries.count >= Self.limit else {
      return append(kind, key, at: location, message())
    }
    guard !increment(kind, Self.otherKeys) else { return }
    append(kind, Self.otherKeys, at: location, "more of this kind")
  }

  private static let otherKeys = "\u{0}"

  private mutating func increment(_ kind: FindingKind, _ key: String) -> Bool {
    for index in entries.indices where entries[index].kind == kind && entries[index].key == key {
      entries[index].count += 1
      return true
    }
    return false
  }

  private mutating func append(
    _ kind: FindingKind, _ key: String, at location: TraceLocation?, _ message: String
  ) {
    entries.append(Entry(kind: kind, key: key, location: location, message: message, count: 1))
  }

  /// Hands the findings over in the order of their first places, and forgets them.
  package mutating func flush(into sink: inout some TraceSink) {
    for entry in entries {
      let count = entry.count > 1 ? " (\(entry.count) in all)" : ""
      sink.receive(Finding(entry.kind, at: entry.location, entry.message + count))
    }
    entries.removeAll(keepingCapacity: true)
  }
}
