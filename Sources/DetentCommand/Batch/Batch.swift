package import SheetReports
import TouchTraces

/// What a batch of files has come to, in an order that depends on nothing but the files.
package struct Batch<Payload: Sendable>: Sendable {
  /// A session with its final id.
  package struct Session: Sendable {
    package var record: SessionRecord<Payload>
    fileprivate var file: FilePlace

    /// Its id, which stands where the stated one was: there are many sessions.
    package fileprivate(set) var id: String {
      get { record.statedID ?? "" }
      set { record.statedID = newValue }
    }
    /// Its file's place in `files`.
    package var fileIndex: Int { file.index }
    /// The path of its file, for messages.
    package var path: String { file.path }
    package var source: String { file.source }
  }

  /// Sorted by id.
  package private(set) var sessions: [Session] = []
  /// Sorted by source, then as the files were given.
  package private(set) var files: [FileRecord<Payload>]
  /// Whether each file is counted as rejected.
  private(set) var rejections: [Bool] = []
  /// The files and sessions that were read.
  package private(set) var counts = RunCounts()

  /// Brings the files of a batch into order and gives each session an id of its own.
  package init(_ files: consuming [FileRecord<Payload>]) {
    self.files = files
    self.files.sort { first, second in
      (SortKey(first.source), first.checksum, first.byteCount)
        < (SortKey(second.source), second.checksum, second.byteCount)
    }
    sessions.reserveCapacity(self.files.reduce(0) { $0 + $1.sessions.count })
    for index in self.files.indices {
      counts.add(self.files[index])
      rejections.append(self.files[index].isRejected)
      takeSessions(ofFile: index)
    }
    var order = Self.order(of: sessions)
    if !Self.areDistinct(sessions, in: order) {
      sessions = Self.withDistinctIDs(sessions)
      order = Self.order(of: sessions)
    }
    let isOrdered = order.indices.allSatisfy { order[$0] == $0 }
    if !isOrdered { sessions = order.map { sessions[Int($0)] } }
  }

  private mutating func takeSessions(ofFile index: Int) {
    var records: [SessionRecord<Payload>] = []
    swap(&records, &files[index].sessions)
    let file = FilePlace(index, path: files[index].path, source: files[index].source)
    for record in records {
      var session = Session(record: record, file: file)
      session.id =
        record.statedID ?? BatchInput.defaultID(source: file.source, number: record.number)
      sessions.append(session)
    }
  }

  /// The places of sessions, sorted by id.
  private static func order(of sessions: [Session]) -> [Int32] {
    let ids = sessions.map(\.id)
    return ids.indices.map { Int32($0) }.sorted { ids[Int($0)].precedes(ids[Int($1)]) }
  }

  /// Whether no two sessions ask for the same id, as far as that is seen without keeping all ids:
  /// texts beyond ASCII may be the same in other bytes.
  private static func areDistinct(_ sessions: [Session], in order: [Int32]) -> Bool {
    for (place, index) in order.enumerated() {
      let id = sessions[Int(index)].id
      guard id.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
      if place > 0, sessions[Int(order[place - 1])].id.hasSameBytes(as: id) { return false }
      let count = sessions[Int(index)].record.presentationCount
      guard count > 1 else { continue }
      for later in PresentationID.all(of: id, count: count).dropFirst()
      where isTaken(later, by: sessions, in: order) {
        return false
      }
    }
    return true
  }

  /// Whether a session has the id, by halving the sorted sessions.
  private static func isTaken(
    _ id: String, by sessions: [Session], in order: [Int32]
  ) -> Bool {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      let other = sessions[Int(order[middle])].id
      if other.hasSameBytes(as: id) { return true }
      if other.precedes(id) { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// Renames further sessions of the same id to `id~2` and so on.
  ///
  /// A session also takes the ids of its further presentations, `id.2` and so on.
  private static func withDistinctIDs(_ sessions: [Session]) -> [Session] {
    var sessions = sessions
    let stated = Set(sessions.map(\.id))
    var taken: Set<String> = []
    var lastSuffix: [String: Int] = [:]
    for index in sessions.indices {
      let id = sessions[index].id
      let count = sessions[index].record.presentationCount
      guard PresentationID.all(of: id, count: count).contains(where: taken.contains) else {
        taken.formUnion(PresentationID.all(of: id, count: count))
        continue
      }
      var suffix = lastSuffix[id] ?? 1
      var renamed = id
      repeat {
        suffix += 1
        renamed = "\(id)~\(suffix)"
      } while PresentationID.all(of: renamed, count: count).contains {
        taken.contains($0) || stated.contains($0)
      }
      lastSuffix[id] = suffix
      taken.formUnion(PresentationID.all(of: renamed, count: count))
      sessions[index].id = renamed
      sessions[index].record.findings.append(
        Finding(
          .duplicateID, at: sessions[index].record.location,
          "the id '\(id)' is taken, the session is called '\(renamed)'"))
    }
    return sessions
  }
}

/// Where a file is, shared by its sessions.
private final class FilePlace: Sendable {
  let index: Int
  let path: String
  let source: String

  init(_ index: Int, path: String, source: String) {
    self.index = index
    self.path = path
    self.source = source
  }
}

/// Orders text by its bytes, the same in every language.
package struct SortKey: Comparable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func < (left: SortKey, right: SortKey) -> Bool {
    left.text.precedes(right.text)
  }

  package static func == (left: SortKey, right: SortKey) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }
}

extension RunCounts {
  /// Counts one file with its sessions.
  package mutating func add(_ file: FileRecord<some Sendable>) {
    if file.isNoTrace { skippedFiles += 1 } else { files += 1 }
    if file.isRejected { rejectedFiles += 1 }
    if file.isDamaged { damagedFiles += 1 }
    filteredSessions += file.filteredCount
    for session in file.sessions { add(session.status) }
  }

  /// All sessions, and the files in which none could be found.
  package var inputs: Int { sessions + rejectedFiles }
  /// Those of the inputs of which nothing is used.
  package var badInputs: Int { rejectedSessions + rejectedFiles + damagedFiles }
}
