public import SheetAnalytics
import SheetReplay
public import TouchTraces

/// `sessions.csv`: one row per session, label columns last.
///
/// Which labels there are is known only when all sessions were read; so the cells of a row can be
/// built early, its labels join them at output.
public enum SessionsTable: SessionTable {
  /// A session and the file that it came from.
  public struct Row: Equatable, Sendable {
    /// Path below the argument.
    public var source: String
    /// The person, as the recording states it.
    public var user: String?
    public var status: SessionStatus
    public var session: SessionRow

    /// Creates the row of `result`, which was read from `source`.
    public init(source: String, result: SessionResult) {
      self.source = source
      user = result.user
      status = result.status
      session = result.session
    }
  }

  public static let fileName = "sessions.csv"
  public static let summary = "a presentation of the sheet; label columns follow the others"
  public static let key = ["session_id"]
  public static let hasMoreColumns = true

  public static let columns: [CSVColumn] = [
    .sessionID,
    CSVColumn("source", .text, "file, as the path below the argument"),
    CSVColumn("user", .text, "person, or the session itself where the recording names none"),
    CSVColumn("status", .text, "ok or degraded"),
    CSVColumn("duration_us", .integer, "from the start of the session to its end"),
    CSVColumn("gestures", .integer, "number of gestures"),
    CSVColumn("first_detent", .text, "detent at the start"),
    CSVColumn("last_detent", .text, "detent at the end, or when the dismissal began"),
    CSVColumn("outcome", .text, "dismissed or open_at_end"),
    CSVColumn("dismissed_by", .text, "what dismissed it"),
    CSVColumn(
      "attempted_dismissals", .integer, "drags that dismissed, were refused or were given up"),
    CSVColumn(
      "refused_dismissals", .integer, "drags that would have dismissed, had the app allowed it"),
    CSVColumn("detent_changes_user", .integer, "changes of detent by a finger"),
    CSVColumn("detent_changes_programmatic", .integer, "changes of detent by the app"),
    CSVColumn("handoffs_to_content", .integer, "hand-offs from the sheet to the content"),
    CSVColumn("handoffs_to_sheet", .integer, "hand-offs from the content to the sheet"),
    CSVColumn("rage_drags", .integer, "episodes of failed attempts in quick succession"),
    CSVColumn("dead_drags", .integer, "drags that moved nothing"),
    CSVColumn("regrets", .integer, "changes of detent and dismissals that were soon undone"),
  ]

  public static func appendCells(of row: Row, to writer: inout CSVWriter) {
    writer.text(row.source)
    writer.text(row.user)
    writer.word(row.status.rawValue)
    appendCourse(row.session, to: &writer)
  }

  /// Begins a row, up to the cells that `appendCourse` writes.
  package static func beginRow(
    id: String, source: String, user: String, status: SessionStatus, to writer: inout CSVWriter
  ) {
    let capacity =
      CSVText.capacity(of: id) + CSVText.capacity(of: source) + CSVText.capacity(of: user)
      + CSVCells.wordCapacity
    writer.cells(upTo: capacity) { cells, textCells in
      cells.text(id, textCells)
      cells.text(source, textCells)
      cells.text(user, textCells)
      cells.word(status.rawValue)
    }
  }

  /// Writes the cells of a row that are known when the session has ended.
  package static func appendCourse(_ session: SessionRow, to writer: inout CSVWriter) {
    let presentation = session.presentation
    let capacity =
      11 * CSVCells.integerCapacity + 2 * CSVCells.wordCapacity
      + CSVText.capacity(of: presentation?.firstDetent)
      + CSVText.capacity(of: presentation?.lastDetent)
    writer.cells(upTo: capacity) { cells, textCells in
      cells.integer(session.durationMicroseconds)
      cells.integer(session.gestures)
      cells.text(presentation?.firstDetent, textCells)
      cells.text(presentation?.lastDetent, textCells)
      cells.word(presentation?.outcome.rawValue)
      cells.word(presentation?.dismissedBy?.rawValue)
      cells.integer(session.attemptedDismissals)
      cells.integer(session.refusedDismissals)
      cells.integer(presentation?.detentChangesUser)
      cells.integer(presentation?.detentChangesProgrammatic)
      cells.integer(session.handOffsToContent)
      cells.integer(session.handOffsToSheet)
      cells.integer(presentation?.rageDrags)
      cells.integer(session.deadDrags)
      cells.integer(presentation?.regrets)
    }
  }
}

extension SessionsTable {
  /// Writes the first line, with a column `label_<name>` for each name, which must be sorted.
  public static func appendHeader(labelNames: [String], to writer: inout CSVWriter) {
    for column in columns { writer.text(column.name) }
    for name in labelNames { writer.text("label_" + name) }
    writer.endRow()
  }

  /// Writes the cells of labels and ends the row.
  ///
  /// - Parameters:
  ///   - labels: The session's labels, sorted by name.
  ///   - labelNames: The names of the label columns, sorted; a label of another name is left out.
  ///   - writer: Where the cells go.
  public static func endRow(
    labels: [Label], labelNames: [String], to writer: inout CSVWriter
  ) {
    var next = 0
    for name in labelNames {
      while next < labels.count, labels[next].name.precedes(name) { next += 1 }
      let isNamed = next < labels.count && labels[next].name.hasSameBytes(as: name)
      writer.text(isNamed ? labels[next].value : nil)
      if isNamed { next += 1 }
    }
    writer.endRow()
  }
}
