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

  public static let columns = [
    CSVColumn("session_id", .text), CSVColumn("source", .text), CSVColumn("user", .text),
    CSVColumn("status", .text), CSVColumn("duration_us", .integer),
    CSVColumn("gestures", .integer), CSVColumn("first_detent", .text),
    CSVColumn("last_detent", .text), CSVColumn("outcome", .text),
    CSVColumn("dismissed_by", .text), CSVColumn("attempted_dismissals", .integer),
    CSVColumn("refused_dismissals", .integer), CSVColumn("detent_changes_user", .integer),
    CSVColumn("detent_changes_programmatic", .integer),
    CSVColumn("handoffs_to_content", .integer), CSVColumn("handoffs_to_sheet", .integer),
    CSVColumn("rage_drags", .integer), CSVColumn("dead_drags", .integer),
    CSVColumn("regrets", .integer),
  ]

  public static func appendCells(of row: Row, to writer: inout CSVWriter) {
    let session = row.session
    let presentation = session.presentation
    writer.text(row.source)
    writer.text(row.user)
    writer.text(row.status.rawValue)
    writer.integer(session.durationMicroseconds)
    writer.integer(session.gestures)
    writer.text(presentation?.firstDetent)
    writer.text(presentation?.lastDetent)
    writer.text(presentation?.outcome.rawValue)
    writer.text(presentation?.dismissedBy?.rawValue)
    writer.integer(session.attemptedDismissals)
    writer.integer(session.refusedDismissals)
    writer.integer(presentation?.detentChangesUser)
    writer.integer(presentation?.detentChangesProgrammatic)
    writer.integer(session.handOffsToContent)
    writer.integer(session.handOffsToSheet)
    writer.integer(presentation?.rageDrags)
    writer.integer(session.deadDrags)
    writer.integer(presentation?.regrets)
  }
}

extension SessionsTable {
  /// Writes the first line, with a column `label_<name>` for each name, which must be sorted.
  public static func appendHeader(labelNames: [String], to writer: inout CSVWriter) {
    for column in columns { writer.text(column.name) }
    for name in labelNames { writer.text("label_" + name) }
    writer.endRow()
  }

  /// Writes a row whose cells behind the id were built before.
  ///
  /// - Parameters:
  ///   - id: The session's final id.
  ///   - cells: What `appendCells` built.
  ///   - labels: The session's labels.
  ///   - labelNames: The names of the label columns; a label of another name is left out.
  ///   - writer: Where the row goes.
  public static func appendRow(
    id: String, cells: some Collection<UInt8>, labels: [Label], labelNames: [String],
    to writer: inout CSVWriter
  ) {
    writer.text(id)
    writer.cells(cells)
    for name in labelNames {
      writer.text(labels.first { $0.name == name }?.value)
    }
    writer.endRow()
  }
}
