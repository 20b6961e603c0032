package import SheetReports
import TouchTraces

/// A finding, and where the user finds the file.
package struct Problem: Equatable, Sendable {
  /// The file's path as it was given or found.
  package var path: String
  package var row: ProblemsTable.Row

  /// The finding as one line for people, position first.
  package var text: String {
    var text = "\(path): "
    if let location = row.finding.location {
      text += "line \(location.line), byte 0x\(String(location.byteOffset, radix: 16)): "
    }
    return text + row.finding.message
  }
}

extension Batch {
  /// All findings, in the order of `problems.csv`: by source, then place.
  package var problems: [Problem] {
    var problems: [Problem] = []
    for (file, isRejected) in zip(files, rejections) {
      for finding in file.findings {
        let isFatal = isRejected && finding.kind.severity == .degraded
        let row = ProblemsTable.Row(
          source: file.source, sessionID: nil, finding: finding,
          severity: isFatal ? .rejected : nil)
        problems.append(Problem(path: file.path, row: row))
      }
    }
    for session in sessions {
      for finding in session.record.findings {
        let row = ProblemsTable.Row(
          source: session.source, sessionID: session.id, finding: finding)
        problems.append(Problem(path: session.path, row: row))
      }
    }
    return problems.sorted { ProblemKey($0.row) < ProblemKey($1.row) }
  }
}

/// Orders findings by source, place, session and kind.
private struct ProblemKey: Comparable {
  private let source: SortKey
  private let place: (line: Int, byteOffset: Int)
  private let session: SortKey
  private let kind: SortKey
  private let message: SortKey

  init(_ row: ProblemsTable.Row) {
    source = SortKey(row.source)
    place = (row.finding.location?.line ?? 0, row.finding.location?.byteOffset ?? 0)
    session = SortKey(row.sessionID ?? "")
    kind = SortKey(row.finding.kind.rawValue)
    message = SortKey(row.finding.message)
  }

  static func == (left: ProblemKey, right: ProblemKey) -> Bool {
    !(left < right) && !(right < left)
  }

  static func < (left: ProblemKey, right: ProblemKey) -> Bool {
    guard left.source == right.source else { return left.source < right.source }
    guard left.place == right.place else { return left.place < right.place }
    return (left.session, left.kind, left.message) < (right.session, right.kind, right.message)
  }
}
