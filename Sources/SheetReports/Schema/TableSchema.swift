/// What a table is and what its columns hold, from the lists that write it.
package struct TableSchema: Equatable, Sendable {
  /// Where the rows are.
  package enum Rows: Equatable, Sendable {
    case file(String)
    /// Cells of a small table, by row, in the order of the columns.
    case inline([[String]])
  }

  package let name: String
  /// What a row is.
  package let summary: String
  package let columns: [CSVColumn]
  /// The columns that tell any two rows apart.
  package let key: [String]
  /// Whether columns that depend on the data stand beside these.
  package let hasMoreColumns: Bool
  package let rows: Rows

  /// Describes a table that is written as a file.
  package init<Table: CSVTable>(_ table: Table.Type) {
    self.init(
      fileName: Table.fileName, summary: Table.summary, columns: Table.columns, key: Table.key,
      hasMoreColumns: Table.hasMoreColumns)
  }

  /// Describes a table whose columns are known when it is written.
  init(
    fileName: String, summary: String, columns: [CSVColumn], key: [String], hasMoreColumns: Bool
  ) {
    name = String(fileName.prefix { $0 != "." })
    self.summary = summary
    self.columns = columns
    self.key = key
    self.hasMoreColumns = hasMoreColumns
    rows = .file(fileName)
  }

  /// Describes a table that is given in full.
  package init(name: String, summary: String, columns: [CSVColumn], rows: [[String]]) {
    self.name = name
    self.summary = summary
    self.columns = columns
    key = columns.prefix(1).map(\.name)
    hasMoreColumns = false
    self.rows = .inline(rows)
  }

  /// The tables that are written as files, by the commands that write them.
  package static let files = [
    TableSchema(SessionsTable.self), TableSchema(GesturesTable.self),
    TableSchema(DwellsTable.self), TableSchema(HandOffsTable.self),
    TableSchema(CallbacksTable.self), TableSchema(SummaryTable.self),
    TableSchema(ProblemsTable.self), TableSchema(ReplayTable.self), TableSchema(FlipsTable.self),
    TableSchema(CheckTable.self), SweepTable.schema, TableSchema(ParityTable.self),
    TableSchema(MatrixTable.self), TableSchema(OffendersTable.self),
  ]
}

extension CSVColumn {
  /// The unit that the name ends with; `nil` for a column without one.
  var unit: String? {
    let units = [("_us", "us"), ("_pt_s", "pt/s"), ("_pt", "pt")]
    return units.first { name.hasSuffix($0.0) }?.1
  }

  /// The type's name in a Frictionless table schema.
  var typeName: String {
    switch kind {
    case .text: "string"
    case .integer: "integer"
    case .points, .speed, .number: "number"
    case .flag: "boolean"
    }
  }
}
