import SheetReplay
import TouchTraces

/// The rows of `detent replay` as NDJSON: full precision, members sorted by name.
///
/// `u`, `velocity` and `projected` stand only where a release was decided, `settle_us` only where
/// a sheet animation started.
public enum ReplayLines {
  /// Writes the line of `row`.
  ///
  /// - Parameters:
  ///   - id: The session's id.
  ///   - row: The event and what it did.
  ///   - line: Where it goes.
  public static func appendRow(id: String, _ row: ReplayRow, to line: inout NDJSONWriter) {
    line.beginObject()
    line.text("callbacks", row.callbacksText)
    line.number("content_offset_pt", row.contentOffset)
    line.text("detent", row.detent)
    line.number("dim", row.dim)
    line.integer("event", Int64(row.number))
    line.text("kind", row.kind)
    line.text("owner", row.owner.rawValue)
    line.text("phase", row.phase.rawValue)
    if let projected = row.release?.projected { line.number("projected", projected) }
    line.text("rules", row.rulesText)
    line.text("session_id", id)
    if let settle = row.settleMicroseconds { line.integer("settle_us", settle) }
    line.number("sheet_y_pt", row.sheetY)
    line.integer("time_us", row.time.microseconds)
    if let u = row.release?.u { line.number("u", u) }
    if let velocity = row.release?.velocity { line.number("velocity", velocity) }
    line.endObject()
  }
}
