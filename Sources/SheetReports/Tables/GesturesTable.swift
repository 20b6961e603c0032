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
    writer.integer(row.number)
    writer.integer(row.startMicroseconds)
    writer.integer(row.endMicroseconds)
    writer.word(row.target.rawValue)
    writer.flag(row.eligible)
    writer.word(owners(of: row))
    writer.integer(row.handOffsToContent)
    writer.integer(row.handOffsToSheet)
    writer.word(row.arbitrationRule?.id)
    writer.text(row.fromDetent)
    writer.points(row.releaseY)
    writer.speed(row.releaseVelocity)
    writer.points(row.projectedY)
    writer.word(row.releaseRule?.id)
    writer.text(row.toDetent)
    writer.word(row.outcome.rawValue)
    writer.points(row.travel)
    writer.points(row.overdrag)
    writer.points(row.contentOffset)
    writer.integer(row.settleMicroseconds)
    writer.word(row.metrics.isEmpty ? nil : row.metrics.ids.joined(separator: " "))
  }

  private static func owners(of row: GestureRow) -> String? {
    guard row.handOffsToContent + row.handOffsToSheet > 0 else { return row.firstOwner?.rawValue }
    return row.owners.map(\.rawValue).joined(separator: ">")
  }
}
