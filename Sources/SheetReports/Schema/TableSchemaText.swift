/// A table's columns as `detent schema` prints them for people.
package enum TableSchemaText {
  /// Writes the text.
  package static func write(
    _ schema: TableSchema, to output: inout some TextOutputStream, layout: TextLayout
  ) {
    switch schema.rows {
    case .file(let name):
      let title = "\(name): a row is \(schema.summary)"
      for line in layout.broken(title) + columns(of: schema).lines(in: layout) {
        print(line, to: &output)
      }
    case .inline(let rows):
      for line in self.rows(rows, of: schema).lines(in: layout) { print(line, to: &output) }
    }
  }

  private static func columns(of schema: TableSchema) -> TextTable {
    var table = TextTable([.left, .left, .left, .left])
    table.add(["  column", "type", "unit", "meaning"], .heading)
    for column in schema.columns {
      table.add(["  " + column.name, column.typeName, column.unit ?? "", column.summary])
    }
    return table
  }

  private static func rows(_ rows: [[String]], of schema: TableSchema) -> TextTable {
    var table = TextTable(
      schema.columns.map { $0.kind == .integer ? TextTable.Alignment.right : .left })
    table.add(schema.columns.map(\.name), .heading)
    for row in rows { table.add(row) }
    return table
  }
}
