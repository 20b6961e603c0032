import SheetAnalytics

/// `offenders.csv`: one row per distinct outcome of the gestures that tunings agree on least.
package enum OffendersTable: SessionTable {
  package static let fileName = "offenders.csv"

  package static let summary = "an outcome of a gesture that tunings agree on least"
  package static let key = ["session_id", "gesture", "tunings"]

  package static let columns: [CSVColumn] = [
    .sessionID,
    .gesture,
    CSVColumn("tunings", .text, "tunings with the same outcome, separated by blanks"),
    CSVColumn("outcome", .text, "their outcome; empty if the gesture did not happen"),
    CSVColumn("rule", .text, "rule that decided it under the first of them"),
    CSVColumn("reason", .text, "what the rule says"),
    CSVColumn("outcomes", .integer, "distinct outcomes of the gesture"),
    CSVColumn("explanation", .text, "command that explains the gesture under the first of them"),
  ]

  package static func appendCells(of row: Parity.OutcomeRow, to writer: inout CSVWriter) {
    writer.integer(row.gesture)
    writer.text(row.tunings.joined(separator: " "))
    writer.text(row.outcome.end?.text)
    writer.text(row.outcome.end?.rule)
    writer.text(row.reason)
    writer.integer(row.outcomes)
    writer.text(row.explanation)
  }
}
