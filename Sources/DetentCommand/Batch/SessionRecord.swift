package import SheetAnalytics
package import TouchTraces

/// What is kept of one session of a file.
package struct SessionRecord<Payload: Sendable>: Sendable {
  /// The stated id; `nil` leaves it to the file's name and the session's number.
  ///
  /// In a batch it is the final one.
  package var statedID: String?
  /// Its number in the file, from 1.
  package var number: Int
  /// Where its header stands.
  package var location: TraceLocation
  package var findings: [Finding] = []
  /// What the visitor made of it; `nil` if nothing of it is used.
  package var payload: Payload?
  /// How many ids it needs: one, and one for each further presentation.
  package var presentationCount = 1

  package init(
    _ header: SessionHeader, number: Int, location: TraceLocation, payload: Payload? = nil
  ) {
    statedID = header.id
    self.number = number
    self.location = location
    self.payload = payload
  }

  /// Whether a finding says that nothing of it may be used.
  var isUnusable: Bool {
    findings.contains { $0.kind.severity == .rejected }
  }

  /// How much of it was usable.
  package var status: SessionStatus {
    if payload == nil || isUnusable { return .rejected }
    return findings.contains { $0.kind.severity == .degraded } ? .degraded : .ok
  }
}

/// What is kept of one file.
package struct FileRecord<Payload: Sendable>: Sendable {
  /// The path as it was given or found, for messages.
  package var path: String
  /// The path below the argument.
  package var source: String
  /// CRC-32 and length of the file's bytes.
  package var checksum: UInt32 = 0
  package var byteCount = 0
  package var format: TraceFormat?
  /// Sessions in the order of the file; those that the filter left out are missing.
  package var sessions: [SessionRecord<Payload>] = []
  /// Names of the labels that those sessions have.
  package var labelNames: Set<ByteText> = []
  /// Findings that belong to no session.
  package var findings: [Finding] = []
  /// Sessions that the filter left out.
  package var filteredCount = 0
  /// Labels of those sessions, each once; of many different ones the first.
  package var filteredLabels: [Label] = []

  package init(path: String, source: String) {
    self.path = path
    self.source = source
  }

  /// Different labels that are kept of sessions that the filter left out; chosen by us.
  private static var mostFilteredLabels: Int { 100 }

  /// Counts a session that the filter leaves out.
  mutating func addFiltered(_ labels: [Label]) {
    filteredCount += 1
    for label in labels
    where filteredLabels.count < Self.mostFilteredLabels && !filteredLabels.contains(label) {
      filteredLabels.append(label)
    }
  }

  /// Whether it is counted as one rejected file: it has no session, and it is damaged.
  package var isRejected: Bool {
    sessions.isEmpty && filteredCount == 0 && !isNoTrace
  }

  /// Whether a part of it that belongs to no session could not be read.
  package var isDamaged: Bool {
    !sessions.isEmpty && findings.contains { $0.kind.severity == .rejected }
  }

  /// Whether it is a file of a walked folder that is no trace.
  package var isNoTrace: Bool {
    findings.contains { $0.kind == .notATrace }
  }
}

extension SessionRecord {
  /// Keeps one finding of each kind of damage: a cut file and its cut last line are one.
  mutating func mergeDamage() {
    var seen: [FindingKind] = []
    findings.removeAll { finding in
      guard finding.kind.severity != .note else { return false }
      defer { seen.append(finding.kind) }
      return seen.contains(finding.kind)
    }
  }
}

extension SessionRecord {
  /// Creates the record of the same session without a payload.
  init(like other: SessionRecord<some Sendable>) {
    statedID = other.statedID
    number = other.number
    location = other.location
    findings = other.findings
    presentationCount = other.presentationCount
  }
}

extension FileRecord {
  /// Creates the record of the same file without sessions.
  init(like other: FileRecord<some Sendable>) {
    path = other.path
    source = other.source
    checksum = other.checksum
    byteCount = other.byteCount
    format = other.format
    labelNames = other.labelNames
    findings = other.findings
    filteredCount = other.filteredCount
    filteredLabels = other.filteredLabels
  }
}
