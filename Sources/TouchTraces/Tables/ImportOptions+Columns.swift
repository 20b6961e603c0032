extension ImportOptions {
  /// Whether the user says what the columns of tables are.
  package var namesColumns: Bool { columns != nil || tablePreset != nil }

  /// Whether every name is that of a column of a table, or a dash, with x and y among them.
  ///
  /// - Parameter names: The names of columns, from the left.
  /// - Returns: Whether a table can be read with them.
  package static func canRead(columns names: [String]) -> Bool {
    let columns = names.compactMap { TableColumn(name: $0) }
    return columns.count == names.count && TableColumns(columns) != nil
  }
}
