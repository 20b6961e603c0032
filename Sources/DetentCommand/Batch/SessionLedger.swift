import SheetAnalytics
package import TouchTraces

/// Keeps the books of one file: which sessions it has, what is wrong with them, and which of them
/// may be used.
///
/// What lies in an open gzip member is used only when the member's checksum was right: a session
/// that has bytes in a member that fails is rejected as a whole.
package struct SessionLedger<Visitor: SessionVisitor>: TraceSink {
  /// A session, and whether it has bytes in the open member; in one place, for visitors are large.
  final class Entry {
    /// The visitor and its findings, which are used together.
    struct Watch {
      var visitor: Visitor
      var tally = FindingTally()
    }

    fileprivate var record: SessionRecord<Visitor.Payload>
    fileprivate var watch: Watch
    fileprivate var eventCount = 0
    fileprivate var isInOpenMember = true

    fileprivate init(_ record: SessionRecord<Visitor.Payload>, visitor: Visitor) {
      self.record = record
      watch = Watch(visitor: visitor)
    }

    func receive(_ event: TraceEvent, at location: TraceLocation) {
      isInOpenMember = true
      eventCount += 1
      watch.receive(event, at: location)
    }

    func receive(_ touches: Span<LocatedTouch>) {
      isInOpenMember = true
      eventCount += touches.count
      watch.receive(touches)
    }
  }

  private let prototype: Visitor
  private let filter: [Label]
  private let origin: BatchInput.Origin
  /// The session that is open.
  private(set) var current: Entry?
  /// Whether events of a session that the filter leaves out, or that could not begin, go by.
  private var isSkipping = false
  private var sessionCount = 0
  private var closedEventCount = 0
  /// Complete sessions with bytes in the open member.
  private var pending: [SessionRecord<Visitor.Payload>] = []
  private var file: FileRecord<Visitor.Payload>
  private var labelNames = LabelNames()

  /// Creates the books of a file.
  ///
  /// - Parameters:
  ///   - input: The file.
  ///   - prototype: Is copied for each session.
  ///   - filter: Labels that a session must have.
  package init(_ input: BatchInput, prototype: Visitor, filter: [Label]) {
    self.prototype = prototype
    self.filter = filter
    file = FileRecord(path: input.path, source: input.source)
    origin = input.origin
  }

  /// The format of the file; set before the first session.
  package var format: TraceFormat? {
    get { file.format }
    set { file.format = newValue }
  }

  /// Events of sessions that are used.
  var eventCount: Int { closedEventCount + (current?.eventCount ?? 0) }

  package mutating func receive(_ header: SessionHeader, at location: TraceLocation) {
    closeCurrent()
    sessionCount += 1
    guard filter.allSatisfy(header.labels.contains) else {
      isSkipping = true
      file.addFiltered(header.labels)
      return
    }
    isSkipping = false
    labelNames.note(header.labels)
    let entry = Entry(record(header, at: location), visitor: prototype)
    entry.watch.visitor.begin(header, format: file.format ?? .touchTrace1)
    current = entry
  }

  package mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
    current?.receive(event, at: location)
  }

  /// Takes the next events of the current session, all of fingers.
  package mutating func receive(_ touches: Span<LocatedTouch>) {
    current?.receive(touches)
  }

  package mutating func receive(_ finding: Finding) {
    var finding = finding
    if finding.kind == .notATrace && origin == .named { finding.kind = .unknownFormat }
    switch finding.kind {
    case .badHeader, .unsupported, .damagedBlock:
      closeCurrent()
      sessionCount += 1
      isSkipping = true
      var rejected = record(
        SessionHeader(), at: finding.location ?? TraceLocation(line: 1, byteOffset: 0))
      rejected.findings = [finding]
      pending.append(rejected)
    default:
      guard !isSkipping else { return }
      if current == nil {
        file.findings.append(finding)
      } else {
        current?.isInOpenMember = true
        current?.record.findings.append(finding)
      }
    }
  }

  private func record(
    _ header: SessionHeader, at location: TraceLocation
  ) -> SessionRecord<Visitor.Payload> {
    SessionRecord(header, number: sessionCount, location: location)
  }
}

