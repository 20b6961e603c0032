import TouchTraces

/// Tables as a Frictionless data package, which other programs read and check files with.
package struct DataPackage {
  private let tables: [TableSchema]

  /// Describes `tables`.
  package init(tables: [TableSchema]) {
    self.tables = tables
  }

  /// The text of `datapackage.json`: sorted keys, one final newline.
  package var fileText: String {
    let json = JSONValue.object([
      ("$schema", .string("https://datapackage.org/profiles/2.0/datapackage.json")),
      ("name", .string("detent")), ("resources", .array(tables.map(resource))),
    ])
    return JSONWriter.text(of: json, layout: .indented, order: .sorted) + "\n"
  }

  private func resource(_ table: TableSchema) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("name", .string(table.name)), ("description", .string("a row is " + table.summary)),
      ("schema", schema(of: table)), ("type", .string("table")),
    ]
    switch table.rows {
    case .file(let name):
      members += [
        ("path", .string(name)), ("format", .string("csv")), ("encoding", .string("utf-8")),
      ]
    case .inline(let rows):
      let names = table.columns.map(\.name)
      members.append(
        ("data", .array(([names] + rows).map { .array($0.map { .string($0) }) })))
    }
    return .object(members)
  }

  private func schema(of table: TableSchema) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("fields", .array(table.columns.map(field))), ("missingValues", .array([.string("")])),
    ]
    if table.hasMoreColumns { members.append(("fieldsMatch", .string("subset"))) }
    if !table.key.isEmpty {
      members.append(("primaryKey", .array(table.key.map { .string($0) })))
    }
    if let reference = reference(of: table) {
      members.append(("foreignKeys", .array([reference])))
    }
    return .object(members)
  }

  private func field(_ column: CSVColumn) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("name", .string(column.name)), ("type", .string(column.typeName)),
      ("description", .string(column.summary)),
    ]
    if let unit = column.unit { members.append(("unit", .string(unit))) }
    return .object(members)
  }

  /// What ties the rows of a report to the session that they belong to.
  private func reference(of table: TableSchema) -> JSONValue? {
    let parts = [
      GesturesTable.fileName, DwellsTable.fileName, HandOffsTable.fileName,
      CallbacksTable.fileName,
    ]
    guard case .file(let name) = table.rows, parts.contains(name),
      tables.contains(where: { $0.rows == .file(SessionsTable.fileName) })
    else { return nil }
    let column = JSONValue.array([.string(CSVColumn.sessionID.name)])
    return .object([
      ("fields", column),
      ("reference", .object([("resource", .string("sessions")), ("fields", column)])),
    ])
  }
}
