/// `matrix.csv`: one row per tuning and tuning, each with itself included.
public enum MatrixTable: CSVTable {
  /// How often two tunings differ.
  public struct Row: Equatable, Sendable {
    public var a: String
    public var b: String
    public var gestures: Int64
    /// Gestures that end otherwise under `b` than under `a`.
    public var differing: Int64
    /// The same per gesture; `nil` without gestures.
    public var share: Double?
  }

  public static let fileName = "matrix.csv"

  public static let summary = "how often the outcomes of two tunings differ"
  public static let key = ["tuning_a", "tuning_b"]

  public static let columns = [
    CSVColumn("tuning_a", .text, "preset or file"),
    CSVColumn("tuning_b", .text, "preset or file that it is compared with"),
    CSVColumn("gestures", .integer, "gestures that were compared"),
    CSVColumn("differing", .integer, "gestures whose outcome differs"),
    CSVColumn("share", .number, "the same per gesture"),
  ]

  public static func appendCells(of row: Row, to writer: inout CSVWriter) {
    writer.text(row.a)
    writer.text(row.b)
    writer.integer(row.gestures)
    writer.integer(row.differing)
    writer.number(row.share)
  }
}
