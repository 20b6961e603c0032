public import SheetAnalytics

/// `parity.csv`: one row per gesture and tuning.
public enum ParityTable: SessionTable {
  /// A gesture under one tuning.
  public struct Row: Equatable, Sendable {
    /// Its number in the session, from 1.
    public var gesture: Int
    /// The tuning's name.
    public var tuning: String
    /// `nil` if it did not happen.
    public var end: GestureEnd?

    /// Creates a row.
    public init(gesture: Int, tuning: String, end: GestureEnd?) {
      self.gesture = gesture
      self.tuning = tuning
      self.end = end
    }
  }

  public static let fileName = "parity.csv"

  public static let summary = "a gesture under one of the compared tunings"
  public static let key = ["session_id", "gesture", "tuning"]

  public static let columns: [CSVColumn] = [
    .sessionID,
    .gesture,
    CSVColumn("tuning", .text, "preset or file"),
    CSVColumn("outcome", .text, "outcome under it; empty if the gesture did not happen"),
    CSVColumn("rule", .text, "rule that decided it"),
  ]

  public static func appendCells(of row: Row, to writer: inout CSVWriter) {
    writer.integer(row.gesture)
    writer.text(row.tuning)
    writer.text(row.end?.text)
    writer.text(row.end?.rule)
  }
}
