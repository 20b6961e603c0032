public import TouchTraces

/// `problems.csv`: one row per finding, in order of source and place.
public enum ProblemsTable: CSVTable {
  /// A finding with the file and, where it concerns one, the session.
  public struct Row: Equatable, Sendable {
    /// Path below the argument.
    public var source: String
    /// The session's final id; `nil` where the whole file is meant.
    public var sessionID: String?
    public var finding: Finding
    /// What the finding costs; that of its kind unless the whole file is lost by it.
    public var severity: Severity

    /// Creates the row of a finding in `source`.
    public init(
      source: String, sessionID: String?, finding: Finding, severity: Severity? = nil
    ) {
      self.source = source
      self.sessionID = sessionID
      self.finding = finding
      self.severity = severity ?? finding.kind.severity
    }
  }

  public static let fileName = "problems.csv"
  public static let summary = "something that is wrong with a file or a session"
  public static let key: [String] = []

  public static let columns: [CSVColumn] = [
    CSVColumn("source", .text, "file, as the path below the argument"),
    CSVColumn("session_id", .text, "session that it concerns; empty for the whole file"),
    CSVColumn("severity", .text, "what it costs: rejected, degraded or note"),
    CSVColumn("kind", .text, "what was found"),
    CSVColumn("line", .integer, "line of the file, from 1"),
    CSVColumn("byte_offset", .integer, "byte of the decompressed file, from 0"),
    CSVColumn("message", .text, "what was found, in words"),
  ]

  public static func appendCells(of row: Row, to writer: inout CSVWriter) {
    writer.text(row.source)
    writer.text(row.sessionID)
    writer.text(row.severity.rawValue)
    writer.text(row.finding.kind.rawValue)
    writer.integer(row.finding.location?.line)
    writer.integer(row.finding.location?.byteOffset)
    writer.text(row.finding.message)
  }

  /// Writes a row at once.
  public static func appendRow(_ row: Row, to writer: inout CSVWriter) {
    appendCells(of: row, to: &writer)
    writer.endRow()
  }
}
