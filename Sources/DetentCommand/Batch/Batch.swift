package import SheetReports
import TouchTraces

/// What a batch of files has come to, in an order that depends on nothing but the files.
package struct Batch<Payload: Sendable>: Sendable {
  /// A session with its final id.
  package struct Session: Sendable {
    package var id: String
    /// The path of its file, for messages.
    package var path: String
    package var source: String
    /// Its file's place in `files`.
    package var fileIndex: Int
    package var record: SessionRecord<Payload>
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
  package init(_ files: [FileRecord<Payload>]) {
    self.files = files.sorted { first, second in
      (SortKey(first.source), first.checksum, first.byteCount)
        < (SortKey(second.source), second.checksum, second.byteCount)
    }
    var sessions: [Session] = []
    for (index, file) in self.files.enumerated() {
      counts.add(file)
      for record in file.sessions {
        let id =
          record.statedID ?? BatchInput.defaultID(source: file.source, number: record.number)
        sessions.append(
          Session(
            id: id, path: file.path, source: file.source, fileIndex: index, record: record))
      }
    }
    rejections = self.files.map(\.isRejected)
    for index in self.files.indices { self.files[index].sessions = [] }
    self.sessions = Self.withDistinctIDs(sessions)
  }

  /// Renames further sessions of the same id to `id~2` and so on, and sorts by id.
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
    return sessions.sorted { SortKey($0.id) < SortKey($1.id) }
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
