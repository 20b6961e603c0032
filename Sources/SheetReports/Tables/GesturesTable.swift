public import SheetAnalytics
import SheetReplay
import TouchTraces

/// `gestures.csv`: one row per gesture, in the order of their beginnings.
public enum GesturesTable: SessionTable {
  public static let fileName = "gestures.csv"
  public static let summary = "a gesture, from the first finger down to the last finger up"
  public static let key = ["session_id", "gesture"]

  public static let columns: [CSVColumn] = [
    .sessionID,
    .gesture,
    CSVColumn("start_us", .integer, "first finger down, since the start of the session"),
    CSVColumn("end_us", .integer, "last finger up, since the start of the session"),
    CSVColumn("began_on", .text, "part of the sheet under the first finger"),
    CSVColumn("eligible", .flag, "whether sheet and content could both have taken the drag"),
    CSVColumn("owners", .text, "who owned the drag, hand-offs between them"),
    CSVColumn("handoffs_to_content", .integer, "hand-offs from the sheet to the content"),
    CSVColumn("handoffs_to_sheet", .integer, "hand-offs from the content to the sheet"),
    CSVColumn("arbitration_rule", .text, "rule that gave the drag to its first owner"),
    CSVColumn("from_detent", .text, "detent before the gesture"),
    CSVColumn("release_y_pt", .points, "edge of the sheet at the release, without resistance"),
    CSVColumn("release_velocity_pt_s", .speed, "velocity at the release, downwards positive"),
    CSVColumn("projected_y_pt", .points, "where the release would have come to rest"),
    CSVColumn("release_rule", .text, "rule that decided the release"),
    CSVColumn("to_detent", .text, "detent after the gesture; empty for dismissed and open"),
    CSVColumn("outcome", .text, "how the gesture ended"),
    CSVColumn("travel_pt", .points, "farthest way of the sheet from where the drag was recognised"),
    CSVColumn("overdrag_pt", .points, "farthest way past the last detent"),
    CSVColumn("content_offset_pt", .points, "offset of the content after the last finger up"),
    CSVColumn("settle_us", .integer, "length of the animation that the gesture started"),
    CSVColumn("metrics", .text, "ids of the incidents that it counts for"),
  ]

  public static func appendCells(of row: GestureRow, to writer: inout CSVWriter) {
    let owners = owners(of: row)
    let capacity =
      7 * CSVCells.integerCapacity + 6 * CSVCells.fixedCapacity + 6 * CSVCells.wordCapacity
      + CSVText.capacity(of: owners) + CSVText.capacity(of: row.fromDetent)
      + CSVText.capacity(of: row.toDetent)
    writer.cells(upTo: capacity) { cells, textCells in
      cells.integer(row.number)
      cells.integer(row.startMicroseconds)
      cells.integer(row.endMicroseconds)
      cells.word(row.target.rawValue)
      cells.flag(row.eligible)
      cells.word(owners)
      cells.integer(row.handOffsToContent)
      cells.integer(row.handOffsToSheet)
      cells.word(row.arbitrationRule?.id)
      cells.text(row.fromDetent, textCells)
      cells.points(row.releaseY)
      cells.speed(row.releaseVelocity)
      cells.points(row.projectedY)
      cells.word(row.releaseRule?.id)
      cells.text(row.toDetent, textCells)
      cells.word(row.outcome.rawValue)
      cells.points(row.travel)
      cells.points(row.overdrag)
      cells.points(row.contentOffset)
      cells.integer(row.settleMicroseconds)
      cells.words(row.metrics)
    }
  }

  private static func owners(of row: GestureRow) -> String? {
    guard row.handOffsToContent + row.handOffsToSheet > 0 else { return row.firstOwner?.rawValue }
    return row.owners.map(\.rawValue).joined(separator: ">")
  }
}

extension CSVCells {
  /// Writes a cell of the ids of metrics; all of them have room in that of a word.
  fileprivate mutating func words(_ metrics: GestureMetrics) {
    let start = count
    metrics.forEachID { id in
      if count > start { append(UInt8(ascii: " ")) }
      append(bytes: id.utf8.span)
    }
    append(Self.comma)
  }
}
