import SheetAnalytics

/// `sweep.csv`: the varied fields, then the columns of `summary.csv`.
package enum SweepTable {
  package static let fileName = "sweep.csv"

  /// The columns behind the varied fields, which depend on the command line.
  package static let schema = TableSchema(
    fileName: fileName, summary: "a metric in a group of sessions, under one of the tunings",
    columns: SummaryTable.columns, key: [], hasMoreColumns: true)

  /// Writes the table: by point, then as `summary.csv`.
  package static func append(_ sweep: Sweep, to writer: inout CSVWriter) {
    for field in sweep.fields { writer.text(field.name) }
    for column in SummaryTable.columns { writer.text(column.name) }
    writer.endRow()
    for point in sweep.points {
      for row in point.rows {
        for value in point.values { writer.number(value) }
        SummaryTable.appendCells(of: row, to: &writer)
        writer.endRow()
      }
    }
  }
}