extension SessionLedger {
  /// The open gzip member is complete and its checksum was right.
  package mutating func memberWasVerified() {
    file.sessions += pending
    pending = []
    current?.isInOpenMember = false
  }

  /// The open gzip member is damaged: what has bytes in it is rejected.
  ///
  /// - Parameters:
  ///   - finding: The damage.
  ///   - damaged: Whether the session that is open has bytes in the member that were not yet
  ///     handed on as events.
  package mutating func memberFailed(_ finding: Finding, openSession damaged: OpenSessionShare) {
    if damaged == .hasBytes { current?.isInOpenMember = true }
    if current?.isInOpenMember == false { closeCurrent() }
    let isKnown = current != nil || !pending.isEmpty
    closeCurrent()
    for var record in pending {
      record.findings.append(finding)
      record.payload = nil
      file.sessions.append(record)
    }
    pending = []
    if !isKnown { file.findings.append(finding) }
  }

  /// The file ends too early: the session that is open is used as far as it goes.
  ///
  /// - Parameters:
  ///   - finding: The damage.
  ///   - damaged: Whether the session that is open has bytes in the open member.
  package mutating func wasTruncated(_ finding: Finding, openSession damaged: OpenSessionShare) {
    if damaged == .hasBytes { current?.isInOpenMember = true }
    if current?.isInOpenMember == true {
      current?.record.findings.append(finding)
    } else {
      file.findings.append(finding)
    }
  }

  /// Bytes that belong to nothing follow the last member.
  package mutating func hasTrailingData(_ finding: Finding) {
    if current != nil {
      current?.record.findings.append(finding)
    } else {
      file.findings.append(finding)
    }
  }

  /// Something is wrong with the file as a whole.
  package mutating func fileFailed(_ finding: Finding) {
    file.findings.append(finding)
  }

  /// Closes the books.
  ///
  /// - Parameters:
  ///   - checksum: CRC-32 of the file's bytes.
  ///   - byteCount: Length of the file.
  /// - Returns: What is kept of the file.
  package mutating func close(checksum: UInt32, byteCount: Int) -> FileRecord<Visitor.Payload> {
    closeCurrent()
    memberWasVerified()
    file.labelNames = labelNames.names
    file.checksum = checksum
    file.byteCount = byteCount
    return file
  }

  private mutating func closeCurrent() {
    guard let entry = current else { return }
    current = nil
    closedEventCount += entry.eventCount
    let payload = entry.watch.end()
    if entry.eventCount > 0 {
      entry.record.payload = payload
      entry.record.presentationCount = Visitor.presentationCount(of: payload)
    } else {
      entry.record.findings.append(
        Finding(.empty, at: entry.record.location, "the session has no readable event"))
    }
    var notes = FindingList()
    entry.watch.tally.flush(into: &notes)
    entry.record.findings += notes.findings
    entry.record.mergeDamage()
    if entry.record.isUnusable { entry.record.payload = nil }
    if entry.isInOpenMember {
      pending.append(entry.record)
    } else {
      file.sessions.append(entry.record)
    }
  }
}

extension SessionLedger.Entry.Watch {
  fileprivate mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
    visitor.receive(event, at: location, findings: &tally)
  }

  fileprivate mutating func receive(_ touches: Span<LocatedTouch>) {
    visitor.receive(touches, findings: &tally)
  }

  fileprivate mutating func end() -> Visitor.Payload {
    visitor.end(findings: &tally)
  }
}

/// Whether the session that is open has bytes in the gzip member that is open.
package enum OpenSessionShare: Sendable {
  case hasBytes
  case hasNone
}

/// Collects findings.
private struct FindingList: TraceSink {
  var findings: [Finding] = []

  mutating func receive(_ header: SessionHeader, at location: TraceLocation) {}
  mutating func receive(_ event: TraceEvent, at location: TraceLocation) {}
  mutating func receive(_ finding: Finding) { findings.append(finding) }
}
