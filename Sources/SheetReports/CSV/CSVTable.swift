/// A column of a table: its name is a contract, its kind says how a cell is written.
public struct CSVColumn: Equatable, Sendable {
  /// What the cells of a column hold.
  public enum Kind: String, Sendable {
    case text
    case integer
    /// A number in points, with three decimals.
    case points
    /// A number in points per second, with one decimal.
    case speed
    /// Any other number, in the shortest form that reads back.
    case number
    case flag
  }

  /// The name in the first line; unit included.
  public let name: String
  /// What the cells hold.
  public let kind: Kind
  /// What the cells mean, lower case, without full stop.
  public let summary: String

  /// Creates a column.
  package init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }

  /// The first column of every table of sessions.
  static let sessionID = CSVColumn(
    "session_id", .text,
    "id of the session; a further presentation of its sheet appends .2 and so on")
  static let gesture = CSVColumn(
    "gesture", .integer, "number of the gesture in its session, from 1")
}

/// A file of rows of one type.
public protocol CSVTable {
  associatedtype Row

  /// The file's name, such as `gestures.csv`.
  static var fileName: String { get }
  /// What a row is, lower case, without full stop.
  static var summary: String { get }
  /// The columns, in order.
  static var columns: [CSVColumn] { get }
  /// The columns that tell any two rows apart; none where rows may be equal.
  static var key: [String] { get }
  /// Whether columns that depend on the data stand behind these.
  static var hasMoreColumns: Bool { get }
  /// Writes the cells of a row, without the session id that leads a `SessionTable`.
  static func appendCells(of row: Row, to writer: inout CSVWriter)
}

extension CSVTable {
  public static var hasMoreColumns: Bool { false }

  /// Writes the first line.
  public static func appendHeader(to writer: inout CSVWriter) {
    for column in columns { writer.text(column.name) }
    writer.endRow()
  }
}

/// A table whose first column is the session id, which is final only when all files are read.
///
/// The cells behind the id can be built early and be kept as bytes:
///
///     GesturesTable.appendCells(of: row, to: &cells)      // when the session ends
///     output.row(id: idCell, cells: kept)      // when the id is known
public protocol SessionTable: CSVTable {}

extension SessionTable {
  /// Writes a row at once.
  public static func appendRow(id: String, _ row: Row, to writer: inout CSVWriter) {
    writer.text(id)
    appendCells(of: row, to: &writer)
    writer.endRow()
  }
}
