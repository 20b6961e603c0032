public import SheetAnalytics
import SheetReplay
import TouchTraces

/// `gestures.csv`: one row per gesture, in the order of their beginnings.
public enum GesturesTable: SessionTable {
  public static let fileName = "gestures.csv"

  public static let columns = [
    CSVColumn("session_id", .text), CSVColumn("gesture", .integer),
    CSVColumn("start_us", .integer), CSVColumn("end_us", .integer), CSVColumn("began_on", .text),
    CSVColumn("eligible", .flag), CSVColumn("owners", .text),
    CSVColumn("handoffs_to_content", .integer), CSVColumn("handoffs_to_sheet", .integer),
    CSVColumn("arbitration_rule", .text), CSVColumn("from_detent", .text),
    CSVColumn("release_y_pt", .points), CSVColumn("release_velocity_pt_s", .speed),
    CSVColumn("projected_y_pt", .points), CSVColumn("release_rule", .text),
    CSVColumn("to_detent", .text), CSVColumn("outcome", .text), CSVColumn("travel_pt", .points),
    CSVColumn("overdrag_pt", .points), CSVColumn("content_offset_pt", .points),
    CSVColumn("settle_us", .integer), CSVColumn("metrics", .text),
  ]

  public static func appendCells(of row: GestureRow, to writer: inout CSVWriter) {
    writer.integer(row.number)
    writer.integer(row.startMicroseconds)
    writer.integer(row.endMicroseconds)
    writer.text(row.target.rawValue)
    writer.flag(row.eligible)
    writer.text(owners(of: row))
    writer.integer(row.handOffsToContent)
    writer.integer(row.handOffsToSheet)
    writer.text(row.arbitrationRule?.id)
    writer.text(row.fromDetent)
    writer.points(row.releaseY)
    writer.speed(row.releaseVelocity)
    writer.points(row.projectedY)
    writer.text(row.releaseRule?.id)
    writer.text(row.toDetent)
    writer.text(row.outcome.rawValue)
    writer.points(row.travel)
    writer.points(row.overdrag)
    writer.points(row.contentOffset)
    writer.integer(row.settleMicroseconds)
    writer.text(row.metrics.isEmpty ? nil : row.metrics.ids.joined(separator: " "))
  }

  private static func owners(of row: GestureRow) -> String? {
    guard row.handOffsToContent + row.handOffsToSheet > 0 else { return row.firstOwner?.rawValue }
    return row.owners.map(\.rawValue).joined(separator: ">")
  }
}
