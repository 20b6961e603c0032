import SheetReplay
import TouchTraces

/// The sessions of a batch by the ids of their presentations.
struct SessionDirectory {
  /// Where a presentation is found.
  struct Entry: Equatable {
    var id: String
    /// The path of its file.
    var path: String
    var place: TraceLocation
    /// The presentation of the recording, from 1.
    var presentation: Int
    var gestureCount: Int
  }

  let entries: [Entry]

  init(_ batch: Batch<PlacedVisitor<EngineDriver<GestureCounter>>.Visit?>) {
    var entries: [Entry] = []
    for session in batch.sessions {
      guard let visit = session.record.payload ?? nil else { continue }
      for (index, count) in visit.payload.enumerated() {
        entries.append(
          Entry(
            id: PresentationID.text(session.id, presentation: index + 1), path: session.path,
            place: visit.place, presentation: index + 1, gestureCount: count))
      }
    }
    self.entries = entries
  }

  /// The presentation of that id.
  ///
  /// - Parameter id: The id as reports print it.
  /// - Returns: Where it is found.
  /// - Throws: A failure that names the nearest ids.
  func entry(_ id: String) throws(CommandFailure) -> Entry {
    if let entry = entries.first(where: { $0.id == id }) { return entry }
    throw Self.unknown(id, among: entries.map(\.id))
  }

  /// The failure for an id that is not there; it names the nearest ones.
  static func unknown(_ id: String, among known: [String]) -> CommandFailure {
    let names = NearestName.nearest(namedCount, to: id, among: known)
      .map { "'\($0)'" }.joined(separator: ", ")
    return .nothingToRead(
      reason: "there is no session '\(id)'"
        + (names.isEmpty ? "" : ", the nearest known are \(names)"))
  }

  /// Ids that are named for a wrong one; chosen by us.
  private static let namedCount = 3
}
